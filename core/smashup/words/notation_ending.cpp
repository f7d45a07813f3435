#include "core/smashup/words/notation_ending.h"

#include "core/smashup/rules/ending.h"
#include "core/smashup/words/notation_names.h"

namespace core::smashup {

namespace {

using language::Between;
using language::Saying;

Saying winnersOf(const SmashUpMatch& match)
{
    std::vector<Saying> winners;
    for (int i = 0; i < match.state().seats; ++i)
        if (contains(match.state().winners, seatAt(i)))
            winners.push_back(personAt(match, seatAt(i)));
    return Saying::list(Between::And, std::move(winners));
}

/// "Ada 2, Ben 3"
Saying madnessInWords(const SmashUpMatch& match, SeatMask seats)
{
    std::vector<Saying> counts;
    for (int i = 0; i < match.state().seats; ++i)
        if (contains(seats, seatAt(i)))
            counts.push_back(say(
                Say::SeatNumber, { personAt(match, seatAt(i)), madnessOf(match.state(), match.library(), seatAt(i)) }));
    return Saying::list(Between::Comma, std::move(counts));
}

/// What settled points that are equal at the top.
Saying tieInWords(const SmashUpMatch& match)
{
    const State& s = match.state();
    const Leading most = leading(s);
    if (most.count < 2)
        return {};
    if (!s.options.madness)
        return say(Say::TiedPoints, { most.vp });
    return say(s.winners == most.seats ? Say::TiedInMadness : Say::MadnessDecides,
        { most.vp, madnessInWords(match, most.seats) });
}

/// A match that nobody can go on with is a draw, or its points decide.
bool stuckIsDraw(const SmashUpMatch& match)
{
    return match.state().options.idle == IdleEnd::Draw;
}

} // namespace

Saying whyInWords(const SmashUpMatch& match)
{
    const State& s = match.state();
    switch (static_cast<Ended>(s.decided)) {
    case Ended::No:
        return {};
    case Ended::Won:
        return tieInWords(match);
    case Ended::Stuck:
        return Saying::list(Between::Space,
            { say(stuckIsDraw(match) ? Say::StuckDraw : Say::StuckPoints), isDraw(s) ? Saying() : tieInWords(match) });
    case Ended::Idle:
        return say(Say::IdleDraw, { kIdleRounds });
    case Ended::Long:
        return say(Say::LongDraw, { kLongestMatch });
    case Ended::Agreed:
        return say(Say::AgreedDraw);
    }
    return {};
}

Saying endInWords(const SmashUpMatch& match)
{
    const Saying why = whyInWords(match);
    if (isDraw(match.state()))
        return why;
    return Saying::list(Between::Space, { why, say(Say::Wins, { winnersOf(match) }) });
}

Saying endIsNearInWords(const SmashUpMatch& match, Ended why, int turns)
{
    switch (why) {
    case Ended::Stuck:
        return say(stuckIsDraw(match) ? Say::StuckSoonDraw : Say::StuckSoonPoints);
    case Ended::Idle:
        return say(Say::IdleSoon, { kIdleRounds - 1 });
    case Ended::Long:
        return say(Say::LongSoon, { turns });
    default:
        return {};
    }
}

Saying endsSoonInWords(const SmashUpMatch& match, bool canDoMore)
{
    const EndsBy end = endsBy(match.state());
    switch (end.why) {
    case Ended::Stuck:
        return canDoMore ? Saying() : say(stuckIsDraw(match) ? Say::StuckInDraw : Say::StuckInPoints, { end.turns });
    case Ended::Idle:
        return say(Say::IdleIn, { end.turns });
    case Ended::Long:
        return say(Say::LongIn, { end.turns });
    default:
        return {};
    }
}

} // namespace core::smashup
