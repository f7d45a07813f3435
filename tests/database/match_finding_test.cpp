#include "core/record/old_words.h"
#include "tests/database/rows.h"
#include "tests/database/samples.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/suite.h"

#include "core/game/rng.h"

using core::MatchFilter;
using core::MatchKind;
using core::MatchOrder;
using core::MatchSort;
using core::MatchStatus;
using core::PersonResult;
using samples::rows;

/// Lists of matches as filters find them, tags and notes, and the bin.
class MatchFindingTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void findsWhatAPlainSearchFinds_data();
    void findsWhatAPlainSearchFinds();
    void givesPartsOfTheList();
    void followsAMatchAsItIsPlayed();
    void saysHowAMatchStandsForThePerson();
    void knowsTheStrongestComputer();
    void findsLettersWithoutCapitalsAndAccents();
    void keepsTagsAndNotes();
    void tagsDifferByMoreThanCapitals();
    void offersWhatThereIs();
    void keepsWhereAMatchComesFrom();
    void deletedMatchesAreShownNowhere();
    void deletedMatchesComeBackAsTheyWere();
    void deletesAllOrNone();
    void listsTheBinFromItsNewEnd();
    void deletesForGoodWhatIsInTheBinAlone();
    void emptiesTheBinFromItsOldEnd();
    void oldFilesAreSearchedLikeNewOnes();

private:
    core::MatchStore& store() { return m_database->matches(); }
    QList<qint64> found(const MatchFilter& filter, const MatchOrder& order = {})
    {
        std::vector<std::int64_t> ids;
        if (!store().findIds(filter, order, 0, 1000, ids).ok())
            return { -1 };
        return { ids.begin(), ids.end() };
    }

    std::unique_ptr<database::Database> m_database;
};

