#include "core/record/codec.h"
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
    void theEndsOfOldMatchesAreCountedAnew();
    void everySeatGetsARowOfItsOwn();
    void olderMatchesAreInEarnest();
    void olderMatchesAreAgainstEachOther();
    void whoGaveNoNameHasNone();
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

void execute(Database& database, const QString& dump)
{
    const QString text = QString::fromUtf8(samples::bytesOf(QStringLiteral(TESTS_SOURCE_DIR "/database/") + dump));
    QVERIFY(!text.isEmpty());
    for (const QString& statement : text.split(QStringLiteral(";\n"), Qt::SkipEmptyParts))
        DONE(database.connection().execute(statement.toStdString()));
}

/// The tables and rows that the first version wrote, kept as its dump.
void makeOldestFile(const std::string& path)
{
    const std::vector<Migration> none;
    const auto database = openAt(path, none); // an empty file without tables
    QVERIFY(database != nullptr);
    execute(*database, QStringLiteral("version_1.sql"));
}

/// A filter that has everything.
core::MatchFilter wholeFilter()
{
    core::MatchFilter filter;
    filter.games = { "towers" };
    filter.words = { { "ann", { "towers" }, { "first" } } };
    filter.running = false;
    filter.factions = { "Aliens" };
    filter.pair = { "Aliens", "Robots" };
    filter.player = "Ann";
    filter.level = 3;
    filter.result = core::PersonResult::Won;
    filter.from = "2026";
    filter.before = "2027";
    filter.seats = 2;
    filter.set = "first";
    filter.tag = "league";
    filter.kind = core::MatchKind::Played;
    filter.practice = false;
    return filter;
}

void useLists(Database& database, std::int64_t match)
{
    core::MatchStore& store = database.matches();
    std::vector<core::MatchEntry> entries;
    for (int by = 0; by <= static_cast<int>(core::MatchSort::Set); ++by)
        for (const bool descending : { true, false })
            DONE(store.find({}, { static_cast<core::MatchSort>(by), descending }, 0, 10, entries));
    const core::MatchFilter whole = wholeFilter();
    std::vector<core::MatchFilter> single(13);
    single[0].factions = whole.factions;
    single[1].pair = whole.pair;
    single[2].player = whole.player;
    single[3].tag = whole.tag;
    single[4].level = whole.level;
    single[5].result = whole.result;
    single[6].seats = whole.seats;
    single[7].set = whole.set;
    single[8].from = whole.from;
    single[9].before = whole.before;
    single[10].words = whole.words;
    single[11].player = core::language::unnamed(2);
    single[12] = whole;
    int count = 0;
    for (const core::MatchFilter& filter : single) {
        DONE(store.find(filter, {}, 0, 10, entries));
        DONE(store.count(filter, count));
    }
    core::MatchFacets facets;
    DONE(store.facets(facets));
    DONE(store.setNotes(match, "A close one."));
    DONE(store.changeTags({ match }, { "league" }, { "club" }));
    DONE(store.remove(match));
    std::vector<core::RemovedMatch> deleted;
    DONE(store.inBin(10, deleted));
    DONE(store.restore({ match }));
    DONE(store.removeForGood({}));
    DONE(store.emptyBin("2026", 10, count));
}

