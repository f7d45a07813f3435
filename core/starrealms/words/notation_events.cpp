#include "core/starrealms/table/events.h"
#include "core/starrealms/table/reach.h"
#include "core/starrealms/words/notation.h"
#include "core/starrealms/words/notation_names.h"

// What happened, for the log.

namespace core::starrealms {

namespace {

using language::Between;
using language::Saying;

Say acquired(const Event& event)
{
    const bool free = event.amount == 1;
    switch (static_cast<To>(event.other)) {
    case To::Hand:
        return Say::GotInHand;
    case To::DeckTop:
        return free ? Say::GotFreeOnTop : Say::BoughtOnTop;
    case To::Discard:
        break;
    }
    return free ? Say::GotFree : Say::Bought;
}

Say usedSay(const Event& event)
{
    switch (static_cast<Slot>(event.other)) {
    case Slot::Ally:
        return Say::UsedAlly;
    case Slot::DoubleAlly:
        return Say::UsedDoubleAlly;
    case Slot::Scrap:
        return Say::UsedScrap;
    default:
        return Say::UsedPrimary;
    }
}

Say phraseFor(const Event& event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::TurnBegan:
        return Say::TurnBegan;
    case EventKind::Played:
        return Say::Played;
    case EventKind::Used:
        return usedSay(event);
    case EventKind::GainedTrade:
        return Say::GotTrade;
    case EventKind::GainedCombat:
        return Say::GotCombat;
    case EventKind::GainedAuthority:
        return Say::GotAuthority;
    case EventKind::Drew:
        return Say::Drew;
    case EventKind::DeckRenewed:
        return Say::DeckRenewed;
    case EventKind::Discarded:
        return Say::Discarded;
    case EventKind::ScrappedOwn:
        return Say::ScrappedOwn;
    case EventKind::ScrappedFromRow:
        return Say::ScrappedFromRow;
    case EventKind::RowFilled:
        return Say::RowFilled;
    case EventKind::Acquired:
        return acquired(event);
    case EventKind::PutOnDeck:
        return Say::PutOnDeck;
    case EventKind::Waits:
        return static_cast<Kind>(event.other) == Kind::Ship ? Say::WaitsForShip : Say::WaitsForBase;
    case EventKind::Copied:
        return Say::Copied;
    case EventKind::MustDiscard:
        return Say::MustDiscard;
    case EventKind::Owes:
        return Say::Owes;
    case EventKind::Attacked:
        return Say::Attacked;
    case EventKind::BaseDestroyed:
        return Say::BaseDestroyed;
    case EventKind::GaveTrade:
        return Say::GaveTrade;
    case EventKind::GaveCombat:
        return Say::GaveCombat;
    case EventKind::CameBack:
        return Say::CameBack;
    case EventKind::Ended:
        return Say::EndedPart;
    case EventKind::Fell:
        return Say::Fell;
    case EventKind::BossTurn:
        return Say::BossTurn;
    case EventKind::BossTook:
        return Say::BossTook;
    case EventKind::BossAuthority:
        return Say::BossAuthority;
    case EventKind::BossDrew:
        return Say::BossDrew;
    case EventKind::PutHidden:
        return Say::PutHidden;
    case EventKind::Severed:
        return Say::Severed;
    case EventKind::RowScrapped:
        return Say::RowScrapped;
    case EventKind::MatchEnded:
        break;
    }
    return Say::MatchEnded;
}

/// The other seat of what happens between two.
bool namesSeat(EventKind kind)
{
    return kind == EventKind::Attacked || kind == EventKind::BaseDestroyed || kind == EventKind::GaveTrade
        || kind == EventKind::GaveCombat;
}

/// Who has the turn: all of a side.
Saying onTurn(const StarRealmsMatch& match)
{
    std::vector<Saying> names;
    for (const Seat seat : seatsOf(match.state().onTurn))
        names.push_back(personAt(match, seat));
    return names.size() == 1 ? names.front() : Saying::list(Between::And, names);
}

} // namespace

Saying StarRealmsNotation::sentence(const Match& match, const Event& event, Seat viewer) const
{
    const StarRealmsMatch& m = asStarRealms(match);
    const auto kind = static_cast<EventKind>(event.kind);
    Saying who = event.seat != Seat::None ? personAt(m, event.seat)
        : m.state().hasBoss()             ? personAt(m, kBoss)
                                          : Saying();
    if (kind == EventKind::TurnBegan)
        who = onTurn(m);
    const bool seen = viewer == Seat::None || contains(event.audience, viewer);
    const Saying card = event.card == kNoCard ? Saying() : seen ? Saying(cardName(m, event.card)) : say(Say::ACard);
    const Saying other = namesSeat(kind) ? personAt(m, seatAt(event.other)) : Saying();
    const Saying copied = kind == EventKind::Copied ? Saying(nameOf(m, event.other)) : Saying();
    return say(phraseFor(event), { who, card, int { event.amount }, other, copied });
}

TellAs StarRealmsNotation::tellAs(const Match& /*match*/, const Event& event) const
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::TurnBegan:
    case EventKind::BossTurn:
        return TellAs::Turn;
    case EventKind::Played:
    case EventKind::Used:
    case EventKind::Acquired:
    case EventKind::Attacked:
    case EventKind::BaseDestroyed:
    case EventKind::GaveTrade:
    case EventKind::GaveCombat:
    case EventKind::Ended:
    case EventKind::Fell:
    case EventKind::BossTook:
    case EventKind::BossDrew:
    case EventKind::Severed:
    case EventKind::RowScrapped:
    case EventKind::MatchEnded:
        return TellAs::Entry;
    default:
        return TellAs::Consequence;
    }
}

} // namespace core::starrealms
