#pragma once

#include "core/ai/arena/line_ups.h"
#include "core/ai/learning/network_record.h"
#include "core/ai/learning/training_record.h"
#include "core/game/game.h"

#include <atomic>
#include <chrono>
#include <functional>

namespace core {

/// What to learn, and from how much.
struct TrainingRequest {
    std::string set; ///< by name, never empty
    LearnedFor use = LearnedFor::Plays;
    int seats = 2;
    std::uint64_t seed = 1; ///< match number n (from 0) deals from this plus n
    int matches = 4000; ///< at most
    std::chrono::milliseconds time { 0 }; ///< no match begins after it; 0: no such limit
    int threads = 1;
};

/// Told on the thread that called, from time to time: matches played, and how often players were made anew.
using TrainingProgress = std::function<void(int matches, int rounds)>;

/// Plays matches of the game against itself and learns from them who wins from what position, with no knowledge but the
/// game's features. The first kFirstRound matches are played at random. Whenever there are four times as many as at
/// the round's beginning the players are made anew: greedy ones, by what the last three quarters of all matches so far
/// taught, one choice in ten taken at random. The weights are of the last three quarters of all matches; every fifth is
/// held out to see what they are worth.
///
/// The same request gives the same record whatever the number of threads, and the record of a run that was ended by
/// time or `stop` is that of its number of matches. Nothing, with `problems`, when the game has no features, a deal
/// has faults or there was no time for kFirstRound matches. Does not fill in TrainingRecord::command.
std::optional<TrainingRecord> train(const Game& game, const TrainingRequest& request, const LineUps& lineUps,
    const std::atomic<bool>& stop, const TrainingProgress& progress, Problems& problems);

/// The same for a network, which serves all uses: it learns of quiet points within turns and after them, whatever
/// `request.use`. From some thousand matches on the players are made by it. It is fitted by one thread.
std::optional<NetworkRecord> trainNetwork(const Game& game, const TrainingRequest& request, const LineUps& lineUps,
    const std::atomic<bool>& stop, const TrainingProgress& progress, Problems& problems);

/// Teaches a network, as it is, matches of `request.seats` seats: of all its weights the head for so many seats alone
/// is learned anew, from matches that it plays itself. `where` says in problems which network it is: one of another
/// game, or of other features. Else like trainNetwork().
std::optional<TaughtNetwork> trainHead(const Game& game, const TrainingRequest& request, const NetworkRecord& onto,
    const std::string& where, const LineUps& lineUps, const std::atomic<bool>& stop, const TrainingProgress& progress,
    Problems& problems);

inline constexpr int kFirstRound = 64;

} // namespace core