/// Every statement of the room, prepared by making every call once.
void useEverything(Database& database)
{
    std::int64_t match = 0;
    DONE(database.matches().begin(samples::record(), match));
    DONE(database.matches().append(match, { 0 }, samples::choices(0, 2),
        { { 1, core::maskOf(core::Seat::First), {}, 2 } }, { { 1, 2, "Tower", {} } }));
    DONE(database.matches().append(match, { 2 }, samples::choices(2, 2), {}, {}));
    DONE(database.matches().truncate(match, { 4 }, 1));
    DONE(database.matches().finish(match, { 1, 1 }, samples::ended(1, {}, 3)));
    std::vector<core::MatchSummary> matches;
    DONE(database.matches().list(matches));
    DONE(database.matches().listAfter(&matches.front(), 1, matches));
    DONE(database.matches().running("towers", 1, matches));
    core::MatchTotals totals;
    DONE(database.matches().total("towers", totals));
    std::vector<std::int64_t> ids;
    DONE(database.matches().uncounted("towers", 1, ids));
    DONE(database.matches().storeCounts({ { match, {} } }));
    core::MatchRecord record;
    DONE(database.matches().load(match, record));
    useLists(database, match);

    std::int64_t pair = 0;
    DONE(database.pairs().add({ 0, "Fleet", "towers", "first", { "Aliens", "Robots" } }, pair));
    DONE(database.pairs().rename(pair, "Armada"));
    std::vector<core::SavedPair> pairs;
    DONE(database.pairs().list(pairs));

    core::Import import;
    DONE(database.content().importFiles("towers", { { "a", "1" } }, import));
    DONE(database.content().importFiles("towers", { { "b", "1" } }, import));
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
    core::Analysis analysis;
    analysis.seats = 2;
    DONE(database.analyses().store(match, analysis));
    core::Statistics statistics;
    core::StatisticsFilter filter { "towers" };
    filter.cards = true;
    std::vector<std::int64_t> unread;
    DONE(database.statistics().withoutCards("towers", "1", 1, unread));
    DONE(database.statistics().storeCards(match, "1", "1"));
    DONE(database.statistics().statistics(filter, {}, statistics));
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
    for (const char* table : { "sets", "factions", "cards", "card_figures", "articles", "article_index",
             "article_links", "article_words", "pairs", "matches", "seats", "choices", "standings", "marks",
             "content_files", "arena_runs", "arena_matches", "arena_clocks", "arena_durations", "pair_results",
             "match_entries", "match_tags", "labs", "lab_cells" })
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
    QCOMPARE(record.marks.size(), 1U);
    QCOMPARE(record.seed, 18446744073709551615ULL);
    DONE(database->matches().append(7, { 3 }, samples::choices(3, 1), {}, {}));
    DONE(database->matches().finish(7, { 4 }, samples::ended(1, { 15, 9 }, 6)));
    std::int64_t pair = 0;
    DONE(database->pairs().add({ 0, "Old friends", "towers", "first", { "Wizards", "Zombies" } }, pair));
    std::vector<core::SavedPair> pairs;
    DONE(database->pairs().list(pairs));
    QCOMPARE(pairs[0].played, 1); // a match that is older than the table of pairs
    QCOMPARE(pairs[0].won, 0);
}

void SchemaTest::theEndsOfOldMatchesAreCountedAnew()
{
    const samples::Place place;
    {
        const auto old = openAt(place.file(), database::migrations().first(6));
        QVERIFY(old != nullptr);
        for (const char* sql :
            { "INSERT INTO matches VALUES (1, 'towers', 'first', '', '1', 5, 'finished', 4, 0, '1', '2')",
                "INSERT INTO matches VALUES (2, 'towers', 'first', '', '1', 5, 'finished', 4, 0, '3', '4')",
                "INSERT INTO matches VALUES (3, 'towers', 'first', '', '1', 5, 'abandoned', 4, 0, '5', '6')",
                "INSERT INTO matches VALUES (4, 'towers', 'first', '', '1', 5, 'running', 4, 0, '7', '')",
                "INSERT INTO seats SELECT id, 0, 'Ann', 'human', 'Aliens' || char(10) || 'Robots', 15, id = 1 "
                "FROM matches",
                "INSERT INTO seats SELECT id, 1, 'Bo', 'greedy', 'Wizards' || char(10) || 'Zombies', 9, id = 2 "
                "FROM matches" })
            DONE(old->connection().execute(sql));
        DONE(old->connection().execute(
            "INSERT INTO pairs VALUES (1, 'Fleet', 'towers', 'first', 'Aliens' || char(10) || 'Robots')"));
    }
    const auto database = samples::open(place.file());
    QVERIFY(database != nullptr);
    std::vector<core::SavedPair> pairs;
    DONE(database->pairs().list(pairs));
    QCOMPARE(pairs[0].played, 2);
    QCOMPARE(pairs[0].won, 1);
    std::vector<std::int64_t> ids;
    DONE(database->matches().uncounted("towers", 9, ids));
    QCOMPARE(ids, (std::vector<std::int64_t> { 2, 1 }));
    std::vector<core::MatchSummary> matches;
    DONE(database->matches().list(matches));
    QCOMPARE(matches.size(), 4U);
    for (const core::MatchSummary& match : matches) {
        QVERIFY(!match.count.has_value());
        QCOMPARE(match.score, (core::PerSeat<std::int16_t> { 15, 9 }));
        QCOMPARE(match.edits, 0);
    }
    DONE(database->matches().append(4, {}, samples::choices(0, 1), {}, {}));
}

