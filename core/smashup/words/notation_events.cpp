#include "core/smashup/words/notation.h"

#include "core/smashup/table/zones.h"
#include "core/smashup/words/notation_ending.h"
#include "core/smashup/words/notation_names.h"

namespace core::smashup {

/// Where a card goes that has piles of its own, wherever it was sent; empty for any other.
static std::string sentHome(const SmashUpMatch& match, const Event& event)
{
    const auto kind = static_cast<EventKind>(event.kind);
    if (event.card == kNoCard || isBase(event.card)
        || (kind != EventKind::Returned && kind != EventKind::Discarded && kind != EventKind::ToDeckTop
            && kind != EventKind::ToDeckBottom && kind != EventKind::Buried))
        return {};
    switch (match.library().def(match.state().at(event.card).def).home) {
    case Home::Owner:
        break;
    case Home::Aside:
        return nameOf(match, event.card) + " is set aside.";
    case Home::Monsters:
        return nameOf(match, event.card) + " goes to the monsters' discard pile.";
    case Home::Treasures:
        return nameOf(match, event.card) + " goes to the treasures' discard pile.";
    }
    return {};
}

std::string SmashUpNotation::sentence(const Match& match, const Event& event, Seat viewer) const
{
    const SmashUpMatch& m = own(match);
    const bool knows = viewer == Seat::None || contains(event.audience, viewer);
    const std::string card = event.card == kNoCard ? std::string() : knows ? nameOf(m, event.card) : "a card";
    const std::string base = event.place == kNoCard ? std::string() : nameOf(m, event.place);
    const std::string who = event.seat == Seat::None ? std::string() : seatName(m, event.seat);
    const std::string at = base.empty() ? std::string() : " at " + base;
    const std::string amount = std::to_string(event.amount);
    if (const std::string sent = sentHome(m, event); !sent.empty())
        return sent;
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::TurnBegan:
        return "Turn " + amount + ": " + who + ".";
    case EventKind::PhaseBegan:
        return {};
    case EventKind::Mulligan:
        return who + " shows a hand without minions and takes a new one.";
    case EventKind::MinionPlayed:
        if (event.seat == Seat::None)
            return card + " appears" + at + ".";
        return who + " plays " + card + at + ".";
    case EventKind::ActionPlayed:
        return who + " plays " + card + (event.other != 0xFF ? " on " + nameOf(m, event.other) : std::string()) + at
            + ".";
    case EventKind::AbilityUsed:
        return isBase(event.card) ? card + " takes effect for " + who + "." : who + " uses " + card + ".";
    case EventKind::Returned:
        return card + " returns to " + who + "'s hand.";
    case EventKind::Destroyed:
        return card + at + " is destroyed.";
    case EventKind::Spared:
        return event.other != 0xFF ? nameOf(m, event.other) + " protects " + card + " and is spent."
                                   : card + " is not affected.";
    case EventKind::Moved:
        return card + " moves to " + base + ".";
    case EventKind::ToDeckBottom:
        return card + " goes under " + who + "'s deck.";
    case EventKind::ToDeckTop:
        return card + " goes on top of " + (isBase(event.card) ? "the base deck" : who + "'s deck") + ".";
    case EventKind::Taken:
        return who + " takes " + card + " into hand.";
    case EventKind::DeckShuffled:
        return who + " shuffles the deck.";
    case EventKind::LookedAtTop:
        return who + " looks at " + card + " on top of "
            + (isBase(event.card) ? "the base deck" : seatName(m, seatAt(event.other)) + "'s deck") + ".";
    case EventKind::ShuffledIn:
        return who + " shuffles " + plural(event.amount, "card", "cards") + " into the deck.";
    case EventKind::Drew:
        return who + " draws " + card + ".";
    case EventKind::Discarded:
        return who + " discards " + card + ".";
    case EventKind::Boxed:
        return who + "'s " + card + " is removed from the game.";
    case EventKind::DrewMadness:
        return who + " draws a Madness card.";
    case EventKind::ReturnedMadness:
        return who + " returns a Madness card to the Madness deck.";
    case EventKind::DeckRenewed:
        return who + " shuffles the discard pile into a new deck.";
    case EventKind::Revealed:
        return who + " reveals " + card + ".";
    case EventKind::RevealedHand:
        return who + " reveals a hand of " + plural(event.amount, "card", "cards") + ".";
    case EventKind::GaveMadness:
        return who + " puts a Madness card into " + seatName(m, seatAt(event.other)) + "'s hand.";
    case EventKind::LookedAtHand:
        return who + " looks at " + seatName(m, seatAt(event.other)) + "'s hand.";
    case EventKind::Boosted:
        return card + " gets " + (event.amount < 0 ? "" : "+") + amount + " power.";
    case EventKind::CountersAdded:
        return card + " gets " + plural(event.amount, "+1 power counter", "+1 power counters") + ".";
    case EventKind::BreakpointLowered:
        return "The breakpoint of " + base + " drops by " + amount + ".";
    case EventKind::BaseSwapped:
        return nameOf(m, event.other) + " is swapped for " + base + ".";
    case EventKind::ExtraPlay:
        return who + " may play an extra " + (event.amount == 0 ? "minion" : "action") + at + ".";
    case EventKind::VpGained:
        return who + " gains " + amount + " VP" + (card.empty() ? "" : " from " + card) + ".";
    case EventKind::Barred:
        return who + " cannot play actions "
            + (event.amount == 0 ? std::string("next turn")
                                 : "until " + seatName(m, m.state().current) + "'s next turn")
            + ".";
    case EventKind::BarredMoves:
        return who + " cannot move minions until " + seatName(m, m.state().current) + "'s next turn.";
    case EventKind::BaseCancelled:
        return "The ability of " + base + " is cancelled until " + who + "'s next turn.";
    case EventKind::Named:
        return card + " names " + m.library().factions()[static_cast<std::size_t>(event.amount)].name + ".";
    case EventKind::NamedCard:
        return who + " names " + nameOf(m, event.other) + ".";
    case EventKind::ScoringBegan:
        return base + " is about to score.";
    case EventKind::BaseScored: {
        std::string points;
        for (std::size_t i = 0; i < m.state().seats; ++i)
            if (event.points[i] != 0)
                points += (points.empty() ? "" : ", ") + seatName(m, seatAt(static_cast<int>(i))) + " "
                    + std::to_string(event.points[i]);
        return base + " scores: " + (points.empty() ? "nobody gains anything" : points + " VP") + ".";
    }
    case EventKind::BaseReplaced:
        return base + " replaces " + nameOf(m, event.other) + ".";
    case EventKind::Buried:
        return who + " buries " + card + at + ".";
    case EventKind::Uncovered:
        return who + " uncovers " + card + at + ".";
    case EventKind::TookTreasure:
        return who + " takes the treasure " + card + ".";
    case EventKind::TookControl:
        return who + " takes control of " + card + at + ".";
    case EventKind::SetAside:
        return card + " leaves" + (base.empty() ? std::string(" play") : " " + base) + " and is set aside.";
    case EventKind::MadnessCounted:
        return who + " loses " + amount + " VP to Madness.";
    case EventKind::EndIsNear:
        return endIsNearInWords(m, static_cast<Ended>(event.other), event.amount);
    case EventKind::MatchEnded:
        return endInWords(m);
    }
    return {};
}

std::optional<Mark> SmashUpNotation::mark(const Match& match, const Event& event) const
{
    if (static_cast<EventKind>(event.kind) != EventKind::BaseScored)
        return std::nullopt;
    Mark mark { nameOf(own(match), event.place), {} };
    std::copy(event.points.begin(), event.points.end(), mark.points.begin());
    return mark;
}

} // namespace core::smashup
