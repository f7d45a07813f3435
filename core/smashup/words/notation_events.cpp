#include "core/smashup/rules/frames.h"
#include "core/smashup/words/notation.h"
#include "core/smashup/words/notation_ending.h"
#include "core/smashup/words/notation_names.h"

#include <algorithm>

// What happened, for the log.

namespace core::smashup {

namespace {

using language::Between;
using language::Saying;

/// Where a card goes that has piles of its own, wherever it was sent.
std::optional<Say> sentHome(const SmashUpMatch& match, const Event& event)
{
    const auto kind = static_cast<EventKind>(event.kind);
    if (event.card == kNoCard || isBase(event.card)
        || (kind != EventKind::Returned && kind != EventKind::Discarded && kind != EventKind::ToDeckTop
            && kind != EventKind::ToDeckBottom && kind != EventKind::Buried))
        return std::nullopt;
    switch (match.library().def(match.state().at(event.card).def).home) {
    case Home::Owner:
        break;
    case Home::Aside:
        return Say::SetAside;
    case Home::Monsters:
        return Say::GoesToMonsters;
    case Home::Treasures:
        return Say::GoesToTreasures;
    }
    return std::nullopt;
}

/// "Ada 4, Ben 2": who got what of a base; empty where nobody got anything.
Saying pointsOf(const SmashUpMatch& match, const Event& event)
{
    std::vector<Saying> points;
    for (std::size_t i = 0; i < match.state().seats; ++i)
        if (event.points[i] != 0)
            points.push_back(
                say(Say::SeatNumber, { personAt(match, seatAt(static_cast<int>(i))), int { event.points[i] } }));
    return Saying::list(Between::Comma, std::move(points));
}

/// How an event is told, where that hangs on nothing but the event.
Say phraseFor(const Event& event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::TurnBegan:
        return Say::TurnBegan;
    case EventKind::Mulligan:
        return Say::TookNewHand;
    case EventKind::MinionPlayed:
        return event.seat == Seat::None ? Say::MinionAppears : Say::MinionPlayed;
    case EventKind::ActionPlayed:
        return event.other != 0xFF ? Say::ActionPlayedOn : Say::ActionPlayed;
    case EventKind::AbilityUsed:
        return isBase(event.card) ? Say::BaseWorks : Say::AbilityUsed;
    case EventKind::Returned:
        return Say::Returned;
    case EventKind::Destroyed:
        return Say::Destroyed;
    case EventKind::Spared:
        return event.other != 0xFF ? Say::Protects : Say::NotAffected;
    case EventKind::Moved:
        return Say::Moved;
    case EventKind::ToDeckBottom:
        return Say::ToDeckBottom;
    case EventKind::ToDeckTop:
        return isBase(event.card) ? Say::BaseToDeckTop : Say::ToDeckTop;
    case EventKind::Taken:
        return Say::Taken;
    case EventKind::DeckShuffled:
        return Say::DeckShuffled;
    case EventKind::LookedAtTop:
        return isBase(event.card) ? Say::LookedAtTopBase : Say::LookedAtTop;
    case EventKind::ShuffledIn:
        return Say::ShuffledIn;
    case EventKind::Drew:
        return Say::Drew;
    case EventKind::Discarded:
        return Say::Discarded;
    case EventKind::Boxed:
        return Say::Boxed;
    case EventKind::DrewMadness:
        return Say::DrewMadness;
    case EventKind::ReturnedMadness:
        return Say::ReturnedMadness;
    case EventKind::DeckRenewed:
        return Say::DeckRenewed;
    case EventKind::Revealed:
        return Say::Revealed;
    case EventKind::RevealedHand:
        return Say::RevealedHand;
    case EventKind::GaveMadness:
        return Say::GaveMadness;
    case EventKind::LookedAtHand:
        return Say::LookedAtHand;
    case EventKind::Boosted:
        return Say::Boosted;
    case EventKind::CountersAdded:
        return Say::CountersAdded;
    case EventKind::BreakpointLowered:
        return Say::BreakpointLowered;
    case EventKind::BaseSwapped:
        return Say::BaseSwapped;
    case EventKind::ExtraPlay:
        return event.amount == 0 ? Say::ExtraMinion : Say::ExtraAction;
    case EventKind::VpGained:
        return Say::VpGained;
    case EventKind::Barred:
        return event.amount == 0 ? Say::BarredNextTurn : Say::BarredUntil;
    case EventKind::BarredMoves:
        return Say::BarredMoves;
    case EventKind::BaseCancelled:
        return Say::BaseCancelled;
    case EventKind::Named:
        return Say::FactionNamed;
    case EventKind::NamedCard:
        return Say::CardNamed;
    case EventKind::Chose:
        return event.place != kNoCard                                ? Say::BaseChosen
            : event.amount == 0 && seatAt(event.other) == event.seat ? Say::SelfChosen
                                                                     : Say::OtherChosen;
    case EventKind::ScoringBegan:
        return Say::ScoringBegan;
    case EventKind::BaseScored:
        return Say::BaseScored;
    case EventKind::BaseReplaced:
        return Say::BaseReplaced;
    case EventKind::Buried:
        return Say::CardBuried;
    case EventKind::Uncovered:
        return Say::CardUncovered;
    case EventKind::TookTreasure:
        return Say::TookTreasure;
    case EventKind::TookControl:
        return Say::TookControl;
    case EventKind::SetAside:
        return event.place == kNoCard ? Say::LeavesPlay : Say::LeavesBase;
    case EventKind::MadnessCounted:
        return Say::MadnessCounted;
    case EventKind::PhaseBegan:
    case EventKind::EndIsNear:
    case EventKind::MatchEnded:
        break; // not told, or with words of their own
    }
    return Say::ACard;
}

/// What an event tells of besides who, which card, where and how many.
Saying otherOf(const SmashUpMatch& match, const Event& event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::LookedAtTop:
        return isBase(event.card) ? Saying() : personAt(match, seatAt(event.other));
    case EventKind::GaveMadness:
    case EventKind::LookedAtHand:
        return personAt(match, seatAt(event.other));
    case EventKind::Barred:
    case EventKind::BarredMoves:
        return personAt(match, match.state().current);
    case EventKind::Chose:
        return event.amount > 0 ? Saying(match.library().factions()[static_cast<std::size_t>(event.amount) - 1].name)
            : event.other < match.seatCount() ? personAt(match, seatAt(event.other))
                                              : Saying();
    case EventKind::Named:
        return match.library().factions()[static_cast<std::size_t>(event.amount)].name;
    case EventKind::BaseScored:
        return pointsOf(match, event);
    case EventKind::ActionPlayed:
    case EventKind::Spared:
    case EventKind::BaseSwapped:
    case EventKind::NamedCard:
    case EventKind::BaseReplaced:
        return event.other == 0xFF ? Saying() : Saying(nameOf(match, event.other));
    default:
        return {};
    }
}

} // namespace