/// Rows that the program of version 8 wrote, and what it exported of them: matches of two, three and four seats, one of
/// them running, and a run of the arena.
void SchemaTest::everySeatGetsARowOfItsOwn()
{
    const samples::Place place;
    QList<QByteArray> scores;
    {
        const auto old = openAt(place.file(), database::migrations().first(8));
        QVERIFY(old != nullptr);
        execute(*old, QStringLiteral("version_8/rows.sql"));
        for (const QByteArray& row :
            rows(*old, "SELECT score_0, score_1, score_2 FROM arena_matches ORDER BY deal, seat_of_a").split('\n'))
            scores << row.split('|');
    }
    const auto database = samples::open(place.file());
    QVERIFY(database != nullptr);
    QCOMPARE(rows(*database, "PRAGMA foreign_key_check"), QByteArray());
    QCOMPARE(rows(*database, "PRAGMA integrity_check"), QByteArray("ok"));
    for (int id = 1; id <= 4; ++id) {
        core::MatchRecord record;
        DONE(database->matches().load(id, record));
        QCOMPARE(record.summary.count && !record.summary.count->what.empty(), id == 3);
        record.summary.count.reset(); // exported since
        const QString file = QStringLiteral(TESTS_SOURCE_DIR "/database/version_8/match_%1.json").arg(id);
        core::Problems faults;
        const auto exported = core::fromJson(samples::bytesOf(file).toStdString(), faults);
        QVERIFY2(exported.has_value(), faults.empty() ? "" : faults.front().text().c_str());
        QCOMPARE(QByteArray::fromStdString(core::toJson(record)), QByteArray::fromStdString(core::toJson(*exported)));
    }
    core::ArenaRun run;
    DONE(database->arena().load(1, run));
    QCOMPARE(run.terms.teams, 0);
    QVERIFY(run.terms.options.empty());
    std::int64_t found = 0;
    DONE(database->arena().find(run.terms, found)); // so that it is gone on with
    QCOMPARE(found, 1);
    QCOMPARE(scores.size(), 18);
    for (const core::ArenaGroup& group : run.groups) {
        QCOMPARE(group.matches.size(), 3U);
        for (const core::ArenaMatch& match : group.matches)
            for (std::size_t seat = 0; seat < 3; ++seat)
                QCOMPARE(match.score[seat], scores.takeFirst().toShort());
    }
    QVERIFY(scores.empty());
    DONE(database->matches().append(
        4, { 10 }, samples::choices(10, 1), { { 3, core::maskOf(core::Seat::First), { 2, 5 }, 11 } }, {}));
    std::vector<core::MatchSummary> running;
    DONE(database->matches().running("smashup", 1, running));
    QCOMPARE(running[0].score, (core::PerSeat<std::int16_t> { 2, 5 }));
    for (int id = 1; id <= 4; ++id)
        DONE(database->matches().remove(id));
    int removed = 0;
    DONE(database->matches().emptyBin("9999", 10, removed));
    DONE(database->arena().remove(1));
    for (const char* table : { "seats", "seat_factions", "choices", "standings", "standing_scores", "marks",
             "mark_points", "arena_matches", "arena_scores", "arena_clocks", "arena_durations" })
        QVERIFY2(rows(*database, std::string("SELECT count(*) FROM ") + table) == "0", table);
}

/// A file of the version before there was practice.
void SchemaTest::olderMatchesAreInEarnest()
{
    const auto steps = database::migrations();
    const auto step = std::find_if(steps.begin(), steps.end(),
        [](const Migration& each) { return each.statements.front().find("practice") != std::string::npos; });
    QVERIFY(step != steps.end());
    const samples::Place place;
    {
        const auto old = openAt(place.file(), steps.first(static_cast<std::size_t>(step - steps.begin())));
        QVERIFY(old != nullptr);
        for (const char* sql :
            { "INSERT INTO matches (id, game, card_set, set_hash, engine, seed, status, turns, choices, started_at, "
              "finished_at) VALUES (1, 'towers', 'first', '', '1', 5, 'finished', 4, 0, '1', '2')",
                "INSERT INTO seats VALUES (1, 0, 'Ann', 'human', 'Aliens', 15, 1, 0), (1, 1, 'Bo', 'greedy', 'Robots', "
                "9, "
                "0, 0)",
                "INSERT INTO match_entries VALUES (1, 'towers', 'first', 'played', 0, 2, '1', 2, -1, 15, 4, 'bo', "
                "'x')" })
            DONE(old->connection().execute(sql));
    }
    const auto database = samples::open(place.file());
    QVERIFY(database != nullptr);
    core::MatchRecord record;
    DONE(database->matches().load(1, record));
    QVERIFY(!record.summary.practice);
    core::MatchFilter filter;
    int count = -1;
    filter.practice = true;
    DONE(database->matches().count(filter, count));
    QCOMPARE(count, 0);
    filter.practice = false;
    DONE(database->matches().count(filter, count));
    QCOMPARE(count, 1);
}

