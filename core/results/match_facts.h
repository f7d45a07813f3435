#pragma once

#include "core/record/match_record.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Several things as one word: the factions of a seat, sorted, or the options of a match.
inline constexpr char kBetweenParts = '\x1f';

/// What statistics look at of a seat.
struct SeatFacts {
    std::string_view name; ///< RecordedSeat::name
    std::string_view player;
    std::string_view factions; ///< sorted, kBetweenParts between them
    int score = 0;
    int parts = 0; ///< of the win, out of kPartsOfMatch
};

/// What statistics look at of a finished match. The words belong to the line that it was read from.
struct MatchFacts {
    std::int64_t id = 0;
    std::string_view begun; ///< ISO 8601, UTC
    std::string_view set;
    bool table = false; ///< MatchKind::Table
    int turns = 0; ///< 0 where nobody counted them
    int first = 0; ///< the seat that began
    std::string_view options; ///< that it names: "name=value", kBetweenParts between them
    std::vector<SeatFacts> seats;
    struct Mark {
        std::string_view what;
        PerSeat<int> points {};
    };
    std::vector<Mark> marks;
};

/// Whether a match counts: finished, in earnest, from its beginning, and with somebody in its seats. Who won one that
/// was given up, one in which everything could be taken back, or one that went on from a moment of another, which had
/// been looked at, says nothing.
bool counts(const MatchSummary& match);

/// All of that in one line, so that a hundred thousand matches are read at once.
std::string factsLine(
    const MatchSummary& match, const std::vector<TurnStanding>& standings, const std::vector<RecordedMark>& marks);

/// Reads such a line into `facts`, whose room is used again. False where it is none.
bool readFacts(std::string_view line, MatchFacts& facts);

} // namespace core
