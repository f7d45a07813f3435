#include "tests/database/child.h"
#include "tests/database/rows.h"
#include "tests/database/samples.h"
#include "tests/support/suite.h"

#include <QElapsedTimer>

#ifdef Q_OS_LINUX
#include <sys/mount.h>
#endif

#include <algorithm>
#include <atomic>
#include <thread>

using database::Database;
using samples::Child;
using samples::rows;

class TroubleTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhenAnotherConnectionHoldsTheLock();
    void saysWhenAnotherProgramHoldsTheLock();
    void waitsForAnotherProgram();
    void readsWhileAnotherProgramWrites();
    void readsOnAnotherThread();
    void manyProgramsMakeOneFile();
    void losesNothingWhenKilled();
    void losesNothingWhenThereAreNoPagesLeft();
    void losesNothingOnAFullDisk();

private:
    static std::unique_ptr<Database> openImpatiently(const std::string& path, core::StoreResult& result)
    {
        return Database::open(path, { 200, database::migrations() }, result);
    }
};

namespace {

/// Every match is whole: its choices follow each other, and what was made of them is there with them.
void mustBeWhole(Database& database)
{
    QCOMPARE(rows(database, "PRAGMA integrity_check"), QByteArray("ok"));
    QCOMPARE(rows(database, "PRAGMA foreign_key_check"), QByteArray());
    std::vector<core::MatchSummary> matches;
    DONE(database.matches().list(matches));
    for (const core::MatchSummary& summary : matches) {
        core::MatchRecord record;
        DONE(database.matches().load(summary.id, record));
        QCOMPARE(record.summary.seats.size(), 2U);
        QCOMPARE(record.summary.seats[1].factions.size(), 2U);
        const auto choices = static_cast<int>(record.choices.size());
        QCOMPARE(choices, summary.choices);
        for (int number = 0; number < choices; ++number)
            QCOMPARE(record.choices[static_cast<std::size_t>(number)].words, "choice " + std::to_string(number));
        QCOMPARE(static_cast<int>(record.standings.size()), choices / 3); // as child.cpp plays
        QCOMPARE(static_cast<int>(record.marks.size()), choices / 3);
        QVERIFY(summary.status != core::MatchStatus::Finished || choices == 60);
    }
}

} // namespace

void TroubleTest::saysWhenAnotherConnectionHoldsTheLock()
{
    const samples::Place place;
    core::StoreResult result;
    const auto first = openImpatiently(place.file(), result);
    const auto second = openImpatiently(place.file(), result);
    QVERIFY(first != nullptr && second != nullptr);
    std::int64_t id = 0;
    DONE(first->matches().begin(samples::record(), id));
    DONE(second->connection().execute("BEGIN IMMEDIATE"));
    REFUSED(first->matches().append(id, { 0 }, samples::choices(0, 1), {}, {}), "is in use by another program");
    REFUSED(first->matches().append(id, { 0 }, samples::choices(0, 1), {}, {}), place.file().c_str());
    DONE(second->connection().execute("ROLLBACK"));
    DONE(first->matches().append(id, { 0 }, samples::choices(0, 1), {}, {})); // the same call, made again
    core::MatchRecord record;
    DONE(second->matches().load(id, record));
    QCOMPARE(record.choices.size(), 1U);
    // Two copies play the same match on: the second is told.
    REFUSED(second->matches().append(id, { 0 }, samples::choices(0, 1), {}, {}), "1 choices stored");
}

void TroubleTest::saysWhenAnotherProgramHoldsTheLock()
{
    const samples::Place place;
    QVERIFY(samples::open(place.file()) != nullptr);
    Child other("lock", place.path());
    QCOMPARE(other.line(), QByteArray("locked"));
    // Opening and reading need no lock, and wait for none.
    core::StoreResult result;
    const auto database = openImpatiently(place.file(), result);
    DONE(result);
    QVERIFY(!database->readOnly());
    std::vector<core::MatchSummary> matches;
    DONE(database->matches().list(matches));
    QElapsedTimer time;
    time.start();
    std::int64_t id = 0;
    result = database->matches().begin(samples::record(), id);
    REFUSED(result, "is in use by another program");
    QCOMPARE(result.refusal, core::Refusal::InUse);
    QVERIFY(time.elapsed() >= 150); // it did wait
    database->wait(1);
    time.restart();
    REFUSED(database->matches().begin(samples::record(), id), "is in use by another program");
    QVERIFY(time.elapsed() < 150);
    other.tell("go on");
    QCOMPARE(other.line(), QByteArray("free"));
    DONE(database->matches().begin(samples::record(), id));
}