namespace {

std::string seatName(const std::string& drawn)
{
    return std::isdigit(static_cast<unsigned char>(drawn[0])) != 0 ? core::language::unnamed(drawn[0] - '0') : drawn;
}

/// A match of chance: seats, players, factions, result, date, tags.
core::MatchRecord drawn(core::Rng& rng, int number)
{
    const auto any = [&](std::initializer_list<const char*> words) {
        return std::string(*(words.begin() + rng.below(static_cast<std::uint32_t>(words.size()))));
    };
    core::MatchRecord record = samples::record();
    core::MatchSummary& match = record.summary;
    match.game = any({ "towers", "towers", "rivers" });
    match.set = any({ "first", "current" });
    match.seats.clear();
    const int seats = 2 + static_cast<int>(rng.below(3));
    for (int seat = 0; seat < seats; ++seat)
        match.seats.push_back({ seatName(any({ "0", "2", "Ada", "Marrow", "Tom" })),
            any({ "human", "level:1", "level:4,style=patient", "greedy" }),
            { any({ "Aliens", "Ninjas" }), any({ "Pirates", "Robots", "Zombies" }) } });
    match.status = static_cast<MatchStatus>(rng.below(3));
    if (match.status == MatchStatus::Finished)
        match.winners = static_cast<core::SeatMask>(rng.below(1U << static_cast<unsigned>(seats)));
    for (int seat = 0; seat < seats; ++seat)
        match.score[static_cast<std::size_t>(seat)] = static_cast<std::int16_t>(rng.below(5));
    match.turns = static_cast<int>(rng.below(4));
    match.kind = rng.below(4) == 0 ? MatchKind::Table : MatchKind::Played;
    match.practice = match.kind == MatchKind::Played && rng.below(4) == 0;
    match.place = any({ "", "", "Kitchen" });
    match.startedAt = "2026-0" + std::to_string(1 + rng.below(4)) + "-01T10:00:00Z"; // often the same
    if (rng.below(2) == 0)
        match.tags.push_back(any({ "club", "league" }));
    match.notes = number % 5 == 0 ? "A close one." : "";
    return record;
}

std::vector<MatchFilter> filters()
{
    std::vector<MatchFilter> all(1);
    const auto with = [&](auto set) { set(all.emplace_back()); };
    with([](MatchFilter& f) { f.games = { "towers" }; });
    with([](MatchFilter& f) { f.games = { "towers", "rivers" }; });
    with([](MatchFilter& f) { f.running = true; });
    with([](MatchFilter& f) { f.running = false; });
    with([](MatchFilter& f) { f.factions = { "Aliens" }; });
    with([](MatchFilter& f) { f.factions = { "Aliens", "Zombies" }; });
    with([](MatchFilter& f) { f.pair = { "Pirates", "Ninjas" }; });
    with([](MatchFilter& f) { f.player = "Ada"; });
    with([](MatchFilter& f) { f.level = 4; });
    with([](MatchFilter& f) { f.level = -1; });
    for (int result = 0; result <= static_cast<int>(PersonResult::Practice); ++result)
        with([&](MatchFilter& f) { f.result = static_cast<PersonResult>(result); });
    with([](MatchFilter& f) { f.from = "2026-02-01T10:00:00Z"; });
    with([](MatchFilter& f) { f.before = "2026-03-01T10:00:00Z"; });
    with([](MatchFilter& f) { f.seats = 3; });
    with([](MatchFilter& f) { f.set = "current"; });
    with([](MatchFilter& f) { f.tag = "club"; });
    with([](MatchFilter& f) { f.kind = MatchKind::Table; });
    with([](MatchFilter& f) { f.practice = true; });
    with([](MatchFilter& f) { f.practice = false; });
    with([](MatchFilter& f) { f.words = { { "kitch" } }; });
    with([](MatchFilter& f) { f.words = { { "ROBOT" }, { "close" } }; });
    with([](MatchFilter& f) { f.words = { { "leag" }, { "ada" }, { "2026-0" } }; });
    with([](MatchFilter& f) { f.words = { { "zeppelin" } }; });
    with([](MatchFilter& f) { f.words = { { "riv", { "rivers" }, {} } }; });
    with([](MatchFilter& f) { f.words = { { "you", {}, {}, { 0 } }, { "pirates" } }; });
    with([](MatchFilter& f) { f.words = { { "2", { "rivers" }, { "first" }, { 2, 3 } } }; });
    with([](MatchFilter& f) {
        f.words = { { "tom", { "rivers", "towers" }, { "first" } }, { "curr", {}, { "current" } } };
    });
    with([](MatchFilter& f) {
        f.games = { "towers" };
        f.factions = { "Aliens" };
        f.player = core::language::unnamed(0);
        f.running = false;
        f.from = "2026-02-01T10:00:00Z";
        f.words = { { "pirates" } };
    });
    return all;
}

} // namespace

void MatchFindingTest::init()
{
    m_database = samples::open(":memory:");
    QVERIFY(m_database != nullptr);
}

void MatchFindingTest::findsWhatAPlainSearchFinds_data()
{
    QTest::addColumn<int>("by");
    QTest::addColumn<bool>("descending");
    for (int by = 0; by <= static_cast<int>(MatchSort::Set); ++by)
        for (const bool descending : { true, false })
            QTest::addRow("column %d %s", by, descending ? "down" : "up") << by << descending;
}

/// The same matches in the store that looks at each in turn.
void MatchFindingTest::findsWhatAPlainSearchFinds()
{
    QFETCH(const int, by);
    QFETCH(const bool, descending);
    const MatchOrder order { static_cast<MatchSort>(by), descending };
    tests::MemoryMatchStore plain;
    core::Rng rng(7);
    for (int number = 0; number < 120; ++number) {
        const core::MatchRecord record = drawn(rng, number);
        std::int64_t id = 0;
        DONE(store().begin(record, id));
        std::int64_t same = 0;
        DONE(plain.begin(record, same));
        QCOMPARE(id, same);
    }
    int matched = 0;
    for (const MatchFilter& filter : filters()) {
        std::vector<std::int64_t> expected;
        DONE(plain.findIds(filter, order, 0, 1000, expected));
        std::vector<std::int64_t> ids;
        DONE(store().findIds(filter, order, 0, 1000, ids));
        QCOMPARE(ids, expected);
        int count = 0;
        DONE(store().count(filter, count));
        QCOMPARE(count, static_cast<int>(expected.size()));
        matched += expected.empty() || expected.size() == 120 ? 0 : 1;
    }
    QVERIFY(matched >= 22); // filters that tell matches apart
}

