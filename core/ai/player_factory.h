#pragma once

#include "core/ai/player.h"
#include "core/game/game.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A seat of this player is driven by a face: terminal or window.
inline constexpr std::string_view kHumanPlayer = "human";

/// A kind of player somebody may choose.
struct PlayerKind {
    std::string spec; ///< what to write: "greedy"
    std::string meaning; ///< one line
};

/// Every kind makePlayer() knows, and "human", weakest first.
std::vector<PlayerKind> playerKinds();

/// Faults of a player's spec. "human" is no fault.
Problems checkPlayer(std::string_view spec);

/// The player a spec names, or null with `problems`; "human" gives null without any. `seed` decides all its chance.
std::unique_ptr<Player> makePlayer(std::string_view spec, const Game& game, std::uint64_t seed, Problems& problems);

/// The seed of one seat's player in a match of that seed, so that a match can be played again from its seed alone.
std::uint64_t playerSeed(std::uint64_t matchSeed, Seat seat);

} // namespace core
