#pragma once

#include "core/game/in_order.h"
#include "core/starrealms/table/format.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace core::starrealms {

/// The automatic enemy of a challenge; None in every other format. Rules 6.
enum class Challenge : std::uint8_t { None, NemesisBeast, Automatons, Pirates, BlobAssault, DimensionalHorror };

/// Only says when the boss has its first turn.
enum class Level : std::uint8_t { Beginner, Intermediate, Veteran, Expert };

/// What a challenge is, so far as it is a table.
struct ChallengeRules {
    Challenge challenge;
    std::string_view name; ///< as it is printed, and in scenarios
    std::string_view option; ///< in records and arguments
    Format format; ///< how its seats stand together
    std::uint8_t bossAuthority; ///< for each seat; 0: it has none
    std::uint8_t authority; ///< for each seat
    std::uint8_t countForEach; ///< what the assimilation count begins with, for each seat but one
    bool pileForEach; ///< with several seats a card for each lies before the boss
};

inline constexpr std::array kChallenges {
    ChallengeRules { Challenge::None, "", "", Format::Standard, 0, 0, 0, false },
    ChallengeRules {
        Challenge::NemesisBeast, "Nemesis Beast", "nemesis-beast", Format::ChallengeTeam, 50, 50, 0, true },
    ChallengeRules { Challenge::Automatons, "Automatons", "automatons", Format::ChallengeTeam, 30, 60, 4, false },
    ChallengeRules {
        Challenge::Pirates, "Pirates of the Dark Star", "pirates", Format::ChallengePooled, 25, 50, 0, false },
    ChallengeRules { Challenge::BlobAssault, "Blob Assault", "blob-assault", Format::ChallengeTeam, 40, 40, 0, false },
    ChallengeRules { Challenge::DimensionalHorror, "Dimensional Horror", "dimensional-horror", Format::ChallengeEach, 0,
        40, 0, false },
};

/// A challenge that cannot be played, as too little is known of it; rules/setup.cpp says what.
struct NotAvailable {
    std::string_view name;
    std::string_view option;
};
inline constexpr std::array<NotAvailable, 3> kNotAvailable { { { "Madness of the Machine", "madness-of-the-machine" },
    { "Defy the Empire", "defy-the-empire" }, { "The Cost of Freedom", "the-cost-of-freedom" } } };

/// The deck of the Blob Assault, the top first, and what lies in its discard pile.
inline constexpr std::array<std::string_view, 10> kBlobDeck { "Stinger", "Spike Cluster", "Burrower", "Crusher",
    "Nesting Ground", "Pulverizer", "Blob Alpha", "Swarm Cluster", "Infested Moon", "Hive Queen" };
inline constexpr std::array<std::string_view, 1> kBlobDiscard { "Spike Cluster" };

inline constexpr std::array<std::string_view, 4> kLevels { "beginner", "intermediate", "veteran", "expert" };

constexpr const ChallengeRules& rulesOf(Challenge challenge)
{
    return kChallenges[static_cast<std::size_t>(challenge)];
}

static_assert(standsInOrder(kChallenges, &ChallengeRules::challenge));

} // namespace core::starrealms
