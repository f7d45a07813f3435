#include "core/smashup/words/notation_ending.h"

#include "core/smashup/rules/ending.h"
#include "core/smashup/words/notation_names.h"

namespace core::smashup {

namespace {

std::string winnersOf(const SmashUpMatch& match, const char* between)
{
    std::string names;
    for (int i = 0; i < match.state().seats; ++i)
        if (contains(match.state().winners, seatAt(i)))
            names += (names.empty() ? "" : between) + seatName(match, seatAt(i));
    return names;
}

bool shared(const State& s)
{
    return (s.winners & (s.winners - 1)) != 0;
}

/// "Ada 2, Ben 3"
std::string madnessInWords(const SmashUpMatch& match, SeatMask seats)
{
    std::string text;
    for (int i = 0; i < match.state().seats; ++i)
        if (contains(seats, seatAt(i)))
            text += (text.empty() ? "" : ", ") + seatName(match, seatAt(i)) + " "
                + std::to_string(madnessOf(match.state(), match.library(), seatAt(i)));
    return text;
}

/// What settled points that are equal at the top.
std::string tieInWords(const SmashUpMatch& match)
{
    const State& s = match.state();
    const Leading most = leading(s);
    if (most.count < 2)
        return {};
    std::string text = "Equal with " + std::to_string(most.vp) + " VP";
    if (s.options.madness)
        text += s.winners == most.seats ? ", and in Madness cards, too" : ": the fewest Madness cards decide";
    return text + (s.options.madness ? " (" + madnessInWords(match, most.seats) + ")." : ".");
}

/// What a match comes to that nobody can go on with.
std::string whenStuck(const SmashUpMatch& match)
{
    return match.state().options.idle == IdleEnd::Draw ? "the match is a draw" : "the points decide";
}

} // namespace

std::string whyInWords(const SmashUpMatch& match)
{
    const State& s = match.state();
    switch (static_cast<Ended>(s.decided)) {
    case Ended::No:
        return {};
    case Ended::Won:
        return tieInWords(match);
    case Ended::Stuck: {
        const std::string tie = isDraw(s) ? std::string() : tieInWords(match);
        return "Nobody could do anything any more: " + whenStuck(match) + "." + (tie.empty() ? "" : " " + tie);
    }
    case Ended::Idle:
        return "Nobody did anything for " + std::to_string(kIdleRounds) + " rounds: the match is a draw.";
    case Ended::Long:
        return "Nobody won in " + std::to_string(kLongestMatch) + " turns: the match is a draw.";
    case Ended::Agreed:
        return "The players agreed to end the match: it is a draw.";
    }
    return {};
}

std::string endInWords(const SmashUpMatch& match)
{
    const State& s = match.state();
    const std::string why = whyInWords(match);
    if (isDraw(s))
        return why;
    return (why.empty() ? "" : why + " ") + winnersOf(match, " and ") + (shared(s) ? " share the win." : " wins.");
}

std::string endIsNearInWords(const SmashUpMatch& match, Ended why, int turns)
{
    switch (why) {
    case Ended::Stuck:
        return "Nobody could do anything in this round. If nobody can in the next one, " + whenStuck(match) + ".";
    case Ended::Idle:
        return "Nobody has done anything for " + std::to_string(kIdleRounds - 1)
            + " rounds. If nobody does in the next one, the match is a draw.";
    case Ended::Long:
        return "If nobody wins in the next " + std::to_string(turns) + " turns, the match is a draw.";
    default:
        return {};
    }
}

std::string endsSoonInWords(const SmashUpMatch& match, bool canDoMore)
{
    const EndsBy end = endsBy(match.state());
    const std::string turns
        = end.turns == 1 ? "after this turn" : "after " + std::to_string(end.turns) + " turns, with this one";
    switch (end.why) {
    case Ended::Stuck:
        return canDoMore ? std::string() : "If nobody can do anything, " + whenStuck(match) + " " + turns + ".";
    case Ended::Idle:
        return "If nobody does anything, the match is a draw " + turns + ".";
    case Ended::Long:
        return "If nobody wins, the match is a draw " + turns + ".";
    default:
        return {};
    }
}

} // namespace core::smashup
