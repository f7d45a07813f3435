#pragma once

#include "core/ai/arena/scale.h"
#include "core/game/game.h"

#include <optional>

namespace core {

/// Under which terms players met. Meetings under different ones say nothing of each other.
struct MeetingTerms {
    std::string game;
    std::string set;
    std::string setHash;
    std::string engineVersion;
    int seats = 2;
    std::string pairs; ///< which pairs of factions played, as for the arena; empty in a game without

    friend bool operator==(const MeetingTerms&, const MeetingTerms&) = default;
};

/// A scale as it is kept beside what was learned ("ratings.json").
struct Scale {
    MeetingTerms terms;
    std::string command; ///< that makes it again
    std::vector<Rating> ratings; ///< the weakest first
};

/// Reads a run as `arena --export` writes it. Nothing, with `problems`, for what is none, what has teams or options,
/// or a run of no groups.
std::optional<Meeting> readMeeting(const SourceFile& file, MeetingTerms& terms, Problems& problems);

/// All runs on one scale; nothing, with `problems` that name the file, where they do not belong on one.
std::optional<Scale> scaleOf(const std::vector<SourceFile>& runs, Problems& problems);

std::string toJson(const Scale& scale);
/// False, with `problems`, for faults, each with its place in the file `where`.
bool readScale(std::string_view text, const std::string& where, Scale& scale, Problems& problems);

/// Whether a file that a game comes with is its scale.
bool isScale(const SourceFile& file);

/// The players on the scale of that game, added to `rated`; false, with `problems`, for faults and for another game's.
bool readRated(const SourceFile& file, std::string_view game, std::vector<RatedPlayer>& rated, Problems& problems);

} // namespace core