Saying SmashUpNotation::sentence(const Match& match, const Event& event, Seat viewer) const
{
    const SmashUpMatch& m = asSmashUp(match);
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::PhaseBegan:
        return {};
    case EventKind::EndIsNear:
        return endIsNearInWords(m, static_cast<Ended>(event.other), event.amount);
    case EventKind::MatchEnded:
        return endInWords(m);
    default:
        break;
    }
    const bool knows = viewer == Seat::None || contains(event.audience, viewer);
    const Saying card = event.card == kNoCard ? Saying() : knows ? Saying(nameOf(m, event.card)) : say(Say::ACard);
    const Saying base = event.place == kNoCard ? Saying() : Saying(nameOf(m, event.place));
    const Saying who = event.seat == Seat::None ? Saying() : personAt(m, event.seat);
    const Saying other = otherOf(m, event);
    const bool nothing = static_cast<EventKind>(event.kind) == EventKind::BaseScored && other.empty();
    const Say phrase = sentHome(m, event).value_or(nothing ? Say::BaseScoredNothing : phraseFor(event));
    // A card with piles of its own lies open for everybody.
    return say(
        phrase, { who, sentHome(m, event) ? Saying(nameOf(m, event.card)) : card, base, int { event.amount }, other });
}

TellAs SmashUpNotation::tellAs(const Match& match, const Event& event) const
{
    const Phase phase = asSmashUp(match).state().phase;
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::TurnBegan:
        return TellAs::Turn;
    case EventKind::Mulligan:
    case EventKind::MinionPlayed:
    case EventKind::ActionPlayed:
    case EventKind::BaseScored:
    case EventKind::EndIsNear:
    case EventKind::MadnessCounted:
    case EventKind::MatchEnded:
        return TellAs::Entry;
    case EventKind::AbilityUsed:
        return isBase(event.card) ? TellAs::Consequence : TellAs::Entry;
    case EventKind::Drew:
    case EventKind::Discarded:
        return phase == Phase::Draw || phase == Phase::Setup ? TellAs::Entry : TellAs::Consequence;
    default:
        return TellAs::Consequence;
    }
}

std::optional<Mark> SmashUpNotation::mark(const Match& match, const Event& event) const
{
    if (static_cast<EventKind>(event.kind) != EventKind::BaseScored)
        return std::nullopt;
    Mark mark { nameOf(asSmashUp(match), event.place), {} };
    std::copy(event.points.begin(), event.points.end(), mark.points.begin());
    return mark;
}

std::optional<Mark> SmashUpNotation::gain(const Match& match, const Event& event) const
{
    const SmashUpMatch& m = asSmashUp(match);
    if (static_cast<EventKind>(event.kind) != EventKind::VpGained || event.seat == Seat::None)
        return std::nullopt;
    // What a base gives as it scores is told with its points: BaseScored comes after it and holds both.
    const auto& frames = m.state().frames;
    const auto score
        = std::find_if(frames.begin(), frames.end(), [](const Frame& frame) { return frame.kind == FrameKind::Score; });
    if (score != frames.end() && scoringStep(*score) == 1)
        return std::nullopt;
    Mark gain;
    if (event.card != kNoCard)
        gain.what = nameOf(m, event.card);
    gain.points[static_cast<std::size_t>(indexOf(event.seat))] = event.amount;
    return gain;
}

} // namespace core::smashup
