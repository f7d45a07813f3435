#include "database/peek.h"
#include "tests/database/card_game.h"
#include "tests/database/rows.h"
#include "tests/database/samples.h"
#include "tests/support/suite.h"

#include <algorithm>

using database::Database;
using database::Migration;
using samples::rows;

class SchemaTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stepsAreNumberedWithoutAGap();
    void aFreshFileHasTheNewestTables();
    void theOldestFileIsBroughtUpToDate();
    void theFirstStepIsAsItShipped();
    void eachVersionLeadsToTheSameTables();
    void aFailingStepLeavesTheFileAsItWas();
    void everyTableIsStrict();
    void everyIndexIsUsed();
    void noQueryReadsAWholeTableUnlessItMust();
};

namespace {

QByteArray schemaOf(Database& database)
{
    return rows(database,
        "SELECT type || ' ' || name || ': ' || coalesce(sql, '') FROM sqlite_schema "
        "WHERE name NOT LIKE 'sqlite_stat%' ORDER BY type, name");
}

std::unique_ptr<Database> openAt(const std::string& path, std::span<const Migration> steps)
{
    core::StoreResult result;
    auto opened = Database::open(path, { 1000, steps }, result);
    if (opened == nullptr)
        qWarning("%s", result.error.c_str());
    return opened;
}

/// The tables and rows that the first version wrote, kept as its dump.
void makeOldestFile(const std::string& path)
{
    const std::vector<Migration> none;
    const auto database = openAt(path, none); // an empty file without tables
    QVERIFY(database != nullptr);
    QFile dump(QStringLiteral(TESTS_SOURCE_DIR "/database/version_1.sql"));
    QVERIFY(dump.open(QIODevice::ReadOnly));
    for (const QString& statement : QString::fromUtf8(dump.readAll()).split(QStringLiteral(";\n"), Qt::SkipEmptyParts))
        DONE(database->connection().execute(statement.toStdString()));
}

/// Every statement of the room, prepared by making every call once.
void useEverything(Database& database)
{
    std::int64_t match = 0;
    DONE(database.matches().begin(samples::record(), match));
    DONE(database.matches().append(
        match, 0, samples::choices(0, 2), { { 1, core::Seat::First, {}, 2 } }, { { 1, 2, "Tower", {} } }));
    DONE(database.matches().append(match, 2, samples::choices(2, 2), {}, {}));
    DONE(database.matches().truncate(match, 1));
    DONE(database.matches().finish(match, core::MatchStatus::Finished, {}, 3));
    std::vector<core::MatchSummary> matches;
    DONE(database.matches().list(matches));
    core::MatchRecord record;
    DONE(database.matches().load(match, record));

    std::int64_t pair = 0;
    DONE(database.pairs().add({ 0, "Fleet", "towers", "first", { "Aliens", "Robots" } }, pair));
    DONE(database.pairs().rename(pair, "Armada"));
    std::vector<core::SavedPair> pairs;
    DONE(database.pairs().list(pairs));

    int changed = 0;
    DONE(database.content().importFiles("towers", { { "a", "1" } }, changed));
    DONE(database.content().importFiles("towers", { { "b", "1" } }, changed));
    std::vector<core::SourceFile> files;
    DONE(database.content().files("towers", files));
    DONE(database.content().storeCards(samples::CardGame()));
    core::ArticleBook book;
    for (const char* kind : { "rule", "card", "base" }) {
        core::Article& article = book.articles.emplace_back();
        article.address = article.kind = kind;
        article.title = "Ties";
        article.text = { "Tied players share it." };
    }
    book.articles[0].links = { "card" };
    book.synonyms = { { "draw", { "tie" } } };
    book.ignored = { "the" };
    DONE(database.articles().storeArticles("towers", book));
    core::Article article;
    DONE(database.articles().load("towers", "rule", article));
    std::vector<core::ArticleHead> heads;
    DONE(database.articles().contents("towers", heads));
    std::vector<core::ArticleHit> hits;
    std::map<std::string, int> found;
    DONE(database.articles().search("towers", "tie", 5, hits, found));
    core::ArenaTerms terms;
    std::int64_t arena = 0;
    DONE(database.arena().begin(terms, arena));
    core::ArenaGroup group;
    group.matches.resize(2);
    for (core::ThinkTimes& think : group.think)
        think.wall.add(1);
    DONE(database.arena().add(arena, group));
    core::ArenaRun run;
    DONE(database.arena().load(arena, run));
    std::vector<core::ArenaRun> runs;
    DONE(database.arena().list(runs));
    DONE(database.arena().remove(arena));
    DONE(database.pairs().remove(pair));
    DONE(database.matches().remove(match));
}

struct Plan {
    QString step;
    std::string sql;
};

/// Every step of the plan of every statement that was prepared.
std::vector<Plan> plansOf(Database& database)
{
    std::vector<Plan> all;
    for (const std::string& sql : database.connection().preparedSql()) {
        // A statement whose values are not bound would not run; which they are makes no difference to its plan.
        const QString whole = QString::fromStdString(sql).replace(QLatin1Char('?'), QLatin1String("'x'"));
        for (const QByteArray& row : rows(database, "EXPLAIN QUERY PLAN " + whole.toStdString()).split('\n'))
            if (!row.isEmpty())
                all.push_back({ QString::fromUtf8(row).section(QLatin1Char('|'), 3), sql });
    }
    return all;
}

bool anyStep(const std::vector<Plan>& plans, const QString& part)
{
    return std::any_of(plans.begin(), plans.end(), [&](const Plan& plan) { return plan.step.contains(part); });
}

} // namespace

