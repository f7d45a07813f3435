#include "core/smashup/rules/machine.h"

#include "core/smashup/table/whereabouts.h"
#include "core/smashup/table/zones.h"

#include <algorithm>
#include <cassert>

// Verbs done to hands, decks and discard piles.
//
// Cards that are shown or looked at stay where they lie, on top of their deck. A frame remembers them in its share of
// State::picks, from mark to firstPick; one that leaves the deck is not shown any more.

namespace core::smashup {

namespace {

void shuffleIn(Engine& e, const Found& cards, Seat whole)
{
    SeatMask owners = whole == Seat::None ? SeatMask { 0 } : maskOf(whole);
    EachSeat<int> counts {};
    for (const CardId card : cards) {
        const Seat owner = e.s.at(card).owner;
        toDeckTop(e, card, 0);
        if (e.s.at(card).zone != Zone::Deck)
            continue; // it has piles of its own
        owners |= maskOf(owner);
        ++counts[static_cast<std::size_t>(indexOf(owner))];
    }
    for (int i = 0; i < e.s.seats; ++i)
        if (contains(owners, seatAt(i))) {
            e.report(EventKind::ShuffledIn, seatAt(i), kNoCard, kNoSlot, counts[static_cast<std::size_t>(i)]);
            shuffleDeck(e, seatAt(i));
        }
}

/// Nobody sees beforehand which card it will be. Returns it, or kNoCard when there is none.
CardId discardRandom(Engine& e, Seat seat)
{
    const Pile& hand = e.s.of(seat).hand;
    if (hand.count == 0)
        return kNoCard;
    std::uint32_t left = e.s.rng.below(hand.count);
    CardId card = hand.head;
    for (; left > 0; --left)
        card = e.s.at(card).next;
    e.report(EventKind::Discarded, seat, card);
    toDiscard(e, card);
    return card;
}

/// The seat whose whole hand or pile an operand names, so that its deck is shuffled though there is nothing in it.
Seat wholePile(const State& s, const CardLibrary& lib, const Frame& f, const Operand& operand)
{
    if (operand.kind != OperandKind::All)
        return Seat::None;
    const Selector& selector = lib.selector(operand.selector);
    if (selector.whose == Whose::You)
        return f.seat;
    if (selector.whose != Whose::Register || f.reg[selector.whoseReg] >= s.seats)
        return Seat::None;
    return seatAt(f.reg[selector.whoseReg]);
}

/// Makes a card known; that nobody can take back.
void show(Engine& e, CardId card, SeatMask viewers)
{
    CardInstance& c = e.s.at(card);
    if ((c.known & viewers) == viewers)
        return;
    c.known |= viewers;
    ++e.s.disclosures;
}

/// Shows the top cards of `pile` to `viewers`: one under the op's name, or several that the frame remembers.
void showTop(Engine& e, Frame& f, const Op& op, const Pile& pile, int amount, SeatMask viewers, Seat owner)
{
    State& s = e.s;
    const bool named = op.reg != kNoReg;
    const auto counts = [&](CardId card) {
        return op.showUntil == KindFilter::Any
            || (op.showUntil == KindFilter::Minion) == (e.def(card).kind == CardKind::Minion) || e.def(card).fusion;
    };
    if (!named)
        s.picks.resize(std::min<std::size_t>(s.picks.size(), f.firstPick)); // what was chosen before is forgotten
    for (CardId card = pile.head; card != kNoCard && amount > 0; card = s.at(card).next) {
        amount -= counts(card) ? 1 : 0;
        show(e, card, viewers);
        if (named)
            f.reg[op.reg] = card;
        else
            pushIfRoom(s, s.picks, card);
        const bool open = viewers == kEveryone;
        e.report(open ? EventKind::Revealed : EventKind::LookedAtTop, open ? owner : f.seat, card, kNoSlot, 0,
            static_cast<std::uint8_t>(owner), viewers);
    }
    if (!named)
        f.firstPick = static_cast<std::uint8_t>(s.picks.size());
}

void showDeck(Engine& e, Frame& f, const Op& op)
{
    State& s = e.s;
    const Seat whose = op.a.kind == OperandKind::None ? f.seat : seatFor(s, op.a, f);
    const int amount = op.reg != kNoReg ? 1 : valueOf(s, e.lib, f, op.amount);
    const SeatMask viewers = op.code == OpCode::Reveal ? kEveryone : maskOf(f.seat);
    const std::size_t before = s.picks.size();
    if (op.reg != kNoReg)
        f.reg[op.reg] = kNoCard;
    if (whose != Seat::None) {
        fillDeck(e, whose, op.showUntil == KindFilter::Any ? amount : 1);
        showTop(e, f, op, s.of(whose).deck, amount, viewers, whose);
    }
    const bool none = op.reg != kNoReg ? f.reg[op.reg] == kNoCard : s.picks.size() == before;
    if (none && op.jump != 0)
        f.pc = op.jump;
}

void lookAtHand(Engine& e, const Frame& f, const Op& op)
{
    State& s = e.s;
    const std::uint8_t whose = valueOf(s, op.a, contextOf(s, f));
    if (whose == 0xFF)
        return;
    assert(f.seat != Seat::None); // somebody looks
    for (const CardId card : cardsOf(s, s.of(seatAt(whose)).hand))
        show(e, card, maskOf(f.seat));
    e.report(EventKind::LookedAtHand, f.seat, kNoCard, kNoSlot, 0, whose);
}

void revealHand(Engine& e, Seat seat)
{
    const Pile& hand = e.s.of(seat).hand;
    e.report(EventKind::RevealedHand, seat, kNoCard, kNoSlot, hand.count);
    for (const CardId card : cardsOf(e.s, hand)) {
        show(e, card, kEveryone);
        e.report(EventKind::Revealed, seat, card);
    }
}

void drawCards(Engine& e, const Frame& f, const Op& op)
{
    const Seat seat = seatFor(e.s, op.by, f);
    for (int left = valueOf(e.s, e.lib, f, op.amount); left > 0 && seat != Seat::None; --left)
        if (draw(e, seat) == kNoCard)
            break;
}

void drawMadnessCards(Engine& e, Frame& f, const Op& op)
{
    const Seat seat = seatFor(e.s, op.by, f);
    std::uint8_t drawn = 0;
    for (int left = valueOf(e.s, e.lib, f, op.amount); left > 0 && seat != Seat::None && drawMadness(e, seat); --left)
        ++drawn;
    if (op.reg != kNoReg)
        f.reg[op.reg] = drawn;
}

void returnMadness(Engine& e, const Found& cards)
{
    for (const CardId card : cards) {
        if (!e.def(card).madness)
            continue;
        e.report(EventKind::ReturnedMadness, e.s.at(card).owner, card);
        toMadnessDeck(e, card);
    }
}

void discard(Engine& e, const Found& cards)
{
    for (const CardId card : cards) {
        e.report(EventKind::Discarded, e.s.at(card).owner, card);
        toDiscard(e, card);
    }
}

void box(Engine& e, const Found& cards)
{
    for (const CardId card : cards) {
        e.report(EventKind::Boxed, e.s.at(card).owner, card);
        toBox(e, card);
    }
}

void discardAtRandom(Engine& e, const Frame& f, const Op& op)
{
    const Seat seat = seatFor(e.s, op.by, f);
    for (int left = valueOf(e.s, e.lib, f, op.amount); left > 0 && seat != Seat::None;) {
        const CardId card = discardRandom(e, seat);
        left = card == kNoCard ? 0 : op.name != 0 && e.def(card).nameId == op.name ? left : left - 1;
    }
}

void putOnTopOrUnder(Engine& e, const Frame& f, const Op& op, Found& cards)
{
    State& s = e.s;
    const bool top = op.code == OpCode::DeckTop;
    // What was picked first comes to lie on top.
    if (top && op.a.kind == OperandKind::Chosen)
        std::reverse(cards.begin(), cards.end());
    for (const CardId card : cards) {
        if (op.a.kind == OperandKind::It && s.at(card).zone == Zone::Deck)
            continue; // it has got there already
        if (!reaches(e, f, card))
            continue;
        const SeatMask known = s.at(card).known;
        e.report(top ? EventKind::ToDeckTop : EventKind::ToDeckBottom, s.at(card).owner, card, kNoSlot, 0, 0xFF, known);
        if (top)
            toDeckTop(e, card, known);
        else
            toDeckBottom(e, card, known);
    }
}

void takeToHand(Engine& e, const Found& cards)
{
    for (const CardId card : cards) {
        show(e, card, kEveryone);
        e.report(EventKind::Taken, e.s.at(card).owner, card);
        toHand(e, card);
    }
}

void shuffleInto(Engine& e, const Frame& f, const Op& op, Found& cards)
{
    for (std::size_t i = cards.size(); i-- > 0;)
        if (!reaches(e, f, cards[i]))
            cards.erase(i);
    shuffleIn(e, cards, wholePile(e.s, e.lib, f, op.a));
}

void lookAtBases(Engine& e, Frame& f, const Op& op)
{
    const int amount = valueOf(e.s, e.lib, f, op.amount);
    fillBaseDeck(e, amount);
    showTop(e, f, op, e.s.baseDeck, amount, maskOf(f.seat), f.seat);
}

/// For the scoring under way.
void settleNextBase(State& s, CardId base)
{
    for (Frame& each : s.frames)
        if (each.kind == FrameKind::Score)
            each.subject = base;
}

void give(Engine& e, const Found& cards, Seat seat)
{
    for (const CardId card : cards) {
        if (!e.def(card).madness)
            continue;
        const Seat giver = e.s.at(card).owner;
        giveToHand(e, card, seat);
        e.report(EventKind::GaveMadness, giver, card, kNoSlot, 0, static_cast<std::uint8_t>(seat));
    }
}

/// Verbs done to cards; false when the op is another one.
bool executeOnPiledCards(Engine& e, const Frame& f, const Op& op)
{
    const auto cards = [&] {
        Found found;
        targets(e.s, e.lib, f, op.a, found);
        return found;
    };
    switch (op.code) {
    case OpCode::ReturnMadness:
        returnMadness(e, cards());
        return true;
    case OpCode::Discard:
        discard(e, cards());
        return true;
    case OpCode::Box:
        box(e, cards());
        return true;
    case OpCode::DeckBottom:
    case OpCode::DeckTop: {
        Found found = cards();
        putOnTopOrUnder(e, f, op, found);
        return true;
    }
    case OpCode::Take:
        takeToHand(e, cards());
        return true;
    case OpCode::ShuffleIn: {
        Found found = cards();
        shuffleInto(e, f, op, found);
        return true;
    }
    case OpCode::Give: {
        const Found found = cards();
        if (const Seat seat = seatFor(e.s, op.b, f); seat != Seat::None)
            give(e, found, seat);
        return true;
    }
    default:
        return false;
    }
}

} // namespace

void putUnderDecks(Engine& e, const Frame& f, const Op& op, const Found& cards)
{
    State& s = e.s;
    const auto report = [&](CardId card, SeatMask seen) {
        e.report(EventKind::ToDeckBottom, s.at(card).owner, card, kNoSlot, 0, 0xFF, seen);
    };
    Found affected;
    Found others;
    for (const CardId card : cards)
        (reaches(e, f, card) ? affected : others).push(card);
    // What lies on minions before the minions, so that it is not lost with them; then all of them in their order.
    for (const CardId card : affected)
        if (s.at(card).zone == Zone::Attached) {
            if (e.def(card).home != Home::Owner)
                report(card, kEveryone);
            toDeckBottom(e, card, kEveryone);
        }
    for (const CardId card : affected) {
        if (!inPlay(s, card) && s.at(card).zone != Zone::Deck)
            continue;
        const SeatMask seen = whoSees(s, card);
        report(card, seen);
        toDeckBottom(e, card, seen);
    }
    for (const CardId card : others)
        if (op.orDiscard && inPlay(s, card)) {
            e.report(EventKind::Discarded, s.at(card).owner, card);
            toDiscard(e, card);
        }
}

bool executeOnPiles(Engine& e, Frame& f, const Op& op)
{
    State& s = e.s;
    switch (op.code) {
    case OpCode::Draw:
        drawCards(e, f, op);
        return true;
    case OpCode::DrawMadness:
        drawMadnessCards(e, f, op);
        return true;
    case OpCode::DiscardRandom:
        discardAtRandom(e, f, op);
        return true;
    case OpCode::Shuffle:
        if (const Seat seat = seatFor(s, op.a, f); seat != Seat::None) {
            e.report(EventKind::DeckShuffled, seat);
            shuffleDeck(e, seat);
        }
        return true;
    case OpCode::Reveal:
    case OpCode::LookAtTop:
        showDeck(e, f, op);
        return true;
    case OpCode::LookAtBases:
        lookAtBases(e, f, op);
        return true;
    case OpCode::NextBase:
        if (const CardId base = valueOf(s, op.a, contextOf(s, f)); base != kNoCard)
            settleNextBase(s, base);
        return true;
    case OpCode::Look:
        lookAtHand(e, f, op);
        return true;
    case OpCode::RevealHand:
        if (const Seat seat = seatFor(s, op.by, f); seat != Seat::None)
            revealHand(e, seat);
        return true;
    default:
        return executeOnPiledCards(e, f, op);
    }
}

} // namespace core::smashup
