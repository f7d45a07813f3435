#pragma once

#include "core/results/statistics.h"

namespace core {

/// All figures of somebody's matches but those of cards, a line each, as comma-separated values with a heading (RFC
/// 4180, UTF-8): a share of wins with how many it is of and its interval, or a mean in the same columns. `options` are
/// those of the game.
std::string toCsv(const Statistics& statistics, const std::vector<OptionInfo>& options);

/// A card with the name of the faction that it is of.
struct NamedCard {
    CardTally tally;
    std::string faction; ///< empty where nobody knows
};

/// What became of cards, one a line, likewise.
std::string toCsv(const std::vector<NamedCard>& cards);

} // namespace core