void MatchFindingTest::givesPartsOfTheList()
{
    core::MatchRecord record = samples::record();
    record.standings = { { 0, core::SeatMask {}, {}, 0 }, { 1, core::maskOf(core::Seat::First), { 3, 1 }, 0 } };
    for (const char* day : { "02", "01", "02", "03", "01" }) {
        record.summary.startedAt = std::string("2026-03-") + day + "T10:00:00Z";
        samples::begin(store(), record);
    }
    std::vector<core::MatchEntry> part;
    DONE(store().find({}, {}, 1, 2, part));
    QCOMPARE(part.size(), 2U);
    QCOMPARE(part[0].summary.id, 3);
    QCOMPARE(part[1].summary.id, 1);
    QCOMPARE(part[0].summary.seats[1].factions, (std::vector<std::string> { "Zombies", "Wizards" }));
    QCOMPARE(part[0].course.size(), 2U);
    QCOMPARE(part[0].course[1], (core::PerSeat<std::int16_t> { 3, 1 }));
    DONE(store().find({}, {}, 4, 2, part));
    QCOMPARE(part.size(), 1U);
    QCOMPARE(part[0].summary.id, 2);
    DONE(store().find({}, {}, 5, 2, part));
    QVERIFY(part.empty());
}

void MatchFindingTest::followsAMatchAsItIsPlayed()
{
    const std::int64_t id = samples::begin(store(), samples::record());
    MatchFilter running;
    running.running = true;
    MatchFilter won;
    won.result = PersonResult::Won;
    QCOMPARE(found(running), QList<qint64> { id });
    DONE(
        store().append(id, { 0 }, samples::choices(0, 2), { { 1, core::maskOf(core::Seat::First), { 5, 0 }, 2 } }, {}));
    QCOMPARE(rows(*m_database, "SELECT points, turns, running FROM match_entries"), QByteArray("5|1|1"));
    DONE(store().finish(id, { 2 }, samples::ended(1, { 15, 9 }, 6)));
    QCOMPARE(rows(*m_database, "SELECT points, turns, running FROM match_entries"), QByteArray("15|6|0"));
    QCOMPARE(found(running), QList<qint64>());
    QCOMPARE(found(won), QList<qint64> { id });
    DONE(store().truncate(id, { 2, 1 }, 1));
    QCOMPARE(found(won), QList<qint64>());
    QCOMPARE(found(running), QList<qint64> { id });
}

void MatchFindingTest::saysHowAMatchStandsForThePerson()
{
    core::MatchSummary match = samples::record().summary; // Ann, a person, against a computer
    QCOMPARE(core::resultForPerson(match), PersonResult::Running);
    match.status = MatchStatus::Abandoned;
    QCOMPARE(core::resultForPerson(match), PersonResult::Abandoned);
    match.status = MatchStatus::Finished;
    match.winners = 0b01;
    QCOMPARE(core::resultForPerson(match), PersonResult::Won);
    match.winners = 0b10;
    QCOMPARE(core::resultForPerson(match), PersonResult::Lost);
    match.winners = 0b11;
    QCOMPARE(core::resultForPerson(match), PersonResult::Drawn);
    match.winners = 0;
    QCOMPARE(core::resultForPerson(match), PersonResult::Drawn);
    match.seats[0].player = "greedy";
    QCOMPARE(core::resultForPerson(match), PersonResult::NoPerson);
    QCOMPARE(core::personOf(match), core::Seat::None);
    match.seats[1].player = "human";
    QCOMPARE(core::personOf(match), core::seatAt(1));
}

