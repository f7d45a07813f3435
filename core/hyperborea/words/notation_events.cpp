#include "core/game/in_order.h"
#include "core/hyperborea/table/events.h"
#include "core/hyperborea/words/notation.h"
#include "core/hyperborea/words/notation_names.h"

#include <array>

// What happened, for the log and for charts.

namespace core::hyperborea {

namespace {

using language::Saying;

/// What `Event::other` is, for each kind.
enum class OtherIs : std::uint8_t { Nothing, Colour, Hex, Site, Token, Seat, RaceTile, Condition };

struct EventWords {
    EventKind kind;
    Say phrase;
    OtherIs other;
    TellAs as;
};

constexpr std::array kEventWords {
    EventWords { EventKind::TurnBegan, Say::TurnBegan, OtherIs::Nothing, TellAs::Turn },
    EventWords { EventKind::ChoseCube, Say::ChoseCube, OtherIs::Colour, TellAs::Entry },
    EventWords { EventKind::ChoseRow, Say::ChoseRow, OtherIs::Colour, TellAs::Entry },
    EventWords { EventKind::ChoseTile, Say::ChoseTile, OtherIs::RaceTile, TellAs::Entry },
    EventWords { EventKind::TurnedUp, Say::TurnedUp, OtherIs::Nothing, TellAs::Consequence },
    EventWords { EventKind::Placed, Say::PlacedCube, OtherIs::Colour, TellAs::Entry },
    EventWords { EventKind::Unused, Say::PutAway, OtherIs::Colour, TellAs::Entry },
    EventWords { EventKind::Activated, Say::Activated, OtherIs::Nothing, TellAs::Consequence },
    EventWords { EventKind::Stepped, Say::Stepped, OtherIs::Hex, TellAs::Entry },
    EventWords { EventKind::Flew, Say::Flew, OtherIs::Hex, TellAs::Entry },
    EventWords { EventKind::Halted, Say::WasHalted, OtherIs::Nothing, TellAs::Consequence },
    EventWords { EventKind::Entered, Say::WentInside, OtherIs::Site, TellAs::Entry },
    EventWords { EventKind::Explored, Say::FoundToken, OtherIs::Token, TellAs::Consequence },
    EventWords { EventKind::UsedToken, Say::UsedToken, OtherIs::Token, TellAs::Entry },
    EventWords { EventKind::KeptToken, Say::KeptToken, OtherIs::Token, TellAs::Entry },
    EventWords { EventKind::DiscardedToken, Say::DroppedToken, OtherIs::Token, TellAs::Entry },
    EventWords { EventKind::TookGhost, Say::TookGhost, OtherIs::Nothing, TellAs::Entry },
    EventWords { EventKind::RemovedGhost, Say::RemovedGhost, OtherIs::Nothing, TellAs::Entry },
    EventWords { EventKind::TookMiniature, Say::TookMiniature, OtherIs::Seat, TellAs::Entry },
    EventWords { EventKind::SentHome, Say::SentHome, OtherIs::Seat, TellAs::Entry },
    EventWords { EventKind::FortressFell, Say::FortressFell, OtherIs::Seat, TellAs::Entry },
    EventWords { EventKind::BuiltFortress, Say::BuiltFortress, OtherIs::Nothing, TellAs::Entry },
    EventWords { EventKind::CameOn, Say::CameOn, OtherIs::Nothing, TellAs::Entry },
    EventWords { EventKind::Developed, Say::Developed, OtherIs::Colour, TellAs::Entry },
    EventWords { EventKind::SetBack, Say::WasSetBack, OtherIs::Colour, TellAs::Entry },
    EventWords { EventKind::Upgraded, Say::Upgraded, OtherIs::Colour, TellAs::Entry },
    EventWords { EventKind::GainedGems, Say::GainedGems, OtherIs::Nothing, TellAs::Consequence },
    EventWords { EventKind::LostGems, Say::LostGems, OtherIs::Nothing, TellAs::Consequence },
    EventWords { EventKind::TookTechnology, Say::TookTechnology, OtherIs::Nothing, TellAs::Entry },
    EventWords { EventKind::ChangedCard, Say::ChangedCard, OtherIs::Nothing, TellAs::Entry },
    EventWords { EventKind::Drew, Say::DrewCube, OtherIs::Colour, TellAs::Consequence },
    EventWords { EventKind::Generated, Say::GeneratedCube, OtherIs::Colour, TellAs::Consequence },
    EventWords { EventKind::Restored, Say::RestoredCube, OtherIs::Colour, TellAs::Entry },
    EventWords { EventKind::Purged, Say::PurgedCube, OtherIs::Nothing, TellAs::Entry },
    EventWords { EventKind::Converted, Say::ConvertedCube, OtherIs::Colour, TellAs::Entry },
    EventWords { EventKind::GaveUp, Say::GaveUpCube, OtherIs::Colour, TellAs::Consequence },
    EventWords { EventKind::Copied, Say::Copied, OtherIs::Nothing, TellAs::Entry },
    EventWords { EventKind::UsedPower, Say::UsedPower, OtherIs::RaceTile, TellAs::Entry },
    EventWords { EventKind::Reset, Say::ResetBegan, OtherIs::Nothing, TellAs::Entry },
    EventWords { EventKind::Met, Say::MetCondition, OtherIs::Condition, TellAs::Consequence },
    EventWords { EventKind::MatchEnded, Say::MatchEnded, OtherIs::Nothing, TellAs::Entry },
};

static_assert(standsInOrder(kEventWords, &EventWords::kind));
static_assert(static_cast<std::size_t>(EventKind::MatchEnded) + 1 == kEventWords.size());

const EventWords& wordsOf(const Event& event)
{
    return kEventWords[event.kind];
}

Saying thing(const HyperboreaMatch& match, const Event& event)
{
    const Library& lib = match.library();
    switch (wordsOf(event).other) {
    case OtherIs::Colour:
        return colourWords(event.other);
    case OtherIs::Hex:
        return hexWords(match, event.other);
    case OtherIs::Site:
        return siteWords(match, event.place, event.other);
    case OtherIs::Token:
        return tokenWords(match, event.other);
    case OtherIs::RaceTile:
        return lib.raceTile(event.other).name;
    case OtherIs::Condition:
        return conditionWords(match.state(), event.other);
    case OtherIs::Seat:
    case OtherIs::Nothing:
        break;
    }
    return event.card == kNone ? Saying() : Saying(lib.nameOfSet(event.card));
}

/// Where it happened: a hex, or the set that a cube was put on.
Saying where(const HyperboreaMatch& match, const Event& event)
{
    if (event.place != kNone)
        return hexWords(match, event.place);
    return event.card == kNone ? Saying() : Saying(match.library().nameOfSet(event.card));
}

} // namespace

Saying HyperboreaNotation::sentence(const Match& match, const Event& event, Seat /*viewer*/) const
{
    const HyperboreaMatch& m = asHyperborea(match);
    const EventWords& words = wordsOf(event);
    const Saying who = event.seat == Seat::None ? Saying() : personAt(m, indexOf(event.seat));
    const Saying other = words.other == OtherIs::Seat ? personAt(m, event.other) : Saying();
    return say(words.phrase, { who, thing(m, event), int { event.amount }, other, where(m, event) });
}

TellAs HyperboreaNotation::tellAs(const Match& /*match*/, const Event& event) const
{
    return wordsOf(event).as;
}

/// A condition that a seat met, with the points of its tile where it got one.
std::optional<Mark> HyperboreaNotation::mark(const Match& match, const Event& event) const
{
    if (static_cast<EventKind>(event.kind) != EventKind::Met)
        return std::nullopt;
    const State& s = asHyperborea(match).state();
    Mark mark { conditionWords(s, event.other).words(), {} };
    if ((s.of(event.seat).objectives >> event.other & 1U) != 0)
        mark.points[static_cast<std::size_t>(indexOf(event.seat))] = kPointsOfTile;
    return mark;
}

std::string HyperboreaNotation::marksTitle() const
{
    return say(Say::MarksTitle).words();
}

} // namespace core::hyperborea
