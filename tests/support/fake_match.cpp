#include "tests/support/fake_match.h"

#include <algorithm>
#include <cassert>

namespace tests {

using core::Choice;
using core::EventSink;
using core::kEverySeat;
using core::maskOf;
using core::Prompt;
using core::Seat;
using core::seatAt;

namespace {

Choice make(FakeVerb verb, int a = 0xFF, int b = 0xFF)
{
    return { static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0xFF };
}

}

std::uint8_t Pile::pop()
{
    const std::uint8_t id = ids[--size];
    ids[size] = 0;
    return id;
}

bool Pile::remove(std::uint8_t id)
{
    std::uint8_t* const found = std::find(begin(), end(), id);
    if (found == end())
        return false;
    std::copy(found + 1, end(), found);
    ids[--size] = 0;
    return true;
}

void Pile::sort()
{
    std::sort(begin(), end());
}

int fakeValue(std::uint8_t id)
{
    return 1 + id % kFakeDeck % 5;
}

Seat fakeOwner(std::uint8_t id)
{
    return seatAt(id / kFakeDeck);
}

FakeMatch::FakeMatch(int seats, std::uint64_t seed, bool raids)
{
    m_state.rng = core::Rng(seed);
    m_state.seats = static_cast<std::uint8_t>(seats);
    m_state.raids = raids;
    for (int seat = 0; seat < seats; ++seat) {
        Pile& deck = m_state.deck[static_cast<std::size_t>(seat)];
        for (int i = 0; i < kFakeDeck; ++i)
            deck.push(static_cast<std::uint8_t>(seat * kFakeDeck + i));
        m_state.rng.shuffle(deck);
        for (int i = 0; i < 3; ++i)
            draw(seat, nullptr);
    }
    askMulliganFrom(0, nullptr);
}

void FakeMatch::tell(
    EventSink* events, FakeEvent kind, int seat, std::uint8_t card, int pier, int amount, core::SeatMask audience) const
{
    if (events != nullptr)
        events->onEvent({ static_cast<std::uint8_t>(kind), seatAt(seat), card, static_cast<std::uint8_t>(pier), 0xFF,
            audience, static_cast<std::int16_t>(amount) });
}

void FakeMatch::ask(int seat, FakeReason reason)
{
    m_state.asked = static_cast<std::uint8_t>(seat);
    m_state.reason = reason;
}

void FakeMatch::askMulliganFrom(int seat, EventSink* events)
{
    for (; seat < m_state.seats; ++seat) {
        const Pile& hand = m_state.hand[static_cast<std::size_t>(seat)];
        if (std::none_of(hand.begin(), hand.end(), [](std::uint8_t id) { return fakeValue(id) >= 4; })) {
            ask(seat, FakeReason::Mulligan);
            return;
        }
    }
    beginTurn(0, events);
}

void FakeMatch::beginTurn(int seat, EventSink* events)
{
    ++m_state.turn;
    m_state.current = static_cast<std::uint8_t>(seat);
    m_state.playsLeft = 2;
    m_state.card = 0xFF;
    m_state.where = 0xFF;
    ask(seat, FakeReason::PlayPhase);
    tell(events, FakeEvent::TurnBegan, seat, 0xFF, 0xFF, m_state.turn);
}

std::uint8_t FakeMatch::heldCard(int seat, int value) const
{
    for (const std::uint8_t id : m_state.hand[static_cast<std::size_t>(seat)])
        if (fakeValue(id) == value)
            return id;
    return 0xFF;
}

std::uint8_t FakeMatch::ownCardAt(int seat, int pier, int value) const
{
    for (const std::uint8_t id : m_state.pier[static_cast<std::size_t>(pier)])
        if (fakeOwner(id) == seatAt(seat) && fakeValue(id) == value)
            return id;
    return 0xFF;
}

bool FakeMatch::ready(int pier) const
{
    int total = 0;
    for (const std::uint8_t id : m_state.pier[static_cast<std::size_t>(pier)])
        total += fakeValue(id);
    return total >= kPierLimits[static_cast<std::size_t>(pier)];
}

Prompt FakeMatch::question() const
{
    Prompt prompt;
    if (m_state.decided)
        return prompt;
    const FakeState& s = m_state;
    prompt.seat = seatAt(s.asked);
    prompt.reason = static_cast<std::uint8_t>(s.reason);
    prompt.source = s.card;
    switch (s.reason) {
    case FakeReason::Mulligan:
    case FakeReason::ScoutTop:
        prompt.choices.push(make(FakeVerb::Yes));
        prompt.choices.push(make(FakeVerb::Pass));
        break;
    case FakeReason::PlayPhase:
        for (int value = 1; value <= 5 && s.playsLeft > 0; ++value)
            if (heldCard(s.asked, value) != 0xFF)
                prompt.choices.push(make(FakeVerb::Play, value));
        prompt.choices.push(make(FakeVerb::End));
        break;
    case FakeReason::ChoosePier:
        for (int pier = 0; pier < kFakePiers; ++pier)
            prompt.choices.push(make(FakeVerb::Pier, pier));
        break;
    case FakeReason::ChooseSeat:
        for (int seat = 0; seat < s.seats; ++seat)
            if (seat != s.current && s.hand[static_cast<std::size_t>(seat)].size > 0)
                prompt.choices.push(make(FakeVerb::Raid, seat));
        break;
    case FakeReason::ThrowCard:
        for (int value = 1; value <= 5; ++value)
            if (heldCard(s.asked, value) != 0xFF)
                prompt.choices.push(make(FakeVerb::Throw, value));
        break;
    case FakeReason::PullCard:
        for (int pier = 0; pier < kFakePiers; ++pier)
            for (int value = 1; value <= 5 && pier != s.where; ++value)
                if (ownCardAt(s.asked, pier, value) != 0xFF)
                    prompt.choices.push(make(FakeVerb::Pull, value, pier));
        prompt.choices.push(make(FakeVerb::Pass));
        break;
    case FakeReason::ScorePier:
        for (int pier = 0; pier < kFakePiers; ++pier)
            if (ready(pier))
                prompt.choices.push(make(FakeVerb::Score, pier));
        break;
    }
    return prompt;
}

void FakeMatch::apply(Choice choice, EventSink* events)
{
    FakeState& s = m_state;
    if (choice == core::kAgreeToEnd) {
        s.decided = true;
        s.winners = static_cast<std::uint8_t>((1U << s.seats) - 1);
        tell(events, FakeEvent::Won, s.current);
        return;
    }
    assert(question().accepts(choice));
    const int seat = s.asked;
    const auto at = [](int index) { return static_cast<std::size_t>(index); };
    switch (static_cast<FakeVerb>(choice.verb)) {
    case FakeVerb::Yes:
        if (s.reason == FakeReason::Mulligan) {
            while (s.hand[at(seat)].size > 0)
                s.thrown[at(seat)].push(s.hand[at(seat)].pop());
            for (const std::uint8_t id : s.thrown[at(seat)])
                s.knownBy[id] = kEverySeat;
            for (int i = 0; i < 3; ++i)
                draw(seat, events);
            askMulliganFrom(seat + 1, events);
        } else {
            const std::uint8_t top = s.deck[at(seat)].pop();
            s.thrown[at(seat)].push(top);
            s.knownBy[top] = kEverySeat;
            ++s.disclosures;
            tell(events, FakeEvent::Thrown, seat, top);
            ask(seat, FakeReason::PlayPhase);
        }
        break;
    case FakeVerb::Pass:
        if (s.reason == FakeReason::Mulligan)
            askMulliganFrom(seat + 1, events);
        else
            ask(s.current, FakeReason::PlayPhase);
        break;
    case FakeVerb::Play:
        s.card = heldCard(seat, choice.a);
        s.knownBy[s.card] = kEverySeat; // laid open while its pier is chosen
        ask(seat, FakeReason::ChoosePier);
        break;
    case FakeVerb::Pier:
        s.where = choice.a;
        s.hand[at(seat)].remove(s.card);
        s.pier[at(s.where)].push(s.card);
        s.knownBy[s.card] = kEverySeat;
        --s.playsLeft;
        tell(events, FakeEvent::Played, seat, s.card, s.where);
        landed(events);
        break;
    case FakeVerb::Raid:
        raid(choice.a, events);
        break;
    case FakeVerb::Throw:
        throwAway(seat, heldCard(seat, choice.a), events);
        ask(s.current, FakeReason::PlayPhase);
        break;
    case FakeVerb::Pull: {
        const std::uint8_t id = ownCardAt(seat, choice.b, choice.a);
        s.pier[choice.b].remove(id);
        s.pier[s.where].push(id);
        ask(seat, FakeReason::PlayPhase);
        break;
    }
    case FakeVerb::Score:
        score(choice.a, events);
        goOnScoring(events);
        break;
    case FakeVerb::End:
        s.card = 0xFF;
        s.where = 0xFF;
        goOnScoring(events);
        break;
    }
    if (s.reason == FakeReason::PlayPhase) {
        s.card = 0xFF;
        s.where = 0xFF;
    }
}

/// The card being played has come to its pier: what it does there.
void FakeMatch::landed(EventSink* events)
{
    FakeState& s = m_state;
    ask(s.current, FakeReason::PlayPhase);
    switch (fakeValue(s.card)) {
    case 2: {
        int only = -1;
        int count = 0;
        for (int seat = 0; seat < s.seats && s.raids; ++seat)
            if (seat != s.current && s.hand[static_cast<std::size_t>(seat)].size > 0) {
                only = seat;
                ++count;
            }
        if (count > 1)
            ask(s.current, FakeReason::ChooseSeat);
        else if (count == 1)
            raid(only, events);
        break;
    }
    case 3:
        scout(events);
        break;
    case 4:
        ask(s.current, FakeReason::PullCard);
        if (question().choices.size() == 1)
            ask(s.current, FakeReason::PlayPhase);
        break;
    default:
        break;
    }
}

void FakeMatch::raid(int victim, EventSink* events)
{
    tell(events, FakeEvent::Raided, victim);
    ask(victim, FakeReason::ThrowCard);
    const Prompt next = question();
    if (next.choices.size() > 1)
        return;
    throwAway(victim, heldCard(victim, next.choices[0].a), events);
    ask(m_state.current, FakeReason::PlayPhase);
}

void FakeMatch::scout(EventSink* events)
{
    (void)events;
    FakeState& s = m_state;
    Pile& deck = s.deck[s.current];
    if (deck.size == 0 && !refill(s.current))
        return;
    s.knownBy[deck.ids[deck.size - 1U]] |= maskOf(seatAt(s.current));
    ++s.disclosures;
    ask(s.current, FakeReason::ScoutTop);
}

void FakeMatch::throwAway(int seat, std::uint8_t id, EventSink* events)
{
    m_state.hand[static_cast<std::size_t>(seat)].remove(id);
    m_state.thrown[static_cast<std::size_t>(seat)].push(id);
    m_state.knownBy[id] = kEverySeat;
    ++m_state.disclosures;
    tell(events, FakeEvent::Thrown, seat, id);
}

void FakeMatch::score(int pier, EventSink* events)
{
    FakeState& s = m_state;
    core::PerSeat<int> strength {};
    Pile& pile = s.pier[static_cast<std::size_t>(pier)];
    for (const std::uint8_t id : pile)
        strength[static_cast<std::size_t>(core::indexOf(fakeOwner(id)))] += fakeValue(id);
    int packed = 0;
    for (std::size_t seat = 0; seat < s.seats; ++seat) {
        const auto place
            = std::count_if(strength.begin(), strength.end(), [&](int other) { return other > strength[seat]; });
        const int points = strength[seat] > 0 && place < 3 ? kPierPoints[static_cast<std::size_t>(place)] : 0;
        s.score[seat] = static_cast<std::int16_t>(s.score[seat] + points);
        packed |= points << (3 * static_cast<int>(seat));
    }
    while (pile.size > 0) {
        const std::uint8_t id = pile.pop();
        s.thrown[id / kFakeDeck].push(id);
    }
    tell(events, FakeEvent::Scored, s.current, 0xFF, pier, packed);
}

/// Scores what must be scored, asks where there is a choice, and ends the turn when nothing is left.
void FakeMatch::goOnScoring(EventSink* events)
{
    FakeState& s = m_state;
    ask(s.current, FakeReason::ScorePier);
    const Prompt next = question();
    if (next.choices.size() > 1)
        return;
    if (next.choices.size() == 1)
        score(next.choices[0].a, events);

    for (int i = 0; i < 2 && s.hand[s.current].size < kFakeHandLimit; ++i)
        draw(s.current, events);
    const std::int16_t best = *std::max_element(s.score.begin(), s.score.end());
    core::SeatMask leaders = 0;
    for (int seat = 0; seat < s.seats; ++seat)
        if (s.score[static_cast<std::size_t>(seat)] == best)
            leaders |= maskOf(seatAt(seat));
    const bool alone = (leaders & (leaders - 1)) == 0;
    if ((best >= kFakePointsToWin && alone) || s.turn >= kFakeLastTurn) {
        s.decided = true;
        s.winners = leaders;
        tell(events, FakeEvent::Won, s.current);
        return;
    }
    beginTurn((s.current + 1) % s.seats, events);
}

bool FakeMatch::draw(int seat, EventSink* events)
{
    Pile& deck = m_state.deck[static_cast<std::size_t>(seat)];
    if (deck.size == 0 && !refill(seat))
        return false;
    const std::uint8_t id = deck.pop();
    Pile& hand = m_state.hand[static_cast<std::size_t>(seat)];
    hand.push(id);
    hand.sort();
    m_state.knownBy[id] |= maskOf(seatAt(seat));
    ++m_state.disclosures;
    tell(events, FakeEvent::Drew, seat, id, 0xFF, 0, maskOf(seatAt(seat)));
    return true;
}

bool FakeMatch::refill(int seat)
{
    Pile& deck = m_state.deck[static_cast<std::size_t>(seat)];
    Pile& thrown = m_state.thrown[static_cast<std::size_t>(seat)];
    if (thrown.size == 0)
        return false;
    while (thrown.size > 0) {
        const std::uint8_t id = thrown.pop();
        m_state.knownBy[id] = 0;
        deck.push(id);
    }
    // Sorted first: the order in which cards were thrown away must not shine through for anybody.
    deck.sort();
    m_state.rng.shuffle(deck);
    ++m_state.disclosures;
    return true;
}

core::Standing FakeMatch::standing() const
{
    return { m_state.turn, m_state.turn == 0 ? core::SeatMask { 0 } : core::maskOf(seatAt(m_state.current)),
        m_state.score };
}

} // namespace tests
