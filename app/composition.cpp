#include "app/composition.h"

#include "app/maker.h"
#include "core/pairs/own_import.h"
#include "core/registry.h"
#include "database/database.h"
#include "resources/content.h"

#include <QCoreApplication>
#include <QString>

#include <iterator>

namespace app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Program)
};

}

Composition::Composition(const std::string& databasePath, std::shared_ptr<Maker> maker)
    : m_path(databasePath == ":memory:" ? "./" + databasePath : databasePath) // a person's file is always a file
    , m_maker(std::move(maker))
{
}

Composition::~Composition() = default;

std::string Composition::databasePath() const
{
    return m_path.empty() ? database::defaultPath() : m_path;
}

database::Database* Composition::database()
{
    if (!m_tried) {
        m_tried = true;
        m_database = database::Database::open(databasePath(), m_databaseError);
        if (m_database != nullptr && !m_database->notice().empty())
            m_notices.push_back(m_database->notice());
    }
    return m_database.get();
}

std::string Composition::defaultGame()
{
    return std::string(core::gameEntries().front().id);
}

std::vector<core::Puzzle> Composition::shippedPuzzles(std::string_view game, core::Problems& problems)
{
    std::vector<core::Puzzle> all;
    for (const core::SourceFile& file : builtIn("puzzles/" + std::string(game)))
        if (std::optional<std::vector<core::Puzzle>> some = core::puzzlesFrom(file.text, problems))
            std::move(some->begin(), some->end(), std::back_inserter(all));
    return all;
}

QString Composition::gameIds()
{
    QStringList ids;
    for (const core::GameEntry& each : core::gameEntries())
        ids << QString::fromUtf8(each.id.data(), static_cast<qsizetype>(each.id.size()));
    return ids.join(QLatin1String(", "));
}

std::vector<core::LabFindings> Composition::shippedFindings(std::string_view game, core::Problems& problems)
{
    std::vector<core::LabFindings> all;
    for (const core::SourceFile& file : builtIn("lab/" + std::string(game)))
        if (std::optional<core::LabFindings> some = core::labFindingsFrom(file.text, file.path, problems))
            all.push_back(std::move(*some));
    return all;
}

core::FindingsReader Composition::findingsReader(const std::string& game)
{
    return [game] {
        core::Problems faults;
        return shippedFindings(game, faults);
    };
}

std::vector<core::SourceFile> Composition::builtIn(std::string_view folder)
{
    return resources::filesBelow(QString::fromUtf8(folder.data(), static_cast<qsizetype>(folder.size())));
}

/// The stored content of a game, renewed from the program's own; the program's own where nothing can be stored.
std::vector<core::SourceFile> Composition::content(std::string_view game, std::string_view folder)
{
    std::vector<core::SourceFile> own = builtIn(folder);
    if (database() == nullptr)
        return own;
    core::Import import;
    std::vector<core::SourceFile> stored;
    core::StoreResult result = m_database->content().importFiles(std::string(game), own, import);
    if (!import.damaged.empty()) {
        std::string paths;
        for (const std::string& path : import.damaged)
            paths += (paths.empty() ? "" : ", ") + path;
        const QString notice = result.ok()
            ? Words::tr(
                "In the database %1 these card files were damaged: %2. The program's own are used and were stored "
                "anew. See whether the disk is sound.")
            : Words::tr("In the database %1 these card files were damaged: %2. The program's own are used. See whether "
                        "the disk is sound.");
        m_notices.push_back(
            notice.arg(QString::fromStdString(databasePath()), QString::fromStdString(paths)).toStdString());
    }
    if (result.ok())
        result = m_database->content().files(std::string(game), stored);
    if (!result.ok()) {
        // A read-only database has said so already.
        if (!m_database->readOnly())
            m_notices.push_back(result.error);
        return own;
    }
    return stored;
}

const core::Game* Composition::game(std::string_view id, core::Problems& problems)
{
    if (const auto found = m_games.find(id); found != m_games.end())
        return found->second.get();
    const core::GameEntry* entry = core::findGame(id);
    if (entry == nullptr) {
        problems.push_back(
            { "game", Words::tr("there is no game \"%1\"").arg(QString::fromStdString(std::string(id))).toStdString(),
                Words::tr("choose one of: %1").arg(gameIds()).toStdString() });
        return nullptr;
    }
    std::vector<core::SourceFile> files = content(entry->id, entry->contentFolder);
    // What was learned belongs to this program's engine, so it is never taken from what another one stored.
    std::vector<core::SourceFile> learned = builtIn("ai/" + std::string(entry->id));
    files.insert(files.end(), std::make_move_iterator(learned.begin()), std::make_move_iterator(learned.end()));
    Maker own; // which keeps nothing of it
    std::shared_ptr<const core::Game> made
        = (m_maker != nullptr ? *m_maker : own).game(*entry, std::move(files), problems);
    if (made == nullptr)
        return nullptr;
    if (m_database != nullptr && !m_database->readOnly())
        if (const core::StoreResult result = m_database->content().storeCards(*made); !result.ok())
            m_notices.push_back(result.error);
    if (m_database != nullptr)
        if (const core::StoreResult result = core::offerOwn(*made, m_database->factions()); !result.ok())
            m_notices.push_back(result.error);
    return m_games.emplace(std::string(id), std::move(made)).first->second.get();
}

core::Shelf Composition::games(core::Problems& problems)
{
    std::vector<const core::Game*> all;
    for (const core::GameEntry& entry : core::gameEntries()) {
        const core::Game* made = game(entry.id, problems);
        if (made == nullptr)
            return {};
        all.push_back(made);
    }
    return core::Shelf(std::move(all));
}

Handbooks Composition::handbooks(const core::Shelf& games, core::Problems& problems)
{
    Handbooks all;
    for (const core::Game* game : games) {
        if (games.several() && builtIn("rules/" + game->id()).empty()) // to look into them takes time
            continue;
        const core::ArticleStore* const own = articles(game->id(), problems);
        if (own == nullptr)
            return {};
        all.emplace_back(game, own);
    }
    return all;
}

core::ArticleStore* Composition::articles(std::string_view id, core::Problems& problems)
{
    const core::Game* const made = game(id, problems);
    if (made == nullptr)
        return nullptr;
    if (const auto known = m_articles.find(made->id()); known != m_articles.end())
        return known->second.get();
    Maker own;
    const core::ArticleBook* const book = (m_maker != nullptr ? *m_maker : own).articles(made->id(), problems);
    if (book == nullptr)
        return nullptr;
    std::unique_ptr<core::TitledArticles> titled;
    const auto keep = [&] { return m_articles.emplace(made->id(), std::move(titled)).first->second.get(); };
    core::StoreResult result { m_databaseError };
    if (database() != nullptr && !m_database->readOnly()) {
        titled = std::make_unique<core::TitledArticles>(m_database->articles());
        result = titled->storeArticles(made->id(), *book);
        if (result.ok())
            return keep();
        m_notices.push_back(result.error);
    }
    if (m_memory == nullptr)
        m_memory = database::Database::open(":memory:", result);
    if (m_memory != nullptr)
        result = m_memory->content().storeCards(*made);
    if (m_memory != nullptr && result.ok()) {
        titled = std::make_unique<core::TitledArticles>(m_memory->articles());
        result = titled->storeArticles(made->id(), *book);
    }
    if (result.ok())
        return keep();
    problems.push_back({ "rules", result.error, {} });
    return nullptr;
}

} // namespace app
