#include "database/database.h"

#include "database/connection.h"
#include "database/failure.h"
#include "database/match_entries.h"
#include "database/migrator.h"
#include "database/sqlite_analysis_store.h"
#include "database/sqlite_arena_store.h"
#include "database/sqlite_article_store.h"
#include "database/sqlite_content_store.h"
#include "database/sqlite_faction_store.h"
#include "database/sqlite_lab_store.h"
#include "database/sqlite_match_store.h"
#include "database/sqlite_pair_store.h"
#include "database/sqlite_puzzle_store.h"
#include "database/sqlite_statistics_store.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace database {

std::string defaultPath()
{
    // AppDataLocation would hang on the name of the program, and the window and the command line share one file.
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation));
    // A folder that cannot be made shows when the file in it is opened.
    data.mkpath(QStringLiteral("."));
    data.mkdir(QStringLiteral("breakpoint"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return data.filePath(QStringLiteral("breakpoint/breakpoint.db")).toStdString();
}

std::unique_ptr<Database> Database::open(const std::string& path, core::StoreResult& result)
{
    return open(path, Options {}, result);
}

std::unique_ptr<Database> Database::open(const std::string& path, const Options& options, core::StoreResult& result)
{
    auto connection = Connection::open(path, newestVersion(options.steps), options.busyTimeout, result);
    if (connection == nullptr)
        return nullptr;
    result = migrate(*connection, options.steps);
    if (result.ok() && newestVersion(options.steps) == newestVersion(migrations()) && !connection->readOnly())
        result = writeMissingWords(*connection, options.progress);
    if (!result.ok())
        return nullptr;
    return std::unique_ptr<Database>(new Database(std::move(connection)));
}

/// A file that was looked through and brought up to date when it was opened first.
bool Database::isBehind(const std::string& path)
{
    if (!QFileInfo::exists(QString::fromStdString(path)))
        return false;
    core::StoreResult result;
    const auto connection = Connection::openToRead(path, 0, result);
    if (connection == nullptr)
        return false;
    const std::int64_t version = connection->ask("PRAGMA user_version", result);
    if (version < newestVersion(migrations()))
        return result.ok() && version > 0;
    return connection->ask("SELECT EXISTS (SELECT 1 FROM match_entries WHERE words IS NULL)", result) > 0;
}

std::unique_ptr<Database> Database::openAgain(
    const std::string& path, bool readOnly, int busyTimeout, core::StoreResult& result)
{
    auto connection = Connection::openAgain(path, readOnly, busyTimeout, result);
    return connection == nullptr ? nullptr : std::unique_ptr<Database>(new Database(std::move(connection)));
}

Database::Database(std::unique_ptr<Connection> connection)
    : m_connection(std::move(connection))
    , m_matches(std::make_unique<SqliteMatchStore>(*m_connection))
    , m_pairs(std::make_unique<SqlitePairStore>(*m_connection))
    , m_content(std::make_unique<SqliteContentStore>(*m_connection))
    , m_factions(std::make_unique<SqliteFactionStore>(*m_connection))
    , m_articles(std::make_unique<SqliteArticleStore>(*m_connection))
    , m_arena(std::make_unique<SqliteArenaStore>(*m_connection))
    , m_analyses(std::make_unique<SqliteAnalysisStore>(*m_connection))
    , m_statistics(std::make_unique<SqliteStatisticsStore>(*m_connection))
    , m_puzzles(std::make_unique<SqlitePuzzleStore>(*m_connection))
    , m_labs(std::make_unique<SqliteLabStore>(*m_connection))
{
}

Database::~Database() = default;

core::MatchStore& Database::matches()
{
    return *m_matches;
}

core::OpenMatches Database::matchesElsewhere() const
{
    const std::string path = m_connection->path().toStdString();
    if (path == kInMemory)
        return {};
    return [path, readOnly = readOnly()](core::StoreResult& result) -> std::shared_ptr<core::MatchStore> {
        const std::shared_ptr<Database> own = openAgain(path, readOnly, Options {}.busyTimeout, result);
        return own == nullptr ? nullptr : std::shared_ptr<core::MatchStore>(own, &own->matches());
    };
}

std::int64_t Database::stampOfMatches() const
{
    core::StoreResult result;
    return m_connection->ask("SELECT coalesce(max(id), 0) * 4000037 + count(*) * 2003 + sum(status = 'finished') "
                             "FROM matches WHERE removed_at = ''",
        result);
}

core::PairStore& Database::pairs()
{
    return *m_pairs;
}

core::ContentStore& Database::content()
{
    return *m_content;
}

core::FactionStore& Database::factions()
{
    return *m_factions;
}

core::ArticleStore& Database::articles()
{
    return *m_articles;
}

core::ArenaStore& Database::arena()
{
    return *m_arena;
}

core::PuzzleStore& Database::puzzles()
{
    return *m_puzzles;
}

core::LabStore& Database::labs()
{
    return *m_labs;
}

core::AnalysisStore& Database::analyses()
{
    return *m_analyses;
}

core::StatisticsStore& Database::statistics()
{
    return *m_statistics;
}

core::OpenStatistics Database::statisticsElsewhere() const
{
    const std::string path = m_connection->path().toStdString();
    if (path == kInMemory)
        return {};
    return [path, readOnly = readOnly()](core::StoreResult& result) -> std::shared_ptr<core::StatisticsStore> {
        const std::shared_ptr<Database> own = openAgain(path, readOnly, Options {}.busyTimeout, result);
        return own == nullptr ? nullptr : std::shared_ptr<core::StatisticsStore>(own, &own->statistics());
    };
}

bool Database::readOnly() const
{
    return m_connection->readOnly();
}

core::StoreResult Database::checkInPlace() const
{
    return m_connection->checkInPlace();
}

void Database::wait(int milliseconds)
{
    m_connection->wait(milliseconds);
}

std::string Database::notice() const
{
    if (!readOnly())
        return {};
    return refusal(m_connection->path(),
        QT_TRANSLATE_NOOP("Database",
            "The database %1 is read-only, so what is in it can be looked at but no match and no pair can be saved: "
            "allow "
            "writing to the file and to its folder, or choose another file with --db."))
        .error;
}

} // namespace database