void SchemaTest::stepsAreNumberedWithoutAGap()
{
    int version = 0;
    for (const Migration& step : database::migrations())
        QCOMPARE(step.version, ++version);
    QCOMPARE(database::newestVersion(database::migrations()), version);
}

void SchemaTest::aFreshFileHasTheNewestTables()
{
    const samples::Place place;
    const auto database = samples::open(place.file());
    QVERIFY(database != nullptr);
    QCOMPARE(rows(*database, "PRAGMA user_version").toInt(), database::newestVersion(database::migrations()));
    QCOMPARE(rows(*database, "PRAGMA application_id").toInt(), database::kApplicationId);
    for (const char* table : { "sets", "factions", "cards", "bases", "articles", "article_index", "article_links",
             "article_words", "pairs", "matches", "seats", "choices", "standings", "scorings", "content_files",
             "arena_runs", "arena_matches", "arena_clocks", "arena_durations" })
        QVERIFY2(rows(*database, std::string("SELECT count(*) FROM ") + table) == "0", table);
}

void SchemaTest::theOldestFileIsBroughtUpToDate()
{
    const samples::Place place;
    makeOldestFile(place.file());
    const auto database = samples::open(place.file());
    QVERIFY(database != nullptr);
    core::MatchRecord record;
    DONE(database->matches().load(7, record));
    QCOMPARE(record.summary.status, core::MatchStatus::Running);
    QCOMPARE(record.summary.seats.size(), 2U);
    QCOMPARE(record.summary.seats[1].factions, (std::vector<std::string> { "Zombies", "Wizards" }));
    QCOMPARE(record.choices.size(), 3U);
    QCOMPARE(record.choices[2].words, "play Apprentice at Quarry");
    QCOMPARE(record.standings.size(), 1U);
    QCOMPARE(record.scorings.size(), 1U);
    QCOMPARE(record.seed, 18446744073709551615ULL);
    DONE(database->matches().append(7, 3, samples::choices(3, 1), {}, {}));
    DONE(database->matches().finish(7, core::MatchStatus::Finished, samples::outcome(1, { 15, 9 }), 6));
    std::int64_t pair = 0;
    DONE(database->pairs().add({ 0, "Old friends", "towers", "first", { "Wizards", "Zombies" } }, pair));
    std::vector<core::SavedPair> pairs;
    DONE(database->pairs().list(pairs));
    QCOMPARE(pairs[0].played, 1); // a match that is older than the table of pairs
    QCOMPARE(pairs[0].won, 0);
}

void SchemaTest::theFirstStepIsAsItShipped()
{
    const samples::Place place;
    makeOldestFile(place.file("dumped.db"));
    const auto first = database::migrations().first(1);
    const auto dumped = openAt(place.file("dumped.db"), first);
    const auto fresh = openAt(place.file("fresh.db"), first);
    QVERIFY(dumped != nullptr && fresh != nullptr);
    QCOMPARE(schemaOf(*fresh), schemaOf(*dumped));
}

