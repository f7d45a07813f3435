#pragma once

#include "core/ai/player.h"
#include "core/game/game.h"
#include "core/record/match_record.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A player somebody may choose.
struct PlayerKind {
    std::string spec; ///< what to write: "level:3"
    std::string meaning; ///< one line
};

/// "human" and the levels, weakest first: what to offer to people.
std::vector<PlayerKind> playerKinds();

/// What a level stands for, in the words that measure it; any other spec as it is.
std::string standsFor(std::string_view spec);

/// Faults of a player's spec: a level, with a style of the game where wanted (level:3,style=patient), or a player by
/// name with settings (greedy, ismcts:ms=20,c=0.7). "human" is no fault.
Problems checkPlayer(std::string_view spec, const Game& game);

/// The player a spec names, or null with `problems`; "human" gives null without any. `seed` decides all its chance.
std::unique_ptr<Player> makePlayer(std::string_view spec, const Game& game, std::uint64_t seed, Problems& problems);

/// The same for those who measure players in matches without people: there is xray, too, which cheats (XrayPlayer).
Problems checkMeasuredPlayer(std::string_view spec, const Game& game);
/// `table` is the match the player will sit in; it must outlive the player's choices. Only xray looks at it.
std::unique_ptr<Player> makeMeasuredPlayer(
    std::string_view spec, const Game& game, std::uint64_t seed, const Match& table, Problems& problems);

/// Who gives hints and says why: searches as level 4 does, for a time that nobody minds to wait.
std::string_view hintPlayer();

/// The seed of one seat's player in a match of that seed, so that a match can be played again from its seed alone.
std::uint64_t playerSeed(std::uint64_t matchSeed, Seat seat);

/// What playerSeed() takes for who watches a match, such as a trainer.
inline constexpr Seat kNobodysSeat = seatAt(0x80);

} // namespace core
