#pragma once

#include "core/game/game.h"
#include "core/stores/pair_store.h"
#include "ui/pages/play/match_plan.h"

namespace ui {

/// Makes a setup of a plan: takes chosen and saved pairs as they are and deals random ones by `seed`, of factions that
/// nobody has while there are any. A typed seed comes before `seed`. What is wrong stands in `problems`.
core::MatchSetup setupOf(const core::Game& game, const MatchPlan& plan, const std::vector<core::SavedPair>& pairs,
    std::uint64_t seed, core::Problems& problems);

/// The set a plan is of; the game's default where it says none or one that the game does not know.
QString setOf(const core::Game& game, const MatchPlan& plan);
/// The saved pairs of this game and set.
std::vector<core::SavedPair> pairsOf(
    const core::Game& game, const QString& set, const std::vector<core::SavedPair>& pairs);

/// The players of a plan in the words of core::makePlayer().
std::vector<std::string> playersOf(const MatchPlan& plan);

} // namespace ui
