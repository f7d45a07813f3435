#include "app/maker.h"

#include "resources/content.h"

#include <QString>

#include <utility>

namespace app {

std::shared_ptr<const core::Game> Maker::game(
    const core::GameEntry& entry, std::vector<core::SourceFile> content, core::Problems& problems)
{
    if (const auto found = m_games.find(entry.id); found != m_games.end() && found->second.content == content)
        return found->second.game;
    std::shared_ptr<const core::Game> made = entry.make(content, problems);
    if (made != nullptr)
        m_games.insert_or_assign(std::string(entry.id), Made { std::move(content), made });
    return made;
}

const core::ArticleBook* Maker::articles(const std::string& game, core::Problems& problems)
{
    if (const auto found = m_books.find(game); found != m_books.end())
        return &found->second;
    const auto filesBelow = [&game](const QString& folder) {
        return resources::filesBelow(folder + QLatin1Char('/') + QString::fromStdString(game));
    };
    core::ArticleBook book = core::readArticles(filesBelow(QStringLiteral("rules")), problems);
    core::addTranslations(filesBelow(QStringLiteral("articles")), book, problems);
    return problems.empty() ? &m_books.emplace(game, std::move(book)).first->second : nullptr;
}

} // namespace app
