#pragma once

#include "core/ai/arena/line_ups.h"
#include "core/ai/learning/training_record.h"
#include "core/game/game.h"

#include <atomic>
#include <functional>
#include <optional>
#include <string>

namespace core {

/// What to learn the reading of lines from.
struct LineRequest {
    std::string set; ///< by name, never empty
    std::string teacher; ///< plays all seats: the player that chances are told for; a spec without a limit of time
    int seats = 2;
    std::uint64_t seed = 1; ///< match number n (from 0) deals from this plus n
    int matches = 1000;
    int questions = 8; ///< of each match, drawn from those with more than one answer
    int lines = 200; ///< played from each of them to the end of the match
    int threads = 1;
};

/// Has the teacher play matches, plays lines by the game's policy from drawn questions, and learns from what became of
/// the match how they are to be read (LineReader): by the logit of what they came to and by the game's origins. Every
/// fifth match is held out to see what was learned; there TrainingRecord::logLossByHand is that of the lines as they
/// came.
///
/// The same request gives the same record whatever the number of threads. `progress` is told on the calling thread how
/// many matches are played. Nothing, with `problems`, when the game has no origins, the teacher or a deal has faults,
/// there are fewer than five matches, one of them did not end, or `stop` came first. Does not fill in
/// TrainingRecord::command.
std::optional<TrainingRecord> trainLines(const Game& game, const LineRequest& request, const LineUps& lineUps,
    const std::atomic<bool>& stop, const std::function<void(int matches)>& progress, Problems& problems);

} // namespace core
