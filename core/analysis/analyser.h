#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/walk.h"

#include <atomic>
#include <functional>

namespace core {

/// How thoroughly a match is looked at.
struct AnalysisDepth {
    int turns = 3; ///< that a line goes on before it is judged; 0: to the end of the match
    int tableDeals = 3000; ///< worlds for each point of the course
    int firstDeals = 800; ///< worlds in which all answers to a question are compared; 0: only the course is measured
    int deals = 2000; ///< worlds in which those that may be best are compared again
    /// Worlds in which lines are played to the end of the match, to say what a choice cost that would be marked.
    int markDeals = 8000;
};

enum class Thoroughness : std::uint8_t { Quick, Normal, Deep };

/// Of a match of so many seats. A line goes on until each seat, beside the one whose turn it is, has had a turn, and
/// that one another: so nobody is judged with a turn more than the others.
AnalysisDepth depthOf(Thoroughness thoroughness, int seats);

AnalysisTerms termsOf(const Game& game, const Walk& walk, const AnalysisDepth& depth);

/// Told after each part, from any of the threads, one at a time: how many of how many are done.
using AnalysisProgress = std::function<void(int done, int of)>;

/// What every choice and every chance of a match was worth. Lines are played by the game's policy and judged by its
/// network. What a choice was worth is found in worlds dealt from what its seat could know; the course of the match in
/// worlds in which all hands are as they were and only what nobody could know is dealt anew. The same walk and depth
/// give the same analysis whatever the number of threads. Nothing once `stop` is true.
std::optional<Analysis> analyse(const Game& game, const Walk& walk, const AnalysisDepth& depth, int threads,
    const std::atomic<bool>& stop, const AnalysisProgress& progress = {});

} // namespace core