void MatchFindingTest::knowsTheStrongestComputer()
{
    core::MatchSummary match = samples::record().summary;
    QCOMPARE(core::highestLevel(match), -1);
    match.seats[1].player = "level:3,style=patient";
    QCOMPARE(core::highestLevel(match), 3);
    match.seats.push_back({ "Cy", "level:5", {} });
    match.seats.push_back({ "Di", "level:", {} });
    QCOMPARE(core::highestLevel(match), 5);
}

void MatchFindingTest::findsLettersWithoutCapitalsAndAccents()
{
    core::MatchRecord record = samples::record();
    record.summary.seats[1].name = "Émile Ärger";
    const std::int64_t id = samples::begin(store(), record);
    for (const char* typed : { "émile", "EMILE", "ärger", "arger", "ÄRG" }) {
        MatchFilter filter;
        filter.words = { { typed } };
        QCOMPARE(found(filter), QList<qint64> { id });
    }
}

void MatchFindingTest::keepsTagsAndNotes()
{
    const std::int64_t id = samples::begin(store(), samples::record());
    const std::int64_t other = samples::begin(store(), samples::record());
    DONE(store().setNotes(id, "King Rex won the kingdom."));
    DONE(store().changeTags({ id, other }, { "league", " club  night ", "" }, {}));
    core::MatchRecord loaded;
    DONE(store().load(id, loaded));
    QCOMPARE(loaded.summary.notes, "King Rex won the kingdom.");
    QCOMPARE(loaded.summary.tags, (std::vector<std::string> { "club night", "league" }));
    MatchFilter filter;
    filter.words = { { "kingdom" }, { "club" } };
    QCOMPARE(found(filter), QList<qint64> { id });
    DONE(store().changeTags({ id }, {}, { "league" }));
    filter = {};
    filter.tag = "league";
    QCOMPARE(found(filter), QList<qint64> { other });
    REFUSED(store().setNotes(41, "nobody"), "no match 41");
    REFUSED(store().changeTags({ id, 41 }, { "lost" }, {}), "no match 41");
    DONE(store().load(id, loaded));
    QCOMPARE(loaded.summary.tags, (std::vector<std::string> { "club night" })); // all or none
}

void MatchFindingTest::tagsDifferByMoreThanCapitals()
{
    const std::int64_t id = samples::begin(store(), samples::record());
    DONE(store().changeTags({ id }, { "League" }, {}));
    DONE(store().changeTags({ id }, { "league" }, {}));
    core::MatchRecord loaded;
    DONE(store().load(id, loaded));
    QCOMPARE(loaded.summary.tags, (std::vector<std::string> { "League" }));
    MatchFilter filter;
    filter.tag = "LEAGUE";
    QCOMPARE(found(filter), QList<qint64> { id });
}

void MatchFindingTest::offersWhatThereIs()
{
    core::MatchFacets facets;
    facets.tags = { "from before" };
    DONE(store().facets(facets));
    QVERIFY(facets.players.empty() && facets.tags.empty());
    const std::int64_t first = samples::begin(store(), samples::record());
    const std::int64_t second = samples::begin(store(), samples::record());
    DONE(store().changeTags({ first, second }, { "league", "club" }, {}));
    DONE(store().facets(facets));
    QCOMPARE(facets.players, (std::vector<std::string> { "Ann", "Bo" }));
    core::MatchRecord unnamed = samples::record();
    for (const int number : { 2, 0 }) {
        unnamed.summary.seats[0].name = core::language::unnamed(number);
        samples::begin(store(), unnamed);
    }
    DONE(store().facets(facets));
    QCOMPARE(facets.players,
        (std::vector<std::string> { core::language::unnamed(0), core::language::unnamed(2), "Ann", "Bo" }));
    QCOMPARE(facets.tags, (std::vector<std::string> { "club", "league" }));
}

