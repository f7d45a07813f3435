#pragma once

#include "core/puzzles/puzzle.h"

#include <atomic>
#include <functional>

namespace core {

/// What puzzles are looked for in: matches of `player` against itself, each with factions of its own.
struct PuzzleSearch {
    std::string set;
    std::string player; ///< a spec; see makePlayer()
    std::uint64_t seed = 1; ///< match number n (from 0) deals from this plus n
    int puzzles = 50; ///< so many are wanted
    int matches = 1000; ///< no more are played
    int threads = 1;
    double margin = 0.10; ///< the best answer is worth at least so much more than every other, 0..1
    int deals = 20'000; ///< worlds that this is found in; the whole interval must be above the margin
};

/// Told after each match, from any of the threads, one at a time: how many were played, how many puzzles were found.
using PuzzleSearchProgress = std::function<void(int matches, int puzzles)>;

/// The first question of each match that makes a puzzle: its player missed the best answer. The same search finds the
/// same puzzles whatever the number of threads; their keys are the game's id and their number. Once `stop` is true it
/// ends with those of the matches before. Nothing, with `problems`, where set or player have faults.
std::optional<std::vector<Puzzle>> findPuzzles(const Game& game, const PuzzleSearch& search,
    const std::atomic<bool>& stop, Problems& problems, const PuzzleSearchProgress& progress = {});

/// All answers to a question, the best first.
struct WeighedAnswers {
    std::vector<PuzzleAnswer> answers;
    Estimate lead; ///< of the best over the one that is closest to it, in chances from -1 to 1, an interval of 95 %
};

/// Weighs all answers to the question anew, each by lines to the end of the match in so many worlds. Empty once `stop`
/// is true.
WeighedAnswers weighAnswers(
    const Game& game, const Match& match, int deals, std::uint64_t seed, const std::atomic<bool>& stop);

} // namespace core
