#include "core/handbook/titled_articles.h"

namespace core {

StoreResult TitledArticles::storeArticles(const std::string& game, const ArticleBook& book)
{
    StoreResult result = m_store.storeArticles(game, book);
    if (!result.ok())
        return result;
    m_titles.clear();
    m_scopes.clear();
    for (const Article& article : book.articles) {
        if (!article.titles.empty())
            m_titles[article.address] = article.titles;
        if (!article.scopes.empty())
            m_scopes[article.scope] = article.scopes;
    }
    return result;
}

StoreResult TitledArticles::contents(const std::string& game, std::vector<ArticleHead>& heads) const
{
    StoreResult result = m_store.contents(game, heads);
    addTo(heads);
    return result;
}

StoreResult TitledArticles::load(const std::string& game, const std::string& address, Article& article) const
{
    StoreResult result = m_store.load(game, address, article);
    addTo(static_cast<ArticleHead&>(article));
    addTo(article.linked);
    addTo(article.below);
    addTo(article.linkedFrom);
    return result;
}

StoreResult TitledArticles::search(const std::string& game, const std::string& words, int limit,
    std::vector<ArticleHit>& hits, std::map<std::string, int>& found) const
{
    StoreResult result = m_store.search(game, words, limit, hits, found);
    for (ArticleHit& hit : hits)
        addTo(hit.head);
    return result;
}

void TitledArticles::addTo(ArticleHead& head) const
{
    if (const auto found = m_titles.find(head.address); found != m_titles.end())
        head.titles = found->second;
    if (const auto found = m_scopes.find(head.scope); found != m_scopes.end())
        head.scopes = found->second;
}

void TitledArticles::addTo(std::vector<ArticleHead>& heads) const
{
    for (ArticleHead& head : heads)
        addTo(head);
}

} // namespace core
