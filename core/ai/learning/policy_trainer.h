#pragma once

#include "core/ai/arena/line_ups.h"
#include "core/ai/learning/policy_record.h"
#include "core/game/game.h"

#include <atomic>
#include <functional>
#include <optional>

namespace core {

/// What to learn a policy from.
struct PolicyRequest {
    std::string set; ///< by name, never empty
    /// Plays all seats and must say what it expects, as a search does. See makePlayer(); without a limit of time, so
    /// that it can be done again.
    std::string teacher;
    int seats = 2;
    std::uint64_t seed = 1; ///< match number n (from 0) deals from this plus n
    int matches = 120;
    int threads = 1;
};

/// Has the teacher play matches against itself, one choice in ten taken at random, and learns what it expects: an
/// answer that is a fiftieth of a win worse than another is taught to be given 1/e times as often, so an answer that
/// matters little teaches little, however often the teacher took it. Every tenth match is held out to see what was
/// learned.
///
/// The same request gives the same record whatever the number of threads. `progress` is told on the calling thread how
/// many matches are played. Nothing, with `problems`, when the game has no choice traits, the teacher or a deal has
/// faults, there are fewer than ten matches, or `stop` came first. Does not fill in PolicyRecord::command.
std::optional<PolicyRecord> trainPolicy(const Game& game, const PolicyRequest& request, const LineUps& lineUps,
    const std::atomic<bool>& stop, const std::function<void(int matches)>& progress, Problems& problems);

} // namespace core
