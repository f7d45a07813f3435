#pragma once

#include "core/ai/arena/arena_store.h"
#include "core/analysis/analysis_store.h"
#include "core/handbook/article_store.h"
#include "core/lab/lab_store.h"
#include "core/puzzles/puzzle_store.h"
#include "core/record/match_store.h"
#include "core/results/statistics_store.h"
#include "core/stores/content_store.h"
#include "core/stores/faction_store.h"
#include "core/stores/pair_store.h"
#include "database/migrations.h"
#include "database/progress.h"

#include <memory>
#include <string>

namespace database {

class Connection;

/// Where the database lies unless somebody names another: in the user's data folder, which is made if need be, for
/// nobody else to read. The same for every program of this project, whatever it is called.
std::string defaultPath();

/// One SQLite file with all that the program keeps, open for the thread that opened it. Any number may be open.
class Database {
public:
    struct Options {
        int busyTimeout = 5000; ///< milliseconds that every call waits for another program before it gives up
        std::span<const Migration> steps = migrations();
        Progress progress {}; ///< of what takes long: carrying over the matches of an older version
    };

    /// Opens `path`, or makes it, and brings its tables up to date; ":memory:" is one that nobody keeps. Null, with
    /// `result`, when it is damaged, newer, of another program, locked or out of reach: then no byte of it changed.
    static std::unique_ptr<Database> open(const std::string& path, core::StoreResult& result);
    static std::unique_ptr<Database> open(const std::string& path, const Options& options, core::StoreResult& result);
    /// Whether opening the file will carry matches of an older version over, which can take long where there are many.
    /// False for a file that is none or cannot be read. Writes nothing.
    static bool isBehind(const std::string& path);
    ~Database();

    core::MatchStore& matches();
    /// The same matches for a thread beside this one; it may outlive this object. Not of a database in memory, which is
    /// its connection's own.
    core::OpenMatches matchesElsewhere() const;
    /// Another number where matches have come, ended or gone since, whoever did that.
    std::int64_t stampOfMatches() const;
    core::PairStore& pairs();
    core::ContentStore& content();
    core::FactionStore& factions();
    core::ArticleStore& articles();
    core::ArenaStore& arena();
    core::AnalysisStore& analyses();
    core::StatisticsStore& statistics();
    core::OpenStatistics statisticsElsewhere() const; ///< as matchesElsewhere()
    core::PuzzleStore& puzzles();
    core::LabStore& labs();

    /// True when the file or its folder may not be written; every call that would write is then refused.
    bool readOnly() const;
    /// A refusal where the path leads to another file than the one that is open, or to none. Every write asks it, too.
    core::StoreResult checkInPlace() const;
    /// Changes Options::busyTimeout.
    void wait(int milliseconds);
    /// One sentence to show after opening; empty when there is nothing to say.
    std::string notice() const;
    /// For this room and its tests.
    Connection& connection() { return *m_connection; }

private:
    static std::unique_ptr<Database> openAgain(
        const std::string& path, bool readOnly, int busyTimeout, core::StoreResult& result);
    explicit Database(std::unique_ptr<Connection> connection);

    std::unique_ptr<Connection> m_connection;
    std::unique_ptr<core::MatchStore> m_matches;
    std::unique_ptr<core::PairStore> m_pairs;
    std::unique_ptr<core::ContentStore> m_content;
    std::unique_ptr<core::FactionStore> m_factions;
    std::unique_ptr<core::ArticleStore> m_articles;
    std::unique_ptr<core::ArenaStore> m_arena;
    std::unique_ptr<core::AnalysisStore> m_analyses;
    std::unique_ptr<core::StatisticsStore> m_statistics;
    std::unique_ptr<core::PuzzleStore> m_puzzles;
    std::unique_ptr<core::LabStore> m_labs;
};

} // namespace database
