#include "core/record/match_record.h"

#include <algorithm>
#include <charconv>

namespace core {

Seat personOf(const MatchSummary& match)
{
    for (std::size_t i = 0; i < match.seats.size(); ++i)
        if (match.seats[i].player == kHumanPlayer)
            return seatAt(static_cast<int>(i));
    return Seat::None;
}

PersonResult resultForPerson(const MatchSummary& match)
{
    if (match.status == MatchStatus::Running)
        return PersonResult::Running;
    if (match.status == MatchStatus::Abandoned)
        return PersonResult::Abandoned;
    if (match.practice)
        return PersonResult::Practice;
    const Seat person = personOf(match);
    if (person == Seat::None)
        return PersonResult::NoPerson;
    if (match.isDraw() || (match.winners == 0 && !match.together))
        return PersonResult::Drawn;
    return contains(match.winners, person) ? PersonResult::Won : PersonResult::Lost;
}

int highestLevel(const MatchSummary& match)
{
    constexpr std::string_view kLevel = "level:";
    int highest = -1;
    for (const RecordedSeat& seat : match.seats) {
        int level = -1;
        if (seat.player.starts_with(kLevel))
            std::from_chars(seat.player.data() + kLevel.size(), seat.player.data() + seat.player.size(), level);
        highest = std::max(highest, level);
    }
    return highest;
}

MatchSetup MatchSummary::setup() const
{
    MatchSetup setup;
    setup.set = set;
    setup.options = options;
    for (const RecordedSeat& seat : seats)
        setup.seats.push_back({ seat.name, seat.factions });
    return setup;
}

MatchSetup MatchRecord::setup() const
{
    MatchSetup setup = summary.setup();
    setup.seed = seed;
    setup.own = own;
    return setup;
}

} // namespace core
