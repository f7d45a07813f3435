#pragma once

#include "core/game/in_order.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace core::starrealms {

/// How many play, and against whom. Rules 5.
enum class Format : std::uint8_t {
    Standard,
    FreeForAll,
    Hunter,
    FirstBlood,
    Hydra,
    Emperor,
    Raid,
    // Challenges, by how their seats stand together against the boss: table/challenge.h.
    ChallengeTeam,
    ChallengePooled,
    ChallengeEach,
};

/// Whose score or bases a seat may attack.
enum class Prey : std::uint8_t {
    Enemies,
    Left, ///< the next living seat on the left
    Neighbours, ///< that one and the next living seat on the right
    LeaderUnlessLeader, ///< a leader any enemy, everybody else the enemies' leader
};

/// What a format is: the one place that says so.
struct FormatRules {
    Format format;
    std::string_view name; ///< in records, arguments and scenarios
    std::uint8_t fewest;
    std::uint8_t most;
    bool even; ///< the number of seats
    bool sides; ///< two, that win together
    bool sharedTurn;
    bool sharedScore;
    bool sharedGuard; ///< an outpost guards its whole side
    Prey scores; ///< whom a seat may attack, and name as an opponent
    Prey bases; ///< whose bases it may attack, and name to destroy them
    bool provisional; ///< rests on the manual alone
};

inline constexpr std::array kFormats {
    FormatRules {
        Format::Standard, "standard", 2, 2, true, false, false, false, false, Prey::Enemies, Prey::Enemies, false },
    FormatRules { Format::FreeForAll, "free-for-all", 3, 6, false, false, false, false, false, Prey::Enemies,
        Prey::Enemies, false },
    FormatRules {
        Format::Hunter, "hunter", 3, 6, false, false, false, false, false, Prey::Left, Prey::Neighbours, false },
    FormatRules { Format::FirstBlood, "first-blood", 3, 6, false, false, false, false, false, Prey::Left,
        Prey::Neighbours, false },
    FormatRules { Format::Hydra, "hydra", 4, 6, true, true, true, true, true, Prey::Enemies, Prey::Enemies, false },
    FormatRules { Format::Emperor, "emperor", 6, 6, true, true, true, false, true, Prey::LeaderUnlessLeader,
        Prey::Enemies, true },
    FormatRules { Format::Raid, "raid", 3, 6, false, true, false, false, false, Prey::Enemies, Prey::Enemies, true },
    FormatRules {
        Format::ChallengeTeam, "challenge", 1, 4, false, true, true, true, true, Prey::Enemies, Prey::Enemies, true },
    FormatRules { Format::ChallengePooled, "challenge", 1, 4, false, true, true, false, false, Prey::Enemies,
        Prey::Enemies, true },
    FormatRules { Format::ChallengeEach, "challenge", 1, 4, false, true, false, false, false, Prey::Enemies,
        Prey::Enemies, true },
};

constexpr const FormatRules& rulesOf(Format format)
{
    return kFormats[static_cast<std::size_t>(format)];
}

static_assert(standsInOrder(kFormats, &FormatRules::format));

} // namespace core::starrealms
