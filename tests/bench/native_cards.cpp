#include "tests/bench/native_cards.h"

#include "core/smashup/frames.h"
#include "core/smashup/power.h"
#include "core/smashup/zones.h"

#include <algorithm>
#include <array>

using namespace core;
using namespace core::smashup;

namespace tests {

namespace {

enum class May : std::uint8_t { No, Yes };

/// Has one of `found` chosen, the only one unasked unless it may be declined; kNoCard where there is none.
std::uint8_t choose(Engine& e, CardId source, Seat you, Verb verb, const Found& found, May may = May::No)
{
    if (found.empty())
        return kNoCard;
    if (found.size() == 1 && may == May::No)
        return found[0];
    Prompt& prompt = *e.prompt;
    prompt.clear();
    prompt.seat = you;
    prompt.reason = static_cast<std::uint8_t>(Reason::ChooseOne);
    prompt.source = source;
    for (const std::uint8_t each : found)
        prompt.choices.push(make(verb, each));
    if (may == May::Yes)
        prompt.choices.push(make(Verb::Pass));
    return prompt.choices[0].a;
}

template <typename Fits>
void addMinions(const State& s, Slot slot, Found& found, Fits fits)
{
    for (const CardId id : cardsOf(s, s.slot[slot].minions))
        if (fits(id))
            found.push(id);
}

template <typename Fits>
CardId chooseMinion(Engine& e, CardId source, Seat you, Fits fits, May may = May::No)
{
    Found found;
    for (Slot slot = 0; slot < e.s.slots; ++slot)
        addMinions(e.s, slot, found, fits);
    return choose(e, source, you, Verb::Card, found, may);
}

CardId chooseAnyMinion(Engine& e, CardId source, Seat you, May may = May::No)
{
    return chooseMinion(
        e, source, you, [](CardId) { return true; }, may);
}

CardId chooseYourMinion(Engine& e, CardId source, Seat you)
{
    return chooseMinion(e, source, you, [&](CardId id) { return e.s.at(id).controller == you; });
}

Slot chooseBase(Engine& e, CardId source, Seat you, Slot except = kNoSlot)
{
    Found found;
    for (Slot slot = 0; slot < e.s.slots; ++slot)
        if (e.s.slot[slot].base != kNoCard && slot != except)
            found.push(slot);
    return choose(e, source, you, Verb::Base, found);
}

bool affects(Engine& e, CardId source, Seat you, CardId card)
{
    return affect(e, card, source, you, static_cast<std::uint8_t>(e.s.frames.size()));
}

void returnMinion(Engine& e, CardId source, Seat you, CardId card)
{
    if (card != kNoCard && affects(e, source, you, card))
        toHand(e, card);
}

void moveElsewhere(Engine& e, CardId source, Seat you, CardId card)
{
    if (card == kNoCard)
        return;
    const Slot to = chooseBase(e, source, you, e.s.at(card).where);
    if (to != kNoSlot && mayMove(e.s, e.lib, you, to) && affects(e, source, you, card))
        moveMinion(e, card, to);
}

void boostMinion(Engine& e, CardId source, Seat you, CardId card, std::int8_t by, Until until)
{
    if (!affects(e, source, you, card))
        return;
    for (Modifier& each : e.s.modifiers)
        if (each.card == card && each.until == until && (until == Until::EndOfTurn || each.seat == you)) {
            each.amount = static_cast<std::int8_t>(each.amount + by);
            return;
        }
    pushIfRoom(e.s, e.s.modifiers, { card, until, you, by });
}

void boostYours(Engine& e, CardId source, Seat you, Until until)
{
    for (Slot slot = 0; slot < e.s.slots; ++slot)
        for (CardId id = e.s.slot[slot].minions.head; id != kNoCard; id = e.s.at(id).next)
            if (e.s.at(id).controller == you)
                boostMinion(e, source, you, id, 1, until);
}

void drawCards(Engine& e, Seat you, int cards)
{
    while (cards-- > 0 && draw(e, you) != kNoCard) { }
}

void invader(Engine& e, CardId /*source*/, Seat you, Slot /*here*/)
{
    ++e.s.of(you).vp;
}

void supremeOverlord(Engine& e, CardId source, Seat you, Slot /*here*/)
{
    returnMinion(e, source, you, chooseAnyMinion(e, source, you, May::Yes));
}

void collector(Engine& e, CardId source, Seat you, Slot here)
{
    Found found;
    const Powers powers(e.s, e.lib);
    addMinions(e.s, here, found, [&](CardId id) { return powers.of(id) <= 3; });
    returnMinion(e, source, you, choose(e, source, you, Verb::Card, found, May::Yes));
}

void beamUp(Engine& e, CardId source, Seat you, Slot /*here*/)
{
    returnMinion(e, source, you, chooseAnyMinion(e, source, you));
}

void abduction(Engine& e, CardId source, Seat you, Slot here)
{
    beamUp(e, source, you, here);
    grantExtra(e, { PlayKind::Minion, you }, PlayTime::Free);
}

void cropCircles(Engine& e, CardId source, Seat you, Slot /*here*/)
{
    const Slot base = chooseBase(e, source, you);
    Found found;
    if (base != kNoSlot)
        addMinions(e.s, base, found, [](CardId) { return true; });
    for (const CardId card : found)
        returnMinion(e, source, you, card);
}

void disintegrator(Engine& e, CardId source, Seat you, Slot /*here*/)
{
    const Powers powers(e.s, e.lib);
    const CardId card = chooseMinion(e, source, you, [&](CardId id) { return powers.of(id) <= 3; });
    if (card != kNoCard && affects(e, source, you, card))
        toDeckBottom(e, card, e.s.at(card).known);
}

void invasion(Engine& e, CardId source, Seat you, Slot /*here*/)
{
    moveElsewhere(e, source, you, chooseAnyMinion(e, source, you));
}

void augmentation(Engine& e, CardId source, Seat you, Slot /*here*/)
{
    const CardId card = chooseAnyMinion(e, source, you);
    if (card != kNoCard)
        boostMinion(e, source, you, card, 4, Until::EndOfYourTurn);
}

void howl(Engine& e, CardId source, Seat you, Slot /*here*/)
{
    boostYours(e, source, you, Until::EndOfYourTurn);
}

void rampage(Engine& e, CardId source, Seat you, Slot /*here*/)
{
    const CardId card = chooseYourMinion(e, source, you);
    if (card == kNoCard)
        return;
    std::uint8_t& lowered = e.s.slot[e.s.at(card).where].lowered;
    lowered = static_cast<std::uint8_t>(lowered + Powers(e.s, e.lib).of(card));
}

void wayOfDeception(Engine& e, CardId source, Seat you, Slot /*here*/)
{
    moveElsewhere(e, source, you, chooseYourMinion(e, source, you));
}

void shanghai(Engine& e, CardId source, Seat you, Slot /*here*/)
{
    const auto theirs = [&](CardId id) { return e.s.at(id).controller != you; };
    moveElsewhere(e, source, you, chooseMinion(e, source, you, theirs));
}

void swashbuckling(Engine& e, CardId source, Seat you, Slot /*here*/)
{
    boostYours(e, source, you, Until::EndOfTurn);
}

void zapbot(Engine& e, CardId /*source*/, Seat you, Slot /*here*/)
{
    grantExtra(e, { PlayKind::Minion, you, 2 }, PlayTime::Free);
}

void techCenter(Engine& e, CardId source, Seat you, Slot /*here*/)
{
    const Slot base = chooseBase(e, source, you);
    if (base == kNoSlot)
        return;
    int cards = 0;
    for (const CardId id : cardsOf(e.s, e.s.slot[base].minions))
        cards += e.s.at(id).controller == you ? 1 : 0;
    drawCards(e, you, cards);
}

void takeTheShinies(Engine& e, CardId /*source*/, Seat you, Slot /*here*/)
{
    Seat seat = e.s.current;
    for (int i = 0; i < e.s.seats; ++i, seat = e.s.after(seat))
        for (int left = 2; seat != you && left > 0 && e.s.of(seat).hand.count > 0; --left) {
            CardId card = e.s.of(seat).hand.head;
            for (std::uint32_t skip = e.s.rng.below(e.s.of(seat).hand.count); skip > 0; --skip)
                card = e.s.at(card).next;
            toDiscard(e, card);
        }
}

void enchantress(Engine& e, CardId /*source*/, Seat you, Slot /*here*/)
{
    drawCards(e, you, 1);
}

void mysticStudies(Engine& e, CardId /*source*/, Seat you, Slot /*here*/)
{
    drawCards(e, you, 2);
}

void graveDigger(Engine& e, CardId source, Seat you, Slot /*here*/)
{
    Found found; // equal minions once
    for (const CardId id : cardsOf(e.s, e.s.of(you).discard))
        if (e.def(id).kind == CardKind::Minion && std::none_of(found.begin(), found.end(), [&](CardId other) {
                return e.s.at(other).def == e.s.at(id).def;
            }))
            found.push(id);
    if (const CardId card = choose(e, source, you, Verb::Card, found, May::Yes); card != kNoCard)
        toHand(e, card);
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

} // namespace tests