void MatchFindingTest::keepsWhereAMatchComesFrom()
{
    core::MatchRecord record = samples::record();
    const std::int64_t first = samples::begin(store(), record);
    record.summary.origin = { first, 87 };
    record.summary.kind = MatchKind::Table;
    record.summary.place = "Ada's kitchen";
    core::MatchRecord loaded;
    DONE(store().load(samples::begin(store(), record), loaded));
    QCOMPARE(loaded.summary.origin, (core::MatchOrigin { first, 87 }));
    QCOMPARE(loaded.summary.kind, MatchKind::Table);
    QCOMPARE(loaded.summary.place, "Ada's kitchen");
    DONE(store().load(first, loaded));
    QCOMPARE(loaded.summary.origin, core::MatchOrigin {});
    QCOMPARE(loaded.summary.kind, MatchKind::Played);
}

void MatchFindingTest::deletedMatchesAreShownNowhere()
{
    std::int64_t pair = 0;
    DONE(m_database->pairs().add({ 0, "Fleet", "towers", "first", { "Aliens", "Robots" } }, pair));
    core::MatchRecord record = samples::record();
    record.summary.status = MatchStatus::Finished;
    const std::int64_t over = samples::begin(store(), record);
    const std::int64_t running = samples::begin(store(), samples::record());
    DONE(store().remove({ over, running }));
    QCOMPARE(found({}), QList<qint64>());
    std::vector<core::MatchSummary> matches;
    DONE(store().list(matches));
    QVERIFY(matches.empty());
    DONE(store().listAfter(&record.summary, 5, matches));
    QVERIFY(matches.empty());
    DONE(store().running("towers", 5, matches));
    QVERIFY(matches.empty());
    std::vector<std::int64_t> ids;
    DONE(store().uncounted("towers", 5, ids));
    QVERIFY(ids.empty());
    core::MatchTotals totals;
    DONE(store().total("towers", totals));
    QCOMPARE(totals.all, 0);
    std::vector<core::SavedPair> pairs;
    DONE(m_database->pairs().list(pairs));
    QCOMPARE(pairs[0].played, 0);
    core::MatchRecord loaded;
    REFUSED(store().load(over, loaded), "There is no match");
    REFUSED(store().append(running, {}, samples::choices(0, 1), {}, {}), "There is no match");
    REFUSED(store().finish(running, {}, samples::ended(1, {}, 1)), "There is no match");
    REFUSED(store().setNotes(running, "x"), "There is no match");
    REFUSED(store().remove(over), "There is no match");
}

void MatchFindingTest::deletedMatchesComeBackAsTheyWere()
{
    std::int64_t pair = 0;
    DONE(m_database->pairs().add({ 0, "Fleet", "towers", "first", { "Aliens", "Robots" } }, pair));
    core::MatchRecord record = samples::record();
    record.choices = samples::choices(0, 3);
    record.summary.status = MatchStatus::Finished;
    record.summary.winners = 1;
    record.summary.tags = { "league" };
    const std::int64_t id = samples::begin(store(), record);
    const QByteArray before = rows(*m_database, "SELECT * FROM match_entries");
    const QByteArray results = rows(*m_database, "SELECT * FROM pair_results ORDER BY pair_key");
    DONE(store().remove(id));
    DONE(store().restore({ id }));
    QCOMPARE(rows(*m_database, "SELECT * FROM match_entries"), before);
    QCOMPARE(rows(*m_database, "SELECT * FROM pair_results ORDER BY pair_key"), results);
    core::MatchRecord loaded;
    DONE(store().load(id, loaded));
    QCOMPARE(loaded.choices.size(), 3U);
    QCOMPARE(loaded.summary.tags, record.summary.tags);
    REFUSED(store().restore({ id }), "There is no match"); // it is not in the bin
}

