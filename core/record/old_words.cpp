#include "core/record/old_words.h"

#include "core/language/saying.h"

#include <algorithm>

namespace core {

namespace {

constexpr std::string_view kPerson = "You";
constexpr std::string_view kOneOfSeveral = "Player "; // and a digit from 1

} // namespace

std::string oldWordOf(const std::string& name)
{
    const std::optional<int> number = language::unnamedNumber(name);
    if (!number)
        return name;
    return *number == 0 ? std::string(kPerson) : std::string(kOneOfSeveral) + std::to_string(*number);
}

void withoutOldWords(MatchSummary& match)
{
    const auto isPerson = [](const RecordedSeat& seat) { return seat.player == kHumanPlayer; };
    // Of a table game only one sits at the screen.
    const bool alone
        = match.kind == MatchKind::Table || std::count_if(match.seats.begin(), match.seats.end(), isPerson) == 1;
    for (RecordedSeat& seat : match.seats) {
        for (int number = 1; number <= language::kMostUnnamed; ++number)
            if (seat.name == oldWordOf(language::unnamed(number)))
                seat.name = language::unnamed(number);
        if (seat.name == kPerson && isPerson(seat) && alone)
            seat.name = language::kReader;
    }
}

} // namespace core