void TroubleTest::waitsForAnotherProgram()
{
    const samples::Place place;
    const auto database = samples::open(place.file()); // five seconds
    QVERIFY(database != nullptr);
    Child other("lock", place.path());
    QCOMPARE(other.line(), QByteArray("locked"));
    other.tell("go on"); // about now
    std::int64_t id = 0;
    DONE(database->matches().begin(samples::record(), id));
}

void TroubleTest::readsWhileAnotherProgramWrites()
{
    const samples::Place place;
    core::StoreResult result;
    const auto database = openImpatiently(place.file(), result);
    QVERIFY(database != nullptr);
    std::int64_t id = 0;
    DONE(database->matches().begin(samples::record(), id));
    Child other("lock", place.path());
    QCOMPARE(other.line(), QByteArray("locked"));
    std::vector<core::MatchSummary> matches;
    DONE(database->matches().list(matches));
    QCOMPARE(matches.size(), 1U);
    core::MatchRecord record;
    DONE(database->matches().load(id, record));
}

void TroubleTest::readsOnAnotherThread()
{
    const samples::Place place;
    core::OpenMatches elsewhere;
    std::atomic<bool> stop = false;
    std::atomic<int> seen = 0;
    std::string fault;
    {
        const auto database = samples::open(place.file());
        elsewhere = database->matchesElsewhere();
        QVERIFY(elsewhere != nullptr);
        std::thread reader([&] {
            core::StoreResult result;
            const auto matches = elsewhere(result);
            std::vector<core::MatchSummary> part;
            while (matches != nullptr && result.ok() && !stop) {
                result = matches->listAfter(nullptr, 10, part);
                seen = std::max(seen.load(), static_cast<int>(part.size()));
            }
            fault = result.error;
        });
        std::int64_t id = 0;
        for (int count = 0; count < 30; ++count)
            DONE(database->matches().begin(samples::record(), id));
        while (seen < 10 && fault.empty())
            QTest::qSleep(1);
        stop = true;
        reader.join();
        QCOMPARE(fault, "");
    }
    // It outlives the one it is of, and makes no file where there is none any more.
    core::StoreResult result;
    QVERIFY(elsewhere(result) != nullptr);
    QVERIFY(QFile::remove(place.path()));
    QVERIFY(elsewhere(result) == nullptr);
    QVERIFY2(result.error.find("moved, deleted or replaced") != std::string::npos, result.error.c_str());
    QVERIFY(!QFile::exists(place.path()));
    QVERIFY(samples::open(":memory:")->matchesElsewhere() == nullptr);
}

void TroubleTest::manyProgramsMakeOneFile()
{
    for (int round = 0; round < 5; ++round) {
        const samples::Place place;
        std::vector<std::unique_ptr<Child>> children;
        for (int count = 0; count < 4; ++count)
            children.push_back(std::make_unique<Child>("open", place.path()));
        for (const auto& child : children)
            QCOMPARE(child->line(), QByteArray("ready"));
        for (const auto& child : children)
            child->tell("now");
        for (const auto& child : children)
            QCOMPARE(child->line(), QByteArray("ok"));
        children.clear();
        const auto database = samples::open(place.file());
        std::vector<core::MatchSummary> matches;
        DONE(database->matches().list(matches));
        QCOMPARE(matches.size(), 4U);
        QCOMPARE(rows(*database, "PRAGMA integrity_check"), QByteArray("ok"));
    }
}

