#include "tests/support/tower_match.h"

#include <algorithm>
#include <cassert>

namespace tests {

using core::Choice;
using core::EventSink;
using core::firstSeats;
using core::kEverySeat;
using core::maskOf;
using core::Prompt;
using core::Seat;
using core::seatAt;
using core::SeatMask;

namespace {

constexpr int kRamFloors = 4;
constexpr int kBackfireFloors = 2;
constexpr int kPropFloors = 2; ///< that one takes off a fall
constexpr int kMostShotFloors = 3;

constexpr std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

Choice make(TowerVerb verb, int a = 0xFF, int b = 0xFF, int c = 0xFF)
{
    return { static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
        static_cast<std::uint8_t>(c) };
}

}

TowerKind towerKind(std::uint8_t id)
{
    return static_cast<TowerKind>(id % kTowerKinds);
}

TowerMatch::TowerMatch(const TowerRules& rules)
{
    TowerState& s = m_state;
    s.rng = core::Rng(rules.seed);
    s.seats = static_cast<std::uint8_t>(rules.seats);
    s.beginning = static_cast<std::uint8_t>(rules.height);
    s.teams = rules.teams ? 2 : 0;
    s.shared = rules.shared ? 1 : 0;
    s.lastTurn = static_cast<std::uint8_t>(kTowerTurns * rules.seats / (rules.shared ? 2 : 1));
    const int enemies = rules.teams ? rules.seats / 2 : rules.seats - 1;
    s.windows = static_cast<std::uint8_t>(kTowerTargets / (enemies * rules.height));
    for (int id = 0; id < kTowerCards; ++id)
        s.deck.push(static_cast<std::uint8_t>(id));
    s.rng.shuffle(s.deck);
    for (int seat = 0; seat < rules.seats; ++seat) {
        s.height[at(seat)] = static_cast<std::int16_t>(rules.height);
        draw(seat, nullptr);
    }
    beginTurn(0, nullptr);
}

void TowerMatch::tell(
    EventSink* events, TowerEvent kind, int seat, int card, int other, int amount, SeatMask audience) const
{
    if (events != nullptr)
        events->onEvent({ static_cast<std::uint8_t>(kind), seatAt(seat), static_cast<std::uint8_t>(card), 0xFF,
            static_cast<std::uint8_t>(other), audience, static_cast<std::int16_t>(amount) });
}

SeatMask TowerMatch::teamOf(int seat) const
{
    SeatMask team = maskOf(seatAt(seat));
    for (int other = 0; other < m_state.seats; ++other)
        if (m_state.teams != 0 && other % m_state.teams == seat % m_state.teams)
            team |= maskOf(seatAt(other));
    return team;
}

std::uint8_t TowerMatch::heldCard(int seat, int kind) const
{
    for (const std::uint8_t id : m_state.hand[at(seat)])
        if (towerKind(id) == static_cast<TowerKind>(kind))
            return id;
    return 0xFF;
}

int TowerMatch::nextStanding(int seat) const
{
    do
        seat = (seat + 1) % m_state.seats;
    while (!stands(seat));
    return seat;
}

void TowerMatch::beginTurn(int seat, EventSink* events)
{
    ++m_state.turn;
    m_state.current = static_cast<std::uint8_t>(seat);
    m_state.partner = m_state.shared != 0 ? static_cast<std::uint8_t>(nextStanding(seat)) : std::uint8_t { 0xFF };
    tell(events, TowerEvent::TurnBegan, seat, 0xFF, m_state.partner, m_state.turn);
    beginPhase(seat);
}

void TowerMatch::beginPhase(int seat)
{
    m_state.asked = static_cast<std::uint8_t>(seat);
    m_state.playsLeft = kTowerPlays;
    m_state.reason = TowerReason::PlayPhase;
    m_state.card = 0xFF;
    m_state.victim = 0xFF;
}

/// The seat that was asked has done its part of the turn, or is out.
void TowerMatch::endPhase(EventSink* events)
{
    const TowerState& s = m_state;
    if (stands(s.asked))
        draw(s.asked, events);
    const bool together = s.partner != 0xFF;
    if (together && s.asked != s.partner && stands(s.partner)) {
        beginPhase(s.partner);
        tell(events, TowerEvent::PhaseBegan, s.partner);
    } else if (s.turn >= s.lastTurn) {
        endByHeight(events);
    } else {
        beginTurn(nextStanding(together ? s.partner : s.current), events);
    }
}

Prompt TowerMatch::question() const
{
    Prompt prompt;
    if (decided())
        return prompt;
    const TowerState& s = m_state;
    prompt.seat = seatAt(s.asked);
    prompt.reason = static_cast<std::uint8_t>(s.reason);
    prompt.source = s.card;
    switch (s.reason) {
    case TowerReason::PlayPhase:
        if (s.playsLeft > 0)
            offerCards(prompt, TowerVerb::Play, s.asked);
        prompt.choices.push(make(TowerVerb::End));
        break;
    case TowerReason::Aim:
        offerWindows(prompt);
        break;
    case TowerReason::ChooseSeat:
        for (int seat = 0; seat < s.seats; ++seat)
            if (areEnemies(s.asked, seat) && stands(seat)
                && (towerKind(s.card) != TowerKind::Spy || !s.hand[at(seat)].empty()))
                prompt.choices.push(make(TowerVerb::Strike, seat));
        break;
    case TowerReason::ThrowCard:
        offerCards(prompt, TowerVerb::Throw, s.victim);
        break;
    }
    return prompt;
}

/// Every window of the enemies that is still whole.
void TowerMatch::offerWindows(Prompt& prompt) const
{
    for (int seat = 0; seat < m_state.seats; ++seat)
        for (int floor = 0; areEnemies(m_state.asked, seat) && floor < m_state.height[at(seat)]; ++floor)
            for (int window = 0; window < m_state.windows; ++window)
                if (((m_state.broken[at(seat)][at(floor)] >> window) & 1) == 0)
                    prompt.choices.push(make(TowerVerb::Shoot, seat, floor, window));
}

/// One answer for each kind of card in that hand.
void TowerMatch::offerCards(Prompt& prompt, TowerVerb verb, int owner) const
{
    for (int kind = 0; kind < kTowerKinds; ++kind)
        if (heldCard(owner, kind) != 0xFF)
            prompt.choices.push(make(verb, kind));
}

void TowerMatch::apply(Choice choice, EventSink* events)
{
    if (choice == core::kAgreeToEnd) {
        end(firstSeats(m_state.seats), events);
        return;
    }
    assert(question().accepts(choice));
    answer(choice, events);
}

void TowerMatch::answer(Choice choice, EventSink* events)
{
    switch (static_cast<TowerVerb>(choice.verb)) {
    case TowerVerb::Play:
        play(choice.a, events);
        break;
    case TowerVerb::Shoot:
        shoot(choice.a, choice.b, choice.c, events);
        finishCard(events);
        break;
    case TowerVerb::Strike:
        strike(choice.a, events);
        break;
    case TowerVerb::Throw:
        throwAway(m_state.victim, heldCard(m_state.victim, choice.a), events);
        finishCard(events);
        break;
    case TowerVerb::End:
        endPhase(events);
        break;
    }
}

void TowerMatch::play(int kind, EventSink* events)
{
    TowerState& s = m_state;
    s.card = heldCard(s.asked, kind);
    --s.playsLeft;
    tell(events, TowerEvent::Played, s.asked, s.card);
    throwAway(s.asked, s.card, nullptr);
    switch (towerKind(s.card)) {
    case TowerKind::Props:
        ++s.props[s.asked];
        tell(events, TowerEvent::Propped, s.asked);
        finishCard(events);
        break;
    case TowerKind::Volley:
        ask(TowerReason::Aim, events);
        break;
    case TowerKind::Ram:
    case TowerKind::Spy:
    case TowerKind::Powder:
        ask(TowerReason::ChooseSeat, events);
        break;
    }
}

/// Asks only where there is something to choose.
void TowerMatch::ask(TowerReason reason, EventSink* events)
{
    m_state.reason = reason;
    const Prompt asked = question();
    if (asked.choices.empty())
        finishCard(events);
    else if (asked.choices.size() == 1)
        answer(asked.choices[0], events);
}

/// The card has done what it does. By then the match may be over, or the seat that played it out.
void TowerMatch::finishCard(EventSink* events)
{
    TowerState& s = m_state;
    s.reason = TowerReason::PlayPhase;
    s.card = 0xFF;
    s.victim = 0xFF;
    if (!decided() && !stands(s.asked))
        endPhase(events);
}

/// A tower falls the farther, the more windows of the floor were broken before.
void TowerMatch::shoot(int victim, int floor, int window, EventSink* events)
{
    std::uint16_t& broken = m_state.broken[at(victim)][at(floor)];
    int floors = 1;
    for (unsigned bits = broken; bits != 0; bits &= bits - 1)
        ++floors;
    broken = static_cast<std::uint16_t>(broken | 1U << static_cast<unsigned>(window));
    if (events != nullptr)
        events->onEvent({ static_cast<std::uint8_t>(TowerEvent::Shot), seatAt(m_state.asked), m_state.card,
            static_cast<std::uint8_t>(floor), static_cast<std::uint8_t>(victim), kEverySeat,
            static_cast<std::int16_t>(window) });
    fall(victim, std::min(floors, kMostShotFloors), events);
}

void TowerMatch::strike(int victim, EventSink* events)
{
    m_state.victim = static_cast<std::uint8_t>(victim);
    switch (towerKind(m_state.card)) {
    case TowerKind::Ram:
        fall(victim, kRamFloors, events);
        finishCard(events);
        break;
    case TowerKind::Spy:
        spy(events);
        break;
    default:
        blow(events);
        finishCard(events);
        break;
    }
}

/// The seat looks at the victim's hand, and then chooses what is thrown away of it.
void TowerMatch::spy(EventSink* events)
{
    TowerState& s = m_state;
    const SeatMask eye = maskOf(seatAt(s.asked));
    for (const std::uint8_t id : s.hand[s.victim]) {
        if ((s.knownBy[id] & eye) == 0)
            ++s.disclosures;
        s.knownBy[id] |= eye;
        const auto owner = maskOf(seatAt(s.victim));
        tell(events, TowerEvent::Saw, s.asked, id, s.victim, 0, static_cast<SeatMask>(eye | owner));
    }
    ask(TowerReason::ThrowCard, events);
}

/// The victim's tower falls by the number on the top card; with another Powder there it is the seat's own.
void TowerMatch::blow(EventSink* events)
{
    const std::uint8_t top = takeTop();
    m_state.thrown.push(top);
    layOpen(top);
    tell(events, TowerEvent::TurnedOver, m_state.asked, top);
    if (towerKind(top) == TowerKind::Powder)
        fall(m_state.asked, kBackfireFloors, events);
    else
        fall(m_state.victim, 1 + static_cast<int>(towerKind(top)), events);
}

void TowerMatch::fall(int seat, int floors, EventSink* events)
{
    TowerState& s = m_state;
    if (s.props[at(seat)] > 0) {
        --s.props[at(seat)];
        floors = std::max(0, floors - kPropFloors);
    }
    std::int16_t& height = s.height[at(seat)];
    floors = std::min<int>(floors, height);
    height = static_cast<std::int16_t>(height - floors);
    tell(events, TowerEvent::Fell, seat, 0xFF, 0xFF, floors);
    std::fill(s.broken[at(seat)].begin() + height, s.broken[at(seat)].end(), std::uint16_t { 0 });
    if (height > 0)
        return;

    tell(events, TowerEvent::Fallen, seat);
    s.props[at(seat)] = 0;
    while (!s.hand[at(seat)].empty())
        throwAway(seat, s.hand[at(seat)].back(), events);
    SeatMask standing = 0;
    int last = 0;
    for (int other = 0; other < s.seats; ++other)
        if (stands(other)) {
            standing |= maskOf(seatAt(other));
            last = other;
        }
    if ((standing & ~teamOf(last)) == 0)
        end(teamOf(last), events);
}

/// Out of the hand, for all to see.
void TowerMatch::throwAway(int seat, std::uint8_t id, EventSink* events)
{
    TowerCards& hand = m_state.hand[at(seat)];
    hand.erase(at(static_cast<int>(std::find(hand.begin(), hand.end(), id) - hand.begin())));
    m_state.thrown.push(id);
    layOpen(id);
    tell(events, TowerEvent::Thrown, seat, id);
}

void TowerMatch::layOpen(std::uint8_t id)
{
    const SeatMask table = firstSeats(m_state.seats);
    if ((m_state.knownBy[id] & table) != table)
        ++m_state.disclosures;
    m_state.knownBy[id] = kEverySeat;
}

/// Fills the hand.
void TowerMatch::draw(int seat, EventSink* events)
{
    TowerCards& hand = m_state.hand[at(seat)];
    while (hand.size() < kTowerHand) {
        const std::uint8_t id = takeTop();
        hand.push(id);
        m_state.knownBy[id] |= maskOf(seatAt(seat));
        tell(events, TowerEvent::Drew, seat, id, 0xFF, 0, maskOf(seatAt(seat)));
    }
    std::sort(hand.begin(), hand.end());
}

/// The hands of six seats leave more than half of the cards, so there is always one.
std::uint8_t TowerMatch::takeTop()
{
    TowerState& s = m_state;
    if (s.deck.empty()) {
        s.deck.assign(s.thrown);
        s.thrown.clear();
        for (const std::uint8_t id : s.deck)
            s.knownBy[id] = 0;
        // Sorted first: the order in which cards were thrown away must not shine through for anybody.
        std::sort(s.deck.begin(), s.deck.end());
        s.rng.shuffle(s.deck);
    }
    ++s.disclosures;
    const std::uint8_t top = s.deck.back();
    s.deck.pop();
    return top;
}

void TowerMatch::end(SeatMask winners, EventSink* events)
{
    m_state.winners = winners;
    tell(events, TowerEvent::Ended, m_state.current);
}

/// After the last turn the team whose towers are highest together wins, or several that are level.
void TowerMatch::endByHeight(EventSink* events)
{
    int most = 0;
    SeatMask winners = 0;
    for (int seat = 0; seat < m_state.seats; ++seat) {
        int sum = 0;
        for (int other = 0; other < m_state.seats; ++other)
            sum += core::contains(teamOf(seat), seatAt(other)) ? m_state.height[at(other)] : 0;
        if (sum > most)
            winners = 0;
        most = std::max(most, sum);
        if (sum == most)
            winners |= teamOf(seat);
    }
    end(winners, events);
}

core::Standing TowerMatch::standing() const
{
    SeatMask current = maskOf(seatAt(m_state.current));
    if (m_state.partner != 0xFF)
        current |= maskOf(seatAt(m_state.partner));
    return { m_state.turn, current, m_state.height };
}

} // namespace tests
