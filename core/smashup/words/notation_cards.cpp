#include "core/smashup/words/notation.h"
#include "core/smashup/words/notation_names.h"

// What becomes of the cards that a seat brought, for statistics.

namespace core::smashup {

namespace {

/// Of its owner's factions: no base, and none of the decks in the middle of the table.
bool isBrought(const SmashUpMatch& match, std::uint8_t card)
{
    if (card == kNoCard || isBase(card))
        return false;
    const CardInstance& instance = match.state().at(card);
    const CardDef& def = match.library().def(instance.def);
    return instance.owner != Seat::None && def.home == Home::Owner && !def.madness;
}

BroughtCard broughtCard(const SmashUpMatch& match, std::uint8_t card)
{
    return { card, match.state().at(card).owner, nameOf(match, card) };
}

} // namespace

std::optional<CardStep> SmashUpNotation::cardStep(const Match& match, const Event& event) const
{
    const SmashUpMatch& m = asSmashUp(match);
    if (!isBrought(m, event.card))
        return std::nullopt;
    const BroughtCard card = broughtCard(m, event.card);
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::Drew:
    case EventKind::Taken:
        return CardStep { card, CardStep::What::Drawn };
    case EventKind::MinionPlayed:
    case EventKind::ActionPlayed:
        if (event.seat == card.owner)
            return CardStep { card, CardStep::What::Played };
        break;
    default:
        break;
    }
    if (contains(event.audience, card.owner))
        return CardStep { card, CardStep::What::Seen };
    return std::nullopt;
}

std::vector<BroughtCard> SmashUpNotation::inHand(const Match& match, Seat seat) const
{
    const SmashUpMatch& m = asSmashUp(match);
    std::vector<BroughtCard> cards;
    for (const CardId card : cardsOf(m.state(), m.state().of(seat).hand))
        if (isBrought(m, card))
            cards.push_back(broughtCard(m, card));
    return cards;
}

} // namespace core::smashup
