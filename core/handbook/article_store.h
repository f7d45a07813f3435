#pragma once

#include "core/handbook/article.h"
#include "core/stores/store_result.h"

#include <map>

namespace core {

/// What the rules say, and the way to it.
class ArticleStore {
public:
    virtual ~ArticleStore() = default;
    /// Puts `book` in the place of what the game had, unless it is the same already. After storeCards(): cards are
    /// found by their sentences too.
    virtual StoreResult storeArticles(const std::string& game, const ArticleBook& book) = 0;
    virtual StoreResult contents(const std::string& game, std::vector<ArticleHead>& heads) const = 0; ///< in order
    /// With everything around it. An unknown address: an error that names it.
    virtual StoreResult load(const std::string& game, const std::string& address, Article& article) const = 0;
    /// The best `limit` hits, best first, and how many there are of each kind. Takes whatever a person types; the last
    /// word may be half typed.
    virtual StoreResult search(const std::string& game, const std::string& words, int limit,
        std::vector<ArticleHit>& hits, std::map<std::string, int>& found) const
        = 0;
};

} // namespace core