void SchemaTest::eachVersionLeadsToTheSameTables()
{
    const samples::Place place;
    const auto steps = database::migrations();
    const auto newest = samples::open(":memory:");
    for (std::size_t version = 1; version <= steps.size(); ++version) {
        const std::string path = place.file(std::to_string(version).c_str());
        QVERIFY(openAt(path, steps.first(version)) != nullptr);
        const auto database = samples::open(path);
        QVERIFY(database != nullptr);
        QCOMPARE(schemaOf(*database), schemaOf(*newest));
        QCOMPARE(rows(*database, "PRAGMA integrity_check"), QByteArray("ok"));
    }
}

void SchemaTest::aFailingStepLeavesTheFileAsItWas()
{
    const samples::Place place;
    const Migration good { 1, { "CREATE TABLE kept (word TEXT) STRICT", "INSERT INTO kept VALUES ('here')" } };
    const Migration bad { 2,
        { "CREATE TABLE half (word TEXT) STRICT", "UPDATE kept SET word = 'spoilt'", "NO SUCH VERB" } };
    QVERIFY(openAt(place.file(), std::vector<Migration> { good }) != nullptr);

    core::StoreResult result;
    const std::vector<Migration> broken { good, bad };
    QVERIFY(Database::open(place.file(), { 1000, broken }, result) == nullptr);
    QVERIFY2(result.error.find("from version 1 to 2") != std::string::npos, result.error.c_str());
    QVERIFY2(result.error.find(place.file()) != std::string::npos, result.error.c_str());

    const auto database = openAt(place.file(), std::vector<Migration> { good });
    QVERIFY(database != nullptr); // still at version 1
    QCOMPARE(rows(*database, "SELECT word FROM kept"), QByteArray("here"));
    QCOMPARE(rows(*database, "SELECT count(*) FROM sqlite_schema WHERE name = 'half'"), QByteArray("0"));

    const Migration mended { 2, { "CREATE TABLE half (word TEXT) STRICT" } };
    QVERIFY(openAt(place.file(), std::vector<Migration> { good, mended }) != nullptr);
}

void SchemaTest::everyTableIsStrict()
{
    const auto database = samples::open(":memory:");
    // The index keeps tables of its own, and SQLite does.
    QCOMPARE(rows(*database,
                 "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' "
                 "AND strict = 0 AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'article_index%'"),
        QByteArray());
}

void SchemaTest::everyIndexIsUsed()
{
    const auto database = samples::open(":memory:");
    useEverything(*database);
    const std::vector<Plan> plans = plansOf(*database);
    QVERIFY(plans.size() > 20);
    const QByteArray indexes
        = rows(*database, "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL ORDER BY name");
    QCOMPARE(indexes, QByteArray("article_links_by_target\narticles_by_parent\nmatches_by_start\nseats_by_pair"));
    QVERIFY(anyStep(plans, QStringLiteral("SCAN matches USING INDEX matches_by_start")));
    QVERIFY(anyStep(plans, QStringLiteral("INDEX seats_by_pair (pair_key=?)")));
    QVERIFY(anyStep(plans, QStringLiteral("INDEX article_links_by_target (game=? AND target=?)")));
    QVERIFY(anyStep(plans, QStringLiteral("INDEX articles_by_parent (game=? AND parent=?)")));
}

void SchemaTest::noQueryReadsAWholeTableUnlessItMust()
{
    const auto database = samples::open(":memory:");
    useEverything(*database);
    // Lists show everything there is.
    const QStringList whole { QStringLiteral("SCAN matches USING INDEX matches_by_start"), QStringLiteral("SCAN seats"),
        QStringLiteral("SCAN seat_factions"), QStringLiteral("SCAN arena_runs"),
        QStringLiteral("SCAN pairs USING INDEX sqlite_autoindex_pairs_1") };
    for (const auto& [step, sql] : plansOf(*database)) {
        // The full-text index is asked for its words, and calls that a scan.
        QVERIFY2(!step.startsWith(QLatin1String("SCAN")) || whole.contains(step)
                || step.startsWith(QLatin1String("SCAN article_index VIRTUAL TABLE INDEX")),
            qPrintable(step));
        // Counting different matches takes a tree; nothing is sorted but for that.
        QVERIFY2(!step.startsWith(QLatin1String("USE TEMP B-TREE")) || step.contains(QLatin1String("DISTINCT")),
            sql.c_str());
    }
}

REGISTER_TEST(SchemaTest)
#include "schema_test.moc"
