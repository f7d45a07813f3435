#pragma once

#include "core/puzzles/puzzle_store.h"

namespace tests {

/// Puzzles of one game that are kept nowhere else.
class MemoryPuzzles final : public core::PuzzleStore {
public:
    core::StoreResult keep(const core::Puzzle& puzzle) override
    {
        own.push_back(puzzle);
        return {};
    }
    core::StoreResult list(const std::string&, std::vector<core::Puzzle>& puzzles) const override
    {
        puzzles = own;
        return {};
    }
    core::StoreResult remove(const std::string&) override { return {}; }
    core::StoreResult note(const std::string& key, const core::PuzzleProgress& progress) override
    {
        how[key] = progress;
        return {};
    }
    core::StoreResult progress(std::map<std::string, core::PuzzleProgress>& all) const override
    {
        all = how;
        return {};
    }

    std::vector<core::Puzzle> own;
    std::map<std::string, core::PuzzleProgress> how;
};

} // namespace tests
