#pragma once

#include "core/puzzles/puzzle_store.h"

namespace database {

class Connection;

/// Puzzles in SQLite, each as a text, and how far one is with each.
class SqlitePuzzleStore final : public core::PuzzleStore {
public:
    explicit SqlitePuzzleStore(Connection& connection);

    core::StoreResult keep(const core::Puzzle& puzzle) override;
    core::StoreResult list(const std::string& game, std::vector<core::Puzzle>& puzzles) const override;
    core::StoreResult remove(const std::string& key) override;
    core::StoreResult note(const std::string& key, const core::PuzzleProgress& progress) override;
    core::StoreResult progress(std::map<std::string, core::PuzzleProgress>& all) const override;

private:
    Connection& m_connection;
};

} // namespace database
