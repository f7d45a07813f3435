#pragma once

#include "core/ai/arena/line_ups.h"
#include "core/ai/calibration/calibration_report.h"
#include "core/game/game.h"

#include <atomic>
#include <functional>

namespace core {

/// What to measure: how true the chances are that people are told, on matches that nothing was learned from.
struct CalibrationRequest {
    std::string set; ///< by name, never empty
    std::string player; ///< sits in every seat; a spec without a limit of time
    int seats = 2;
    std::uint64_t seed = 1; ///< match number n (from 0) deals from this plus n
    int matches = 100;
    int questions = 8; ///< of each match, drawn from those with more than one answer
    int lines = 120; ///< each chance is reckoned by: see Reckoning
    int positions = 0; ///< at so many of the questions the true chance is found, too, of each match one at most
    std::string truth; ///< plays the lines that find it; a spec
    int truthLines = 12; ///< at each of them, at least 2
    int threads = 1;
};

/// Told after each match, from any of the threads, one at a time: how many are done.
using CalibrationProgress = std::function<void(int done)>;

/// The request's own faults: players that there are not, numbers that do not fit each other.
Problems checkCalibration(const Game& game, const CalibrationRequest& request);

/// Plays matches, and at drawn questions reckons the chance of the seat that is asked, from what it knows; sees what
/// became of it and, where asked for, finds the true chance by playing on from worlds dealt for that seat. The same
/// request gives the same report whatever the number of threads. Once `stop` is true no match begins; the report is
/// then of those that were finished, in order from the first. Nothing, with `problems`, when the request has faults, a
/// deal has or no match was finished. Does not fill in CalibrationReport::command.
std::optional<CalibrationReport> calibrate(const Game& game, const CalibrationRequest& request, const LineUps& lineUps,
    const std::atomic<bool>& stop, const CalibrationProgress& progress, Problems& problems);

} // namespace core
