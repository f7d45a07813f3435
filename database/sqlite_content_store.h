#pragma once

#include "core/stores/content_store.h"

namespace database {

class Connection;

/// Imported content in SQLite: the files as they were, and the cards that a game made of them. Both compare hashes
/// first and take the write lock only when something changed, so several programs start side by side.
class SqliteContentStore final : public core::ContentStore {
public:
    explicit SqliteContentStore(Connection& connection);

    core::StoreResult importFiles(
        const std::string& game, const std::vector<core::SourceFile>& files, core::Import& import) override;
    core::StoreResult files(const std::string& game, std::vector<core::SourceFile>& files) const override;
    core::StoreResult storeCards(const core::Game& game) override;

private:
    Connection& m_connection;
};

} // namespace database
