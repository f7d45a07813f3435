#include "core/smashup/rules/machine.h"

#include "core/smashup/table/zones.h"

#include <algorithm>
#include <utility>

// Ops that ask something else than which of those that a selector finds: which mode, in which order, and Zombie Lord's
// card by card.

namespace core::smashup {

namespace {

constexpr std::uint8_t kNotBegun = 0xFF;

const Ability& running(const State& s, const CardLibrary& lib, const Frame& f)
{
    return abilityOf(s, lib, f);
}

template <typename Visit>
void eachMode(const State& s, const CardLibrary& lib, const Frame& f, Visit visit)
{
    const std::vector<Op>& ops = running(s, lib, f).ops;
    for (std::uint8_t at = static_cast<std::uint8_t>(f.pc + 1); ops[at].code == OpCode::Branch; at = ops[at].jump) {
        const Powers powers(s, lib);
        const std::int16_t condition = ops[at].condition;
        if (condition < 0 || holds(s, lib, powers, lib.condition(static_cast<std::size_t>(condition)), contextOf(s, f)))
            visit(at, ops[at].word);
    }
}

/// PutBack keeps what it puts back in the frame's share of State::picks, those in their place first; its register
/// counts them.
void remaining(const State& s, const Frame& f, const Op& op, Found& found)
{
    for (std::size_t i = f.firstPick + std::size_t { f.reg[op.reg] }; i < s.picks.size(); ++i)
        found.push(s.picks[i]);
}

void choicesInOrder(const State& s, const Frame& f, const Op& op, Found& found)
{
    remaining(s, f, op, found);
    keepOneOfEach(s, found);
    std::sort(found.begin(), found.end());
}

void beginPuttingBack(Engine& e, Frame& f, const Op& op)
{
    State& s = e.s;
    Found found;
    targets(s, e.lib, f, op.a, found);
    s.picks.resize(std::min<std::size_t>(s.picks.size(), f.firstPick));
    for (const std::uint8_t card : found)
        pushIfRoom(s, s.picks, card);
    f.reg[op.reg] = 0;
}

void place(State& s, Frame& f, const Op& op, std::uint8_t card)
{
    const std::size_t next = f.firstPick + std::size_t { f.reg[op.reg] };
    for (std::size_t i = next; i < s.picks.size(); ++i)
        if (s.picks[i] == card) {
            std::swap(s.picks[i], s.picks[next]);
            break;
        }
    ++f.reg[op.reg];
}

void putBack(Engine& e, Frame& f, const Op& op)
{
    State& s = e.s;
    const std::size_t count = s.picks.size() - f.firstPick;
    // In whatever order they were put, only that seat knows which lies where.
    const SeatMask viewer = maskOf(seatFor(s, op.by, f));
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint8_t card = s.picks[op.bottom ? f.firstPick + i : s.picks.size() - 1 - i];
        if (isBase(card)) {
            baseToDeck(e, card);
            continue;
        }
        const SeatMask known = count == 1 ? s.at(card).known : static_cast<SeatMask>(s.at(card).known & viewer);
        e.report(op.bottom ? EventKind::ToDeckBottom : EventKind::ToDeckTop, s.at(card).owner, card, kNoSlot, 0, 0xFF,
            known);
        if (op.bottom)
            toDeckBottom(e, card, known);
        else
            toDeckTop(e, card, known);
    }
    s.picks.resize(std::min<std::size_t>(s.picks.size(), f.firstPick));
    f.reg[op.reg] = kNotBegun;
}

bool stepPutBack(Engine& e, Frame& f, const Op& op)
{
    if (f.reg[op.reg] == kNotBegun)
        beginPuttingBack(e, f, op);
    Found left;
    remaining(e.s, f, op, left);
    Found different = left;
    keepOneOfEach(e.s, different);
    if (different.size() > 1 || (e.s.options.askForced && !left.empty()))
        return true;
    putBack(e, f, op);
    ++f.pc;
    return false;
}

/// DeckBottom of cards in play: as PutBack, but they go under several decks. Of the cards of one owner, as long as
/// there are different ones, which come next to lie there; for one owner after the other.
void toOrder(const State& s, const CardLibrary& lib, const Frame& f, const Op& op, Found& group)
{
    Found left;
    remaining(s, f, op, left);
    Seat owner = s.current;
    for (int i = 0; i < s.seats; ++i, owner = s.after(owner)) {
        group.clear();
        for (const std::uint8_t card : left) {
            if (s.at(card).owner != owner || lib.def(s.at(card).def).home != Home::Owner)
                continue;
            const bool met = std::any_of(group.begin(), group.end(), [&](std::uint8_t other) {
                return s.at(other).def == s.at(card).def && s.at(card).zone != Zone::Buried
                    && s.at(other).zone != Zone::Buried;
            });
            if (!met)
                group.push(card);
        }
        if (group.size() > 1 || (s.options.askForced && !group.empty()))
            return;
    }
    group.clear();
}

bool stepUnderDecks(Engine& e, Frame& f, const Op& op)
{
    State& s = e.s;
    if (f.reg[op.reg] == kNotBegun)
        beginPuttingBack(e, f, op);
    Found cards;
    toOrder(s, e.lib, f, op, cards);
    if (!cards.empty())
        return true;
    for (std::size_t i = f.firstPick; i < s.picks.size(); ++i)
        cards.push(s.picks[i]);
    s.picks.resize(std::min<std::size_t>(s.picks.size(), f.firstPick));
    f.reg[op.reg] = kNotBegun;
    ++f.pc;
    putUnderDecks(e, f, op, cards);
    return false;
}

/// PlayAtEach: its register holds the bases that are left, a bit each; the next one the card chosen for one of them,
/// and with `times` the one after it how many may still be played.
void placesFor(const State& s, const CardLibrary& lib, const Frame& f, const Op& op, CardId card, Found& found)
{
    Found all;
    playTargets(s, lib, card, f.seat, false, kNoSlot, all);
    for (const std::uint8_t slot : all)
        if ((f.reg[op.reg] >> slot & 1) != 0)
            found.push(slot);
}

void cardsToPlay(const State& s, const CardLibrary& lib, const Frame& f, const Op& op, Found& found)
{
    targets(s, lib, f, op.b, found);
    keepOneOfEach(s, found);
    for (std::size_t i = found.size(); i-- > 0;) {
        Found places;
        placesFor(s, lib, f, op, found[i], places);
        if (places.empty())
            found.erase(i);
    }
}

void playChosen(Engine& e, Frame& f, const Op& op, Slot slot)
{
    const CardId card = std::exchange(f.reg[op.reg + 1], kNotBegun);
    const Seat seat = f.seat;
    f.reg[op.reg] = static_cast<std::uint8_t>(f.reg[op.reg] & ~(1U << slot));
    if (op.times >= 0)
        --f.reg[op.reg + 2];
    pushPlay(e.s, card, seat, PlayMode::Instructed, e.def(card).play, slot, PlayAs::Minion);
}

bool stepPlayAtEach(Engine& e, Frame& f, const Op& op)
{
    State& s = e.s;
    std::uint8_t& bases = f.reg[op.reg];
    if (bases == kNotBegun) {
        Found found;
        targets(s, e.lib, f, op.a, found);
        bases = 0;
        for (const std::uint8_t slot : found)
            bases = static_cast<std::uint8_t>(bases | 1U << slot);
        if (op.times >= 0)
            f.reg[op.reg + 2] = static_cast<std::uint8_t>(std::clamp(valueOf(s, e.lib, f, op.times), 0, kMaxSlots));
    }
    Found found;
    if (const CardId card = f.reg[op.reg + 1]; card != kNotBegun) {
        placesFor(s, e.lib, f, op, card, found);
        if (found.size() != 1 || s.options.askForced)
            return true;
        playChosen(e, f, op, found[0]);
        return false;
    }
    if (s.frames.size() < kDeepestAbility && (op.times < 0 || f.reg[op.reg + 2] > 0))
        cardsToPlay(s, e.lib, f, op, found);
    if (!found.empty())
        return true;
    bases = kNotBegun;
    ++f.pc;
    return false;
}

/// DiscardCards: its register holds how many are left to discard.
void discardable(const State& s, const CardLibrary& lib, Seat seat, const Op& op, Found& found)
{
    for (const CardId id : cardsOf(s, s.of(seat).hand))
        if (op.name == 0 || lib.def(s.at(id).def).nameId != op.name)
            found.push(id);
}

void discardOne(Engine& e, Frame& f, const Op& op, CardId card)
{
    if (f.reg[op.reg] == kNotBegun)
        f.reg[op.reg] = static_cast<std::uint8_t>(std::clamp(valueOf(e.s, e.lib, f, op.amount), 0, 100));
    --f.reg[op.reg];
    e.report(EventKind::Discarded, e.s.at(card).owner, card);
    toDiscard(e, card);
}

bool stepDiscard(Engine& e, Frame& f, const Op& op)
{
    const Seat seat = seatFor(e.s, op.by, f);
    for (;;) {
        Found found;
        if (seat != Seat::None)
            discardable(e.s, e.lib, seat, op, found);
        const int left = f.reg[op.reg] == kNotBegun ? valueOf(e.s, e.lib, f, op.amount) : f.reg[op.reg];
        const bool asks = op.may && f.reg[op.reg] == kNotBegun;
        if (asks && static_cast<int>(found.size()) < left) { // rules 9.2
            f.pc = op.jump;
            return false;
        }
        if (left <= 0 || found.empty()) {
            f.reg[op.reg] = kNotBegun;
            ++f.pc;
            return false;
        }
        keepOneOfEach(e.s, found);
        if (asks || found.size() > 1 || e.s.options.askForced)
            return true;
        discardOne(e, f, op, found[0]);
    }
}

void askDiscard(const State& s, const CardLibrary& lib, const Op& op, Prompt& prompt)
{
    const Frame& f = s.top();
    const bool begun = f.reg[op.reg] != kNotBegun;
    Found found;
    discardable(s, lib, prompt.seat, op, found);
    keepOneOfEach(s, found);
    prompt.reason = static_cast<std::uint8_t>(Reason::DiscardCards);
    prompt.detail
        = begun ? f.reg[op.reg] : static_cast<std::uint8_t>(std::clamp(valueOf(s, lib, f, op.amount), 0, 100));
    for (const std::uint8_t card : found)
        if (prompt.choices.size() + 1 < kMaxChoices)
            prompt.choices.push(make(Verb::Card, card));
    // In a world that is dealt anew for another seat the hand may hold fewer of them.
    if ((op.may && !begun) || prompt.choices.empty())
        prompt.choices.push(make(Verb::Pass));
}

void answerDiscard(Engine& e, Frame& f, const Op& op, Choice choice)
{
    if (verbOf(choice) != Verb::Pass) {
        discardOne(e, f, op, choice.a);
        return;
    }
    f.pc = f.reg[op.reg] == kNotBegun ? op.jump : static_cast<std::uint8_t>(f.pc + 1);
    f.reg[op.reg] = kNotBegun;
}

} // namespace

