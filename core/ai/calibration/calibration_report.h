#pragma once

#include "core/ai/learning/logistic_regression.h"
#include "core/statistics/estimate.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// One chance that was told, and what became of it.
struct Told {
    double chance = 0; ///< 0..1, the seat's share of the win as it was reckoned
    double share = 0; ///< 0..1, what it got
    double progress = 0; ///< of the match's questions so many came before, 0..1
    std::vector<std::string> factions {}; ///< of the seat
    std::optional<double> truth {}; ///< its true chance as playing on from here says
    double truthNoise = 0; ///< variance of that mean
};

/// How far chances can be trusted: reliability and error over what was told (Murphy, "A new vector partition of the
/// probability score", 1973, for the Brier score).
struct CalibrationFigures {
    std::string of; ///< "all", "first third", "Aliens": which questions
    int questions = 0;
    double said = 0; ///< mean chance
    double won = 0; ///< mean share
    double brier = 0; ///< mean square of chance less share
    double slope = 1; ///< of the logit of the share over that of the chance; under 1: too sure of itself
    Calibration calibration;
    int positions = 0; ///< with a true chance
    /// Root mean square of chance less true chance in the position, the noise of the true chance taken off, with the 95
    /// % interval that follows from the spread of its square. Nothing without positions.
    std::optional<Estimate> errorInPosition;
};

/// The figures of some of what was told.
CalibrationFigures figuresOf(std::string name, const std::vector<const Told*>& told);

/// The file that `calibrate` writes.
struct CalibrationReport {
    std::string game;
    std::string set;
    std::string setHash;
    std::string engineVersion;
    std::string command; ///< makes this file again, whatever the number of threads
    std::string player;
    std::string truth; ///< empty where no true chances were found
    int seats = 2;
    int matches = 0;
    int lines = 0;
    std::vector<CalibrationFigures> figures; ///< of all, of each third of a match, of each faction
};

/// JSON, ending with a line feed; numbers in six digits. Equal reports give equal bytes.
std::string toJson(const CalibrationReport& report);

} // namespace core
