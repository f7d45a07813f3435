#pragma once

#include "core/game/game.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// Two hundred times what a long match takes: only one that cannot end gets there.
inline constexpr int kMaxChoicesInMatch = 100'000;

/// Many matches of one setup between players without people. Match number n (from 0) has the seed `setup.seed` + n.
struct SimulationRequest {
    MatchSetup setup;
    std::vector<std::string> players; ///< a spec a seat; see makePlayer()
    int matches = 1;
    int threads = 1;
    bool check = false; ///< tests every invariant after every choice
};

/// An invariant that did not hold, and how to see it again.
struct SimulationBreach {
    std::uint64_t seed = 0; ///< of the match; the same setup and players with it show the breach again
    int choice = 0; ///< after how many choices
    std::string words; ///< the last choice
    std::string what;
};

struct SimulationTotals {
    int matches = 0;
    std::uint64_t decisions = 0;
    std::uint64_t turns = 0;
    PerSeat<int> wins {}; ///< a shared win counts for each of its winners
    PerSeat<std::int64_t> parts {}; ///< the wins in kPartsOfMatch, a shared one divided among its winners
    PerSeat<std::int64_t> score {}; ///< summed over the matches
    /// The breach of the lowest match number, where there was one; the totals are of the matches before it.
    std::optional<SimulationBreach> breach;
};

/// Told after each match, from any of the threads, one at a time: how many are done.
using SimulationProgress = std::function<void(int done)>;

/// Plays them all. The same request gives the same totals whatever the number of threads. Nothing, with `problems`,
/// when setup or players have faults. Once `stop` is true no match begins, those being played are dropped, and the
/// totals are of those that were finished.
std::optional<SimulationTotals> simulate(const Game& game, const SimulationRequest& request, Problems& problems,
    const SimulationProgress& progress = {}, const std::atomic<bool>* stop = nullptr);

} // namespace core
