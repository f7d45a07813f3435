#pragma once

#include "app/cli/words.h"
#include "core/game/game.h"
#include "core/results/statistics.h"

namespace app::cli {

/// Tables of all that was found.
void printStatistics(const core::Game& game, const core::StatisticsFilter& filter, const core::Statistics& statistics,
    std::ostream& out);
/// What became of cards; `acquisitions` where the game has some.
void printCards(const core::Statistics& statistics, bool acquisitions, std::ostream& out);
/// All of it as JSON text.
std::string statisticsJson(
    const core::Game& game, const core::StatisticsFilter& filter, const core::Statistics& statistics);
/// Which matches count, and what the columns are.
QString statisticsHelp();

} // namespace app::cli