void MatchFindingTest::deletesAllOrNone()
{
    const std::int64_t first = samples::begin(store(), samples::record());
    const std::int64_t second = samples::begin(store(), samples::record());
    REFUSED(store().remove({ first, 41 }), "no match 41");
    QCOMPARE(found({}).size(), 2);
    DONE(store().remove(second));
    REFUSED(store().restore({ second, first }), "There is no match");
    QCOMPARE(found({}), QList<qint64> { first });
}

void MatchFindingTest::listsTheBinFromItsNewEnd()
{
    std::vector<std::int64_t> ids;
    for (int number = 0; number < 4; ++number)
        ids.push_back(samples::begin(store(), samples::record()));
    DONE(store().remove({ ids[0], ids[1], ids[3] }));
    const char* const day[] { "2026-03-03", "2026-03-01", "", "2026-03-02" };
    for (const std::size_t each : { 0U, 1U, 3U })
        DONE(m_database->connection().execute(std::string("UPDATE matches SET removed_at = '") + day[each]
            + "T10:00:00Z' WHERE id = " + std::to_string(ids[each])));
    std::vector<core::RemovedMatch> bin;
    DONE(store().inBin(2, bin));
    QCOMPARE(bin.size(), 2U);
    QCOMPARE(bin[0].summary.id, ids[0]);
    QCOMPARE(bin[0].removedAt, std::string("2026-03-03T10:00:00Z"));
    QCOMPARE(bin[0].summary.seats.size(), samples::record().summary.seats.size());
    QCOMPARE(bin[1].summary.id, ids[3]);
    core::MatchTotals totals;
    DONE(store().total("towers", totals));
    QCOMPARE(totals.all, 1);
    QCOMPARE(totals.inBin, 3);
}

void MatchFindingTest::deletesForGoodWhatIsInTheBinAlone()
{
    const std::int64_t kept = samples::begin(store(), samples::record());
    const std::int64_t gone = samples::begin(store(), samples::record());
    DONE(store().remove(gone));
    REFUSED(store().removeForGood({ gone, kept }), "There is no match"); // all or none
    std::vector<core::RemovedMatch> bin;
    DONE(store().inBin(10, bin));
    QCOMPARE(bin.size(), 1U);
    DONE(store().removeForGood({ gone }));
    REFUSED(store().restore({ gone }), "There is no match");
    QCOMPARE(rows(*m_database, "SELECT id FROM matches"), QByteArray::number(static_cast<qlonglong>(kept)));
}

void MatchFindingTest::emptiesTheBinFromItsOldEnd()
{
    std::vector<std::int64_t> ids;
    for (int number = 0; number < 4; ++number)
        ids.push_back(samples::begin(store(), samples::record()));
    DONE(store().remove(ids));
    const char* const day[] { "2026-03-03", "2026-03-01", "2026-03-02", "2026-04-01" };
    for (std::size_t i = 0; i < ids.size(); ++i)
        DONE(m_database->connection().execute(std::string("UPDATE matches SET removed_at = '") + day[i]
            + "T10:00:00Z' WHERE id = " + std::to_string(ids[i])));
    int removed = 0;
    DONE(store().emptyBin("2026-03-15T00:00:00Z", 2, removed));
    QCOMPARE(removed, 2);
    QCOMPARE(rows(*m_database, "SELECT id FROM matches ORDER BY id"),
        QByteArray::number(static_cast<qlonglong>(ids[0])) + '\n' + QByteArray::number(static_cast<qlonglong>(ids[3])));
    DONE(store().emptyBin("2026-03-15T00:00:00Z", 5, removed));
    QCOMPARE(removed, 1);
    QCOMPARE(rows(*m_database, "SELECT count(*) FROM seats"), QByteArray("2"));
    DONE(store().restore({ ids[3] })); // not that long in the bin
    DONE(store().emptyBin("2027-01-01T00:00:00Z", 5, removed));
    QCOMPARE(removed, 0); // it is not in it any more
}

