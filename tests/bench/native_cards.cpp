#include "tests/bench/native_cards.h"

#include "core/smashup/table/protection.h"
#include "core/smashup/table/query.h"
#include "core/smashup/table/titans.h"
#include "core/smashup/table/zones.h"

#include <algorithm>
#include <array>

using namespace core;
using namespace core::smashup;

namespace tests {

namespace {

enum class May : std::uint8_t { No, Yes };

/// Chooses one of `found` into the frame's next register: kNoCard, which is kNoSlot, too, where there is none, and the
/// only one unasked unless it may be declined. True where a seat must answer.
bool asks(Engine& e, Frame& f, Verb verb, const Found& found, May may = May::No)
{
    const std::size_t reg = f.pc++;
    if (found.size() < (may == May::Yes ? 1U : 2U)) {
        f.reg[reg] = found.empty() ? kNoCard : found[0];
        return false;
    }
    Prompt& prompt = *e.prompt;
    prompt.seat = f.seat;
    prompt.reason = static_cast<std::uint8_t>(Reason::ChooseOne);
    prompt.source = f.source;
    prompt.detail = f.pc;
    for (const std::uint8_t each : found)
        prompt.choices.push(make(verb, each));
    if (may == May::Yes)
        prompt.choices.push(make(Verb::Pass));
    return true;
}

template <typename Fits>
void addMinions(const State& s, Slot slot, Found& found, Fits fits)
{
    for (const CardId id : cardsOf(s, s.slot[slot].minions))
        if (fits(id))
            found.push(id);
}

template <typename Fits>
bool asksForMinion(Engine& e, Frame& f, Fits fits, May may = May::No)
{
    Found found;
    for (Slot slot = 0; slot < e.s.slots; ++slot)
        addMinions(e.s, slot, found, fits);
    return asks(e, f, Verb::Card, found, may);
}

bool asksForAnyMinion(Engine& e, Frame& f, May may = May::No)
{
    return asksForMinion(
        e, f, [](CardId) { return true; }, may);
}

bool asksForYourMinion(Engine& e, Frame& f)
{
    return asksForMinion(e, f, [&](CardId id) { return e.s.at(id).controller == f.seat; });
}

bool asksForBase(Engine& e, Frame& f, Slot except = kNoSlot)
{
    Found found;
    for (Slot slot = 0; slot < e.s.slots; ++slot)
        if (e.s.slot[slot].base != kNoCard && slot != except)
            found.push(slot);
    return asks(e, f, Verb::Base, found);
}

bool affects(Engine& e, const Frame& f, CardId card)
{
    return affect(e, card, f.source, f.seat, static_cast<std::uint8_t>(e.s.frames.size() - 1));
}

void returnMinion(Engine& e, const Frame& f, CardId card)
{
    if (card != kNoCard && affects(e, f, card))
        toHand(e, card);
}

/// Moves the minion in the first register to another base; true where a seat must say to which.
bool movesElsewhere(Engine& e, Frame& f)
{
    const CardId card = f.reg[0];
    if (card == kNoCard)
        return false;
    if (f.pc == 1 && asksForBase(e, f, e.s.at(card).where))
        return true;
    const Slot to = f.reg[1];
    if (to != kNoSlot && mayMove(e.s, e.lib, f.seat, to) && affects(e, f, card)) {
        moveMinion(e, card, to);
        dropForbiddenAttachments(e);
    }
    return false;
}

void boostMinion(Engine& e, const Frame& f, CardId card, std::int8_t by, Until until)
{
    if (!affects(e, f, card))
        return;
    for (Modifier& each : e.s.modifiers)
        if (each.card == card && each.until == until && (until == Until::EndOfTurn || each.seat == f.seat)) {
            each.amount = static_cast<std::int8_t>(each.amount + by);
            return;
        }
    pushIfRoom(e.s, e.s.modifiers, { card, until, f.seat, by });
}

void boostYours(Engine& e, const Frame& f, Until until)
{
    for (Slot slot = 0; slot < e.s.slots; ++slot)
        for (CardId id = e.s.slot[slot].minions.head; id != kNoCard; id = e.s.at(id).next)
            if (e.s.at(id).controller == f.seat)
                boostMinion(e, f, id, 1, until);
}

void drawCards(Engine& e, Seat you, int cards)
{
    while (cards-- > 0 && draw(e, you) != kNoCard) { }
}

bool invader(Engine& e, Frame& f)
{
    ++e.s.of(f.seat).vp;
    return false;
}

bool supremeOverlord(Engine& e, Frame& f)
{
    if (f.pc == 0 && asksForAnyMinion(e, f, May::Yes))
        return true;
    returnMinion(e, f, f.reg[0]);
    return false;
}

bool collector(Engine& e, Frame& f)
{
    if (f.pc == 0) {
        Found found;
        const Powers powers(e.s, e.lib);
        addMinions(e.s, f.slot, found, [&](CardId id) { return powers.of(id) <= 3; });
        if (asks(e, f, Verb::Card, found, May::Yes))
            return true;
    }
    returnMinion(e, f, f.reg[0]);
    return false;
}

bool beamUp(Engine& e, Frame& f)
{
    if (f.pc == 0 && asksForAnyMinion(e, f))
        return true;
    returnMinion(e, f, f.reg[0]);
    return false;
}

bool abduction(Engine& e, Frame& f)
{
    if (beamUp(e, f))
        return true;
    grantExtra(e, { PlayKind::Minion, f.seat }, PlayTime::Free);
    return false;
}

bool cropCircles(Engine& e, Frame& f)
{
    if (f.pc == 0 && asksForBase(e, f))
        return true;
    Found found;
    if (f.reg[0] != kNoSlot)
        addMinions(e.s, f.reg[0], found, [](CardId) { return true; });
    for (const CardId card : found)
        returnMinion(e, f, card);
    return false;
}

bool disintegrator(Engine& e, Frame& f)
{
    if (f.pc == 0) {
        const Powers powers(e.s, e.lib);
        if (asksForMinion(e, f, [&](CardId id) { return powers.of(id) <= 3; }))
            return true;
    }
    const CardId card = f.reg[0];
    if (card != kNoCard && affects(e, f, card))
        toDeckBottom(e, card, e.s.at(card).known);
    return false;
}

bool invasion(Engine& e, Frame& f)
{
    return (f.pc == 0 && asksForAnyMinion(e, f)) || movesElsewhere(e, f);
}

bool augmentation(Engine& e, Frame& f)
{
    if (f.pc == 0 && asksForAnyMinion(e, f))
        return true;
    if (f.reg[0] != kNoCard)
        boostMinion(e, f, f.reg[0], 4, Until::EndOfYourTurn);
    return false;
}

bool howl(Engine& e, Frame& f)
{
    boostYours(e, f, Until::EndOfYourTurn);
    return false;
}

bool rampage(Engine& e, Frame& f)
{
    if (f.pc == 0 && asksForYourMinion(e, f))
        return true;
    const CardId card = f.reg[0];
    if (card == kNoCard)
        return false;
    std::uint8_t& lowered = e.s.slot[e.s.at(card).where].lowered;
    lowered = static_cast<std::uint8_t>(lowered + Powers(e.s, e.lib).of(card));
    return false;
}

bool wayOfDeception(Engine& e, Frame& f)
{
    return (f.pc == 0 && asksForYourMinion(e, f)) || movesElsewhere(e, f);
}

bool shanghai(Engine& e, Frame& f)
{
    const auto theirs = [&](CardId id) { return e.s.at(id).controller != f.seat; };
    return (f.pc == 0 && asksForMinion(e, f, theirs)) || movesElsewhere(e, f);
}

bool swashbuckling(Engine& e, Frame& f)
{
    boostYours(e, f, Until::EndOfTurn);
    return false;
}

bool zapbot(Engine& e, Frame& f)
{
    grantExtra(e, { PlayKind::Minion, f.seat, 2 }, PlayTime::Free);
    return false;
}

bool techCenter(Engine& e, Frame& f)
{
    if (f.pc == 0 && asksForBase(e, f))
        return true;
    if (f.reg[0] == kNoSlot)
        return false;
    int cards = 0;
    for (const CardId id : cardsOf(e.s, e.s.slot[f.reg[0]].minions))
        cards += e.s.at(id).controller == f.seat ? 1 : 0;
    drawCards(e, f.seat, cards);
    return false;
}

bool takeTheShinies(Engine& e, Frame& f)
{
    Seat seat = e.s.current;
    for (int i = 0; i < e.s.seats; ++i, seat = e.s.after(seat))
        for (int left = 2; seat != f.seat && left > 0 && e.s.of(seat).hand.count > 0; --left) {
            CardId card = e.s.of(seat).hand.head;
            for (std::uint32_t skip = e.s.rng.below(e.s.of(seat).hand.count); skip > 0; --skip)
                card = e.s.at(card).next;
            toDiscard(e, card);
        }
    return false;
}

bool enchantress(Engine& e, Frame& f)
{
    drawCards(e, f.seat, 1);
    return false;
}

bool mysticStudies(Engine& e, Frame& f)
{
    drawCards(e, f.seat, 2);
    return false;
}

bool graveDigger(Engine& e, Frame& f)
{
    if (f.pc == 0) {
        Found found; // equal minions once
        for (const CardId id : cardsOf(e.s, e.s.of(f.seat).discard))
            if (e.def(id).kind == CardKind::Minion && std::none_of(found.begin(), found.end(), [&](CardId other) {
                    return e.s.at(other).def == e.s.at(id).def;
                }))
                found.push(id);
        if (asks(e, f, Verb::Card, found, May::Yes))
            return true;
    }
    if (f.reg[0] != kNoCard)
        toHand(e, f.reg[0]);
    return false;
}

constexpr std::array<NativeCard, 20> kCards { {
    { "aliens.invader", invader },
    { "aliens.supreme_overlord", supremeOverlord },
    { "aliens.collector", collector },
    { "aliens.beam_up", beamUp },
    { "aliens.abduction", abduction },
    { "aliens.crop_circles", cropCircles },
    { "aliens.disintegrator", disintegrator },
    { "aliens.invasion", invasion },
    { "dinosaurs.augmentation", augmentation },
    { "dinosaurs.howl", howl },
    { "dinosaurs.rampage", rampage },
    { "ninjas.way_of_deception", wayOfDeception },
    { "pirates.shanghai", shanghai },
    { "pirates.swashbuckling", swashbuckling },
    { "robots.zapbot", zapbot },
    { "robots.tech_center", techCenter },
    { "tricksters.take_the_shinies", takeTheShinies },
    { "wizards.enchantress", enchantress },
    { "wizards.mystic_studies", mysticStudies },
    { "zombies.grave_digger", graveDigger },
} };

} // namespace

std::span<const NativeCard> nativeCards()
{
    return kCards;
}

bool stepNative(const NativeCard& card, Engine& e)
{
    if (card.step(e, e.s.top()))
        return true;
    popFrame(e.s);
    settleClashes(e);
    dropForbiddenAttachments(e);
    return false;
}

void answerNative(Engine& e, Choice choice)
{
    Frame& f = e.s.top();
    f.reg[f.pc - 1U] = static_cast<Verb>(choice.verb) == Verb::Pass ? kNoCard : choice.a;
}

} // namespace tests
