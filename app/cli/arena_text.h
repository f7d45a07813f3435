#pragma once

#include "app/cli/words.h"
#include "core/ai/arena/arena.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <ostream>

namespace app::cli {

/// A run as it is told: its terms, what came of it, and how long its players thought.
struct ArenaAccount {
    const core::ArenaTerms& terms;
    std::int64_t id = 0; ///< of the stored run; 0 where it is not kept
    int groups = 0; ///< wanted
    const std::optional<core::Sprt>& sprt;
    const core::ArenaReport& report;
    const std::array<core::ThinkTimes, 2>& think;
    const std::array<core::TurnEnds, 2>* turnEnds = nullptr; ///< where they are asked for
};

nlohmann::ordered_json arenaJson(const ArenaAccount& account);
/// The same for a file that others read: with the command that plays the run, A's share with each faction, and every
/// match.
std::string arenaFile(
    const ArenaAccount& account, const core::LineUps& lineUps, const std::map<int, core::ArenaGroup>& groups);
void printArena(const ArenaAccount& account, std::ostream& out);
/// "arena --player greedy --player random …": what plays this run, or goes on with it.
std::string arenaVerb(const ArenaAccount& account);
/// "20 ms a choice", "" where each player has its own limits.
QString budgetText(const core::ArenaTerms& terms);
/// "62.5 %, Elo +89 (+12 to +171)", for a line of progress.
QString inShort(const core::ArenaReport& report);
/// "teams=two, turns=shared"; empty where every match option has its default.
QString optionsText(const core::ArenaTerms& terms);

} // namespace app::cli
