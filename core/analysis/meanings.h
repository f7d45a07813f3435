#pragma once

#include "core/language/house.h"

#include <array>

namespace core {

/// What each line of a ledger means, a plain sentence each, in the order of its lines; for screen and paper.
inline constexpr std::array kLedgerMeanings { House::MeansStart, House::MeansLuck, House::MeansErrors,
    House::MeansOthers, House::MeansHidden, House::MeansDrift };
/// The same of the figures of how well a seat chose.
inline constexpr std::array kPlayMeanings { House::MeansAccuracy, House::MeansRate };

} // namespace core
