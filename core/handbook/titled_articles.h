#pragma once

#include "core/handbook/article_store.h"

#include <map>
#include <string>

namespace core {

/// Articles whose heads know what other languages call them: the titles and scopes of a book, laid over a store that
/// keeps none.
class TitledArticles final : public ArticleStore {
public:
    /// For the articles of one game. `store` outlives it.
    explicit TitledArticles(ArticleStore& store)
        : m_store(store)
    {
    }

    /// Keeps the titles and scopes, where the store takes the rest.
    StoreResult storeArticles(const std::string& game, const ArticleBook& book) override;
    StoreResult contents(const std::string& game, std::vector<ArticleHead>& heads) const override;
    StoreResult load(const std::string& game, const std::string& address, Article& article) const override;
    StoreResult search(const std::string& game, const std::string& words, int limit, std::vector<ArticleHit>& hits,
        std::map<std::string, int>& found) const override;

private:
    void addTo(ArticleHead& head) const;
    void addTo(std::vector<ArticleHead>& heads) const;

    ArticleStore& m_store;
    std::map<std::string, std::map<std::string, std::string>> m_titles; ///< of an address, by language
    std::map<std::string, std::map<std::string, std::string>> m_scopes; ///< of a scope, by language
};

} // namespace core