/// Before there were matches against the game itself, all winners were a draw, and so it stays.
void SchemaTest::olderMatchesAreAgainstEachOther()
{
    const auto steps = database::migrations();
    const auto step = std::find_if(steps.begin(), steps.end(),
        [](const Migration& each) { return each.statements.front().find("together") != std::string::npos; });
    QVERIFY(step != steps.end());
    const samples::Place place;
    {
        const auto old = openAt(place.file(), steps.first(static_cast<std::size_t>(step - steps.begin())));
        QVERIFY(old != nullptr);
        DONE(old->connection().execute(
            "INSERT INTO matches (id, game, card_set, set_hash, engine, seed, status, turns, choices, started_at, "
            "finished_at) VALUES (1, 'towers', 'first', '', '1', 5, 'finished', 4, 0, '1', '2')"));
        DONE(old->connection().execute("INSERT INTO seats (match_id, seat, name, player, pair_key, score, won, taken) "
                                       "VALUES (1, 0, 'Ann', 'human', '', "
                                       "15, 1, 0), (1, 1, 'Bo', 'greedy', '', 15, 1, 0)"));
    }
    const auto database = samples::open(place.file());
    QVERIFY(database != nullptr);
    core::MatchRecord record;
    DONE(database->matches().load(1, record));
    QVERIFY(!record.summary.together && record.summary.isDraw());
}

/// Once "You" was the person at the screen, "Player 2" one of several, and so they are called as before in each
/// language. Where several persons played, somebody had typed "You".
void SchemaTest::whoGaveNoNameHasNone()
{
    const samples::Place place;
    {
        const auto old = openAt(place.file(), database::migrations().first(8));
        QVERIFY(old != nullptr);
        execute(*old, QStringLiteral("version_8/rows.sql"));
        for (const char* sql : { "UPDATE seats SET name = 'You', player = 'human' WHERE match_id = 1 AND seat = 1",
                 "UPDATE seats SET name = 'Player 12' WHERE match_id = 1 AND seat = 0",
                 "UPDATE seats SET name = 'You', player = 'human' WHERE match_id = 2 AND seat = 0",
                 "UPDATE seats SET name = 'Player 4', player = 'human' WHERE match_id = 2 AND seat = 1",
                 "UPDATE seats SET name = 'You' WHERE match_id = 3 AND seat = 2" })
            DONE(old->connection().execute(sql));
    }
    const auto database = samples::open(place.file());
    QVERIFY(database != nullptr);
    using core::language::Language;
    const auto named = [&](std::int64_t id, std::size_t seat, Language language) {
        core::MatchRecord record;
        if (!database->matches().load(id, record).ok())
            return std::string();
        return core::language::Saying::person(record.summary.seats.at(seat).name).words(language);
    };
    struct Person {
        std::int64_t match;
        std::size_t seat;
        const char* english;
        const char* german;
    };
    for (const Person& each : { Person { 1, 1, "You", "Du" }, Person { 1, 0, "Player 12", "Player 12" },
             Person { 2, 0, "You", "You" }, Person { 2, 1, "Player 4", "Spieler 4" }, Person { 3, 2, "You", "You" },
             Person { 4, 0, "Player 1", "Spieler 1" }, Person { 4, 1, "Greedy 2", "Greedy 2" } }) {
        QCOMPARE(named(each.match, each.seat, Language::English), std::string(each.english));
        QCOMPARE(named(each.match, each.seat, Language::German), std::string(each.german));
    }
    core::MatchFilter filter;
    const auto found = [&] {
        std::vector<std::int64_t> ids;
        return database->matches().findIds(filter, {}, 0, 9, ids).ok() ? ids : std::vector<std::int64_t> { -1 };
    };
    filter.player = core::language::unnamed(0);
    QCOMPARE(found(), (std::vector<std::int64_t> { 1 }));
    filter.player = "You";
    QCOMPARE(found(), (std::vector<std::int64_t> { 3, 2 }));
    filter.player.clear();
    filter.words = { { "player 4" } }; // a word that nobody typed is not searched for
    QVERIFY(found().empty());
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
    QCOMPARE(indexes.split('\n').size(), 22);
    for (const QByteArray& index : indexes.split('\n'))
        QVERIFY2(anyStep(plans, QStringLiteral("INDEX ") + QString::fromUtf8(index)), index.constData());
    // What a list is sorted by comes from its index; what it is filtered by, too.
    for (const char* column : { "begun", "result", "opponents", "level", "points", "turns", "seats", "set" })
        QVERIFY2(anyStep(plans,
                     QStringLiteral("SCAN match_entries USING COVERING INDEX entries_by_") + QLatin1String(column)),
            column);
    for (const char* step : { "SEARCH match_entries USING COVERING INDEX entries_by_result (result=?)",
             "SEARCH match_entries USING COVERING INDEX entries_by_level (level=?)",
             "SEARCH match_entries USING COVERING INDEX entries_by_seats (seats=?)",
             "SEARCH match_entries USING COVERING INDEX entries_by_set (card_set=?)",
             "SEARCH match_entries USING COVERING INDEX entries_by_begun (begun>?)",
             "SEARCH match_entries USING COVERING INDEX entries_by_begun (begun<?)",
             "SEARCH seat_factions USING COVERING INDEX seat_factions_by_faction (faction=?)",
             "SEARCH seats USING COVERING INDEX seats_by_pair (pair_key=?)",
             "SEARCH seats USING COVERING INDEX seats_by_name (name=?)",
             "SEARCH seats USING COVERING INDEX seats_by_unnamed (unnamed=?)",
             "SEARCH match_tags USING COVERING INDEX match_tags_by_tag (tag=?)",
             "SEARCH match_entries USING INTEGER PRIMARY KEY (rowid=?)" })
        QVERIFY2(anyStep(plans, QLatin1String(step)), step);
    QVERIFY(anyStep(plans, QStringLiteral("SCAN matches USING INDEX matches_by_start")));
    QVERIFY(anyStep(plans, QStringLiteral("SEARCH matches USING INDEX matches_by_start (started_at<?)")));
    QVERIFY(anyStep(plans, QStringLiteral("SEARCH matches USING INDEX matches_left (game=?)")));
    QVERIFY(anyStep(
        plans, QStringLiteral("SEARCH matches USING COVERING INDEX matches_by_status (game=? AND removed_at=?)")));
    QVERIFY(anyStep(plans, QStringLiteral("USING INDEX matches_uncounted (game=?)")));
    QVERIFY(anyStep(plans, QStringLiteral("INDEX article_links_by_target (game=? AND target=?)")));
    QVERIFY(anyStep(plans, QStringLiteral("INDEX articles_by_parent (game=? AND parent=?)")));
}

