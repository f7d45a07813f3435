#pragma once

#include "core/puzzles/puzzle.h"
#include "core/puzzles/schedule.h"
#include "core/stores/store_result.h"

#include <map>

namespace core {

/// Puzzles from one's own matches, and how far one is with each, those that ship among them.
class PuzzleStore {
public:
    virtual ~PuzzleStore() = default;
    /// Keeps a puzzle in the place of the one of its key.
    virtual StoreResult keep(const Puzzle& puzzle) = 0;
    /// All that were kept of the game, the oldest first.
    virtual StoreResult list(const std::string& game, std::vector<Puzzle>& puzzles) const = 0;
    /// The puzzle and how far one is with it. Of an unknown key nothing is removed.
    virtual StoreResult remove(const std::string& key) = 0;
    virtual StoreResult note(const std::string& key, const PuzzleProgress& progress) = 0;
    /// By key; of what was never tried there is none.
    virtual StoreResult progress(std::map<std::string, PuzzleProgress>& all) const = 0;
};

} // namespace core