bool stepQuestion(Engine& e, Frame& f, const Op& op)
{
    const bool nobody = seatFor(e.s, op.by, f) == Seat::None;
    switch (op.code) {
    case OpCode::Mode: {
        int modes = 0;
        std::uint8_t only = 0;
        eachMode(e.s, e.lib, f, [&](std::uint8_t at, std::uint8_t) {
            only = at;
            ++modes;
        });
        if (modes > 1 || (modes == 1 && (op.may || e.s.options.askForced) && !nobody))
            return true;
        if (modes == 0)
            takeBackUse(e.s, e.lib, f);
        f.pc = modes == 0 || nobody ? op.jump : static_cast<std::uint8_t>(only + 1);
        return false;
    }
    case OpCode::PutBack:
        if (nobody)
            ++f.pc;
        return !nobody && stepPutBack(e, f, op);
    case OpCode::DeckBottom:
        return stepUnderDecks(e, f, op);
    case OpCode::DiscardCards:
        return stepDiscard(e, f, op);
    default:
        return stepPlayAtEach(e, f, op);
    }
}

void askQuestion(const State& s, const CardLibrary& lib, const Op& op, Prompt& prompt)
{
    const Frame& f = s.top();
    Found found;
    switch (op.code) {
    case OpCode::Mode:
        prompt.reason = static_cast<std::uint8_t>(Reason::ChooseMode);
        eachMode(s, lib, f, [&](std::uint8_t, std::uint8_t word) { prompt.choices.push(make(Verb::Mode, word)); });
        if (op.may)
            prompt.choices.push(make(Verb::Pass));
        break;
    case OpCode::PutBack:
        prompt.reason = static_cast<std::uint8_t>(Reason::PutInOrder);
        choicesInOrder(s, f, op, found);
        for (const std::uint8_t card : found)
            prompt.choices.push(make(Verb::Card, card));
        break;
    case OpCode::DeckBottom:
        prompt.seat = s.current;
        prompt.reason = static_cast<std::uint8_t>(Reason::PutInOrder);
        toOrder(s, lib, f, op, found);
        for (const std::uint8_t card : found)
            if (!prompt.choices.full())
                prompt.choices.push(make(Verb::Card, card));
        break;
    case OpCode::DiscardCards:
        askDiscard(s, lib, op, prompt);
        break;
    default:
        if (const CardId card = f.reg[op.reg + 1]; card != kNotBegun) {
            prompt.reason = static_cast<std::uint8_t>(Reason::PlayWhere);
            prompt.source = card;
            placesFor(s, lib, f, op, card, found);
            for (const std::uint8_t slot : found)
                prompt.choices.push(make(Verb::Base, slot));
        } else {
            prompt.reason = static_cast<std::uint8_t>(Reason::PlayFromPile);
            cardsToPlay(s, lib, f, op, found);
            for (const std::uint8_t each : found)
                if (prompt.choices.size() + 1 < kMaxChoices)
                    prompt.choices.push(make(Verb::Card, each));
            prompt.choices.push(make(Verb::Pass));
        }
    }
}

void answerQuestion(Engine& e, Frame& f, const Op& op, Choice choice)
{
    const bool declined = verbOf(choice) == Verb::Pass;
    switch (op.code) {
    case OpCode::Mode:
        if (declined) {
            takeBackUse(e.s, e.lib, f);
            f.pc = op.jump;
            break;
        }
        eachMode(e.s, e.lib, f, [&, chosen = false](std::uint8_t at, std::uint8_t word) mutable {
            if (word == choice.a && !chosen) {
                chosen = true;
                f.pc = static_cast<std::uint8_t>(at + 1);
            }
        });
        break;
    case OpCode::PutBack:
    case OpCode::DeckBottom:
        place(e.s, f, op, choice.a);
        break;
    case OpCode::DiscardCards:
        answerDiscard(e, f, op, choice);
        break;
    default:
        if (declined) {
            f.reg[op.reg] = 0; // none is left
        } else if (verbOf(choice) == Verb::Base) {
            playChosen(e, f, op, choice.a);
        } else {
            f.reg[op.reg + 1] = choice.a;
        }
    }
}

} // namespace core::smashup