void TroubleTest::losesNothingWhenKilled()
{
    const samples::Place place;
    int stored = 0;
    for (int round = 0; round < 10; ++round) {
        QByteArray last;
        {
            Child writer("write", place.path());
            QVERIFY(!writer.line().isEmpty());
            QTest::qWait(20 + 17 * round); // somewhere in the middle, elsewhere each time
            writer.kill();
            const QByteArrayList lines = writer.rest().split('\n');
            QVERIFY(lines.size() > 1);
            last = lines[lines.size() - 2]; // behind the last line break may stand half a line
        }
        const auto database = samples::open(place.file());
        QVERIFY(database != nullptr);
        mustBeWhole(*database);
        // What it said was stored is stored; one more may be that it had no time to say.
        core::MatchRecord record;
        DONE(database->matches().load(last.split(' ')[0].toLongLong(), record));
        const int said = last.split(' ')[1].toInt();
        QVERIFY2(said > 0 && record.summary.choices >= said && record.summary.choices <= said + 1, last.constData());
        // And the match goes on.
        if (record.summary.status == core::MatchStatus::Running && record.summary.choices < 59) {
            const int next = record.summary.choices;
            DONE(database->matches().append(record.summary.id, { next }, samples::choices(next, 1), {}, {}));
            DONE(database->matches().truncate(record.summary.id, { next + 1 }, next));
        }
        std::vector<core::MatchSummary> matches;
        DONE(database->matches().list(matches));
        QVERIFY(static_cast<int>(matches.size()) > stored);
        stored = static_cast<int>(matches.size());
    }
}

void TroubleTest::losesNothingWhenThereAreNoPagesLeft()
{
    const samples::Place place;
    const auto database = samples::open(place.file());
    QVERIFY(database != nullptr);
    std::int64_t id = 0;
    DONE(database->matches().begin(samples::record(), id));
    DONE(database->matches().append(id, { 0 }, samples::choices(0, 3), {}, {}));
    const int pages = rows(*database, "PRAGMA page_count").toInt();
    rows(*database, "PRAGMA max_page_count = " + std::to_string(pages));
    REFUSED(database->matches().append(id, { 3 }, samples::choices(3, 5000), {}, {}), "is full, so nothing was saved");
    core::MatchRecord record;
    DONE(database->matches().load(id, record));
    QCOMPARE(record.choices.size(), 3U);
    rows(*database, "PRAGMA max_page_count = 1000000");
    DONE(database->matches().append(id, { 3 }, samples::choices(3, 5000), {}, {})); // the same call, made again
    DONE(database->matches().load(id, record));
    QCOMPARE(record.choices.size(), 5003U);
    QCOMPARE(rows(*database, "PRAGMA integrity_check"), QByteArray("ok"));
}

void TroubleTest::losesNothingOnAFullDisk()
{
#ifdef Q_OS_LINUX
    const samples::Place place;
    const QByteArray folder = place.folder().toUtf8();
    if (::mount("none", folder.constData(), "tmpfs", 0, "size=2m") != 0)
        QSKIP("no right to mount a small disk here");
    const auto unmount = qScopeGuard([&] { ::umount(folder.constData()); });
    std::int64_t id = 0;
    int stored = 0;
    {
        const auto database = samples::open(place.file());
        QVERIFY(database != nullptr);
        DONE(database->matches().begin(samples::record(), id));
        core::StoreResult result;
        while (result.ok() && stored < 100'000) {
            result = database->matches().append(id, { stored }, samples::choices(stored, 50), {}, {});
            if (result.ok())
                stored += 50;
        }
        QVERIFY(stored > 0);
        QVERIFY2(result.error.find("full") != std::string::npos, result.error.c_str());
        QVERIFY2(result.error.find(place.file()) != std::string::npos, result.error.c_str());
        core::MatchRecord record;
        DONE(database->matches().load(id, record)); // while it is full
        QCOMPARE(static_cast<int>(record.choices.size()), stored);
    }
    const auto database = samples::open(place.file()); // a new start on the full disk
    QVERIFY(database != nullptr);
    core::MatchRecord record;
    DONE(database->matches().load(id, record));
    QCOMPARE(static_cast<int>(record.choices.size()), stored);
    // Room is made, and the match goes on.
    QVERIFY(::mount("none", folder.constData(), "tmpfs", MS_REMOUNT, "size=16m") == 0);
    if (database->readOnly())
        qInfo("%s", database->notice().c_str());
    DONE(database->matches().append(id, { stored }, samples::choices(stored, 50), {}, {}));
    DONE(database->matches().load(id, record));
    QCOMPARE(static_cast<int>(record.choices.size()), stored + 50);
#else
    QSKIP("needs a small disk to mount");
#endif
}

REGISTER_TEST(TroubleTest)
#include "trouble_test.moc"