/// The step that made match_entries wrote the same rows that the program writes.
void MatchFindingTest::oldFilesAreSearchedLikeNewOnes()
{
    const samples::Place place;
    const auto steps = database::migrations();
    const auto version = std::find_if(steps.begin(), steps.end(), [](const database::Migration& step) {
        return step.statements.front().find("ADD COLUMN kind") != std::string::npos;
    });
    QVERIFY(version != steps.end());
    core::StoreResult result;
    const auto before = steps.first(static_cast<std::size_t>(version - steps.begin()));
    {
        const auto old = database::Database::open(place.file(), { 1000, before }, result);
        QVERIFY2(old != nullptr, result.error.c_str());
        core::Rng rng(11);
        for (int number = 1; number <= 60; ++number) {
            const core::MatchSummary match = drawn(rng, number).summary;
            const char* const status[] { "running", "finished", "abandoned" };
            const std::string id = std::to_string(number);
            DONE(old->connection().execute("INSERT INTO matches (id, game, card_set, set_hash, engine, seed, status, "
                                           "turns, choices, started_at, finished_at) VALUES ("
                + id + ", '" + match.game + "', '" + match.set + "', '', '1', 5, '"
                + status[static_cast<int>(match.status)] + "', " + std::to_string(match.turns) + ", 0, '"
                + match.startedAt + "', '')"));
            for (std::size_t seat = 0; seat < match.seats.size(); ++seat) {
                const std::string row = id + ", " + std::to_string(seat);
                const bool won = core::contains(match.winners, core::seatAt(static_cast<int>(seat)));
                DONE(old->connection().execute("INSERT INTO seats VALUES (" + row + ", '"
                    + core::oldWordOf(match.seats[seat].name) + "', '" + match.seats[seat].player + "', '', "
                    + std::to_string(match.score[seat]) + ", " + (won ? "1" : "0") + ", 0)"));
                DONE(old->connection().execute("INSERT INTO seat_factions VALUES (" + row + ", 0, 'Ärzte')"));
            }
        }
    }
    QVERIFY(database::Database::isBehind(place.file()));
    std::vector<std::pair<std::int64_t, std::int64_t>> told;
    database::Database::Options telling;
    telling.progress = [&told](std::int64_t done, std::int64_t of) { told.emplace_back(done, of); };
    const auto database = database::Database::open(place.file(), telling, result);
    QVERIFY2(database != nullptr, result.error.c_str());
    QCOMPARE(told, (std::vector<std::pair<std::int64_t, std::int64_t>> { { 0, 60 }, { 60, 60 } }));
    told.clear();
    QVERIFY(database::Database::open(place.file(), telling, result) != nullptr);
    QVERIFY(told.empty()); // there is nothing left to do
    QVERIFY(!database::Database::isBehind(place.file()));
    QVERIFY(!database::Database::isBehind(place.file("none.db")));
    // Somebody ended the program in the middle of it.
    DONE(database->connection().execute("UPDATE match_entries SET words = NULL WHERE match_id = 7"));
    QVERIFY(database::Database::isBehind(place.file()));
    QVERIFY(database::Database::open(place.file(), telling, result) != nullptr);
    QCOMPARE(told, (std::vector<std::pair<std::int64_t, std::int64_t>> { { 0, 1 }, { 1, 1 } }));
    const std::string all = "SELECT * FROM match_entries ORDER BY match_id";
    const QByteArray migrated = rows(*database, all);
    QVERIFY(migrated.contains("arzte")); // the program's own words, which no statement of SQLite makes
    for (int id = 1; id <= 60; ++id)
        DONE(database->matches().setNotes(id, "")); // writes the row anew
    QCOMPARE(rows(*database, all), migrated);
}

REGISTER_TEST(MatchFindingTest)
#include "match_finding_test.moc"
