#pragma once

#include "app/cli/parser.h"
#include "core/game/game.h"

namespace app::cli {

struct Context;

/// The options of every command that begins matches, and the setup they say.
struct MatchArguments {
    std::string game; ///< empty: the only or first one
    std::vector<std::string>
        seats; ///< "PAIR:PLAYER" (the pair by its factions or its saved name), or "PLAYER" in a game without pairs
    std::string set;
    std::vector<std::string> options; ///< "name=value"
    std::uint64_t seed = 1;
    bool seedGiven = false;
    bool measured = false; ///< players are measured, not played against: xray may sit there

    void declare(Parser& parser);
    /// Setup and one player a seat. False, with `problems`, when something in them is wrong.
    bool resolve(Context& context, const core::Game& from, core::MatchSetup& setup, std::vector<std::string>& players,
        core::Problems& problems) const;
};

/// The match options of every command that has them, each "name=value".
void declareOptions(Parser& parser, std::vector<std::string>& options);
/// Puts them into `options`; one without a value is a problem.
void readOptions(
    const std::vector<std::string>& given, std::map<std::string, std::string>& options, core::Problems& problems);
/// The printing of that name, the game's default where it is empty; one that is not there is a problem.
std::string readSet(const core::Game& game, const std::string& given, core::Problems& problems);
/// As readOptions(), without those that have their default: they need not be said, so they make nothing else.
std::map<std::string, std::string> readOwnOptions(
    const core::Game& game, const std::vector<std::string>& given, core::Problems& problems);
/// Says of faults in match options which argument they are in.
void nameArguments(core::Problems& problems);

/// The factions of the game's first set by name, in alphabetical order; none where it has no pairs.
std::vector<std::string> firstFactions(const core::Game& game);
/// Two seats with some of these factions, for commands where it does not matter who sits there.
core::MatchSetup anySetup(const core::Game& game, const std::vector<std::string>& factions, std::size_t first = 0);

} // namespace app::cli