void SchemaTest::noQueryReadsAWholeTableUnlessItMust()
{
    const auto database = samples::open(":memory:");
    useEverything(*database);
    // Lists show everything there is, and statistics are of it; words are looked for in every match.
    const QStringList whole { QStringLiteral("SCAN matches USING INDEX matches_by_start"),
        QStringLiteral("SCAN arena_runs"), QStringLiteral("SCAN pairs USING INDEX sqlite_autoindex_pairs_1"),
        QStringLiteral("SCAN each"), QStringLiteral("SCAN CONSTANT ROW"), QStringLiteral("SCAN match_results"),
        QStringLiteral("SCAN analysis_figures"), QStringLiteral("SCAN analyses") };
    for (const auto& [step, sql] : plansOf(*database)) {
        const bool list = sql.starts_with("SELECT match_id FROM match_entries");
        const bool filtered = sql.find(" WHERE ") != std::string::npos;
        const bool words = sql.find("instr(words") != std::string::npos;
        const bool ofEntries = step.startsWith(QLatin1String("SCAN match_entries"))
            && (words || (list && !filtered) || sql.ends_with("FROM match_entries")
                || step.contains(QLatin1String("entries_without_words")));
        // The full-text index is asked for its words, and calls that a scan.
        QVERIFY2(!step.startsWith(QLatin1String("SCAN")) || whole.contains(step) || ofEntries
                || step.startsWith(QLatin1String("SCAN article_index VIRTUAL TABLE INDEX"))
                || step.startsWith(QLatin1String("SCAN article_text_index VIRTUAL TABLE INDEX")),
            qPrintable(step + QStringLiteral(" <- ") + QString::fromStdString(sql)));
        // Nothing is sorted but the seats of one match by their pairs, what a filter found, and equal entries of a
        // list.
        QVERIFY2(!step.startsWith(QLatin1String("USE TEMP B-TREE"))
                || (step.contains(QLatin1String("GROUP BY")) && sql.starts_with("INSERT INTO pair_results"))
                || (list && (filtered || step.contains(QLatin1String("RIGHT PART")))),
            sql.c_str());
    }
}

REGISTER_TEST(SchemaTest)
#include "schema_test.moc"
