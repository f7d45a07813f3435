#pragma once

#include "core/handbook/article_store.h"

namespace database {

class Connection;

/// Articles in SQLite, found by its full-text index.
class SqliteArticleStore final : public core::ArticleStore {
public:
    explicit SqliteArticleStore(Connection& connection);

    core::StoreResult storeArticles(const std::string& game, const core::ArticleBook& book) override;
    core::StoreResult contents(const std::string& game, std::vector<core::ArticleHead>& heads) const override;
    core::StoreResult load(const std::string& game, const std::string& address, core::Article& article) const override;
    core::StoreResult search(const std::string& game, const std::string& typed, int limit,
        std::vector<core::ArticleHit>& hits, std::map<std::string, int>& found) const override;

private:
    Connection& m_connection;
};

} // namespace database
