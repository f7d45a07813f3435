#include "tests/database/card_game.h"
#include "tests/database/rows.h"
#include "tests/database/samples.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFileInfo>

#include <unistd.h>

using database::Database;

/// Permissions mean nothing to root, so a test that runs as root is somebody else for a while.
class Somebody {
public:
    Somebody()
    {
        if (::getuid() == 0 && ::setresuid(kNobody, kNobody, 0) == 0)
            m_changed = true;
    }
    ~Somebody()
    {
        if (m_changed && ::setresuid(0, 0, 0) != 0)
            std::abort();
    }
    Somebody(const Somebody&) = delete;
    Somebody& operator=(const Somebody&) = delete;

    static constexpr uid_t kNobody = 65534;

private:
    bool m_changed = false;
};

class ReadOnlyTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void opensForReading_data();
    void opensForReading();
    void readsWhatWaitsInTheLog();
    void refusesALogThatCannotBeRead();
    void readsWhenOnlyTheIndexOfTheLogIsProtected();
    void isWritableAgainAfterwards();
    void refusesToMakeAFile();
    void refusesAnOlderFile();
    void refusesAFileThatCannotBeRead();

private:
    using Permissions = QFile::Permissions;
    void protect(bool file, bool folder);
    void leaveALog();
    QByteArray contents() const;

    std::unique_ptr<samples::Place> m_place;
};

namespace {

constexpr QFile::Permissions kRead = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
constexpr QFile::Permissions kWrite = QFile::WriteOwner | QFile::WriteGroup | QFile::WriteOther;
constexpr QFile::Permissions kEnter = QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther;

void store(Database& database)
{
    std::int64_t id = 0;
    DONE(database.matches().begin(samples::record(), id));
    DONE(database.matches().append(id, { 0 }, samples::choices(0, 2), {}, {}));
    DONE(database.pairs().add({ 0, "Fleet", "towers", "first", { "Aliens", "Robots" } }, id));
    core::Import import;
    DONE(database.content().importFiles("towers", { { "a", "1" } }, import));
    DONE(database.content().storeCards(samples::CardGame()));
}

} // namespace

void ReadOnlyTest::init()
{
    m_place = std::make_unique<samples::Place>();
    const auto database = samples::open(m_place->file());
    QVERIFY(database != nullptr);
    store(*database);
}

void ReadOnlyTest::protect(bool file, bool folder)
{
    for (const QString& name : QDir(m_place->folder()).entryList(QDir::Files))
        QVERIFY(QFile::setPermissions(m_place->path(name.toUtf8().constData()), file ? kRead : kRead | kWrite));
    QVERIFY(QFile::setPermissions(m_place->folder(), folder ? kRead | kEnter : kRead | kEnter | kWrite));
}

/// The files as a program leaves them that is killed when the second match stands in the log alone.
void ReadOnlyTest::leaveALog()
{
    auto left = std::make_unique<samples::Place>();
    const auto writer = samples::open(m_place->file());
    QVERIFY(writer != nullptr);
    std::int64_t id = 0;
    DONE(writer->matches().begin(samples::record(), id));
    for (const char* name : { "breakpoint.db", "breakpoint.db-wal", "breakpoint.db-shm" })
        QVERIFY(QFile::copy(m_place->path(name), left->path(name)));
    m_place.swap(left);
}

QByteArray ReadOnlyTest::contents() const
{
    return samples::bytesOf(m_place->path());
}

void ReadOnlyTest::opensForReading_data()
{
    QTest::addColumn<bool>("file");
    QTest::addColumn<bool>("folder");
    QTest::newRow("file") << true << false;
    QTest::newRow("folder") << false << true;
    QTest::newRow("both") << true << true;
}

void ReadOnlyTest::opensForReading()
{
    QFETCH(bool, file);
    QFETCH(bool, folder);
    protect(file, folder);
    const QByteArray before = contents();
    {
        const Somebody somebody;
        const auto database = samples::open(m_place->file());
        QVERIFY(database != nullptr);
        QVERIFY(database->readOnly());
        const std::string notice = database->notice();
        QVERIFY2(notice.find("is read-only") != std::string::npos, notice.c_str());
        QVERIFY2(notice.find(m_place->file()) != std::string::npos, notice.c_str());

        std::vector<core::MatchSummary> matches;
        DONE(database->matches().list(matches));
        QCOMPARE(matches.size(), 1U);
        core::MatchRecord record;
        DONE(database->matches().load(matches[0].id, record));
        std::vector<core::SavedPair> pairs;
        DONE(database->pairs().list(pairs));
        QCOMPARE(pairs.size(), 1U);
        std::vector<core::SourceFile> files;
        DONE(database->content().files("towers", files));
        QCOMPARE(files.size(), 1U);
        // What is stored already needs no writing.
        core::Import import;
        DONE(database->content().importFiles("towers", files, import));
        QCOMPARE(import.changed, 0);
        DONE(database->content().storeCards(samples::CardGame()));

        std::int64_t id = 0;
        REFUSED(database->matches().begin(record, id), "is read-only");
        REFUSED(database->matches().append(matches[0].id, { 2 }, samples::choices(2, 1), {}, {}), "is read-only");
        REFUSED(database->matches().truncate(matches[0].id, { 2 }, 0), "is read-only");
        REFUSED(database->matches().finish(matches[0].id, { 2 }, samples::ended(0, {}, 1)), "is read-only");
        REFUSED(database->matches().remove(matches[0].id), "is read-only");
        REFUSED(database->pairs().add({ 0, "Other", "towers", "", { "A", "B" } }, id), "is read-only");
        REFUSED(database->pairs().rename(pairs[0].id, "Other"), "is read-only");
        REFUSED(database->pairs().remove(pairs[0].id), "is read-only");
        REFUSED(database->content().importFiles("towers", {}, import), "is read-only");
        REFUSED(database->content().storeCards(samples::CardGame("rivers")), "is read-only");
    }
    QVERIFY(contents() == before);
    QCOMPARE(QDir(m_place->folder()).entryList(QDir::Files), QStringList(QStringLiteral("breakpoint.db")));
    protect(false, false);
}

void ReadOnlyTest::readsWhatWaitsInTheLog()
{
    leaveALog();
    protect(true, true);
    {
        const Somebody somebody;
        const auto database = samples::open(m_place->file());
        QVERIFY(database != nullptr);
        QVERIFY(database->readOnly());
        std::vector<core::MatchSummary> matches;
        DONE(database->matches().list(matches));
        QCOMPARE(matches.size(), 2U);
        REFUSED(database->matches().remove(matches[0].id), "is read-only");
    }
    protect(false, false);
}

void ReadOnlyTest::refusesALogThatCannotBeRead()
{
    leaveALog();
    QVERIFY(
        QFile::remove(m_place->path("breakpoint.db-shm"))); // reading a log takes its index, which must be made here
    protect(true, true);
    {
        const Somebody somebody;
        core::StoreResult result;
        QVERIFY(Database::open(m_place->file(), result) == nullptr);
        QVERIFY2(result.error.find("cannot be opened") != std::string::npos, result.error.c_str());
    }
    protect(false, false);
    const auto database = samples::open(m_place->file());
    QVERIFY(database != nullptr);
    std::vector<core::MatchSummary> matches;
    DONE(database->matches().list(matches));
    QCOMPARE(matches.size(), 2U);
}

void ReadOnlyTest::readsWhenOnlyTheIndexOfTheLogIsProtected()
{
    // Nothing in the permissions of file and folder tells; only a write does.
    leaveALog();
    protect(false, false);
    QVERIFY(QFile::setPermissions(m_place->path("breakpoint.db-shm"), kRead));
    const Somebody somebody;
    const auto database = samples::open(m_place->file());
    QVERIFY(database != nullptr);
    QVERIFY(database->readOnly());
    std::vector<core::MatchSummary> matches;
    DONE(database->matches().list(matches));
    QCOMPARE(matches.size(), 2U);
    REFUSED(database->matches().remove(matches[0].id), "is read-only");
}

void ReadOnlyTest::isWritableAgainAfterwards()
{
    protect(true, false);
    {
        const Somebody somebody;
        QVERIFY(samples::open(m_place->file())->readOnly());
    }
    protect(false, false);
    const Somebody somebody;
    const auto database = samples::open(m_place->file());
    QVERIFY(database != nullptr);
    QVERIFY(!database->readOnly());
    std::int64_t id = 0;
    DONE(database->matches().begin(samples::record(), id));
}

void ReadOnlyTest::refusesToMakeAFile()
{
    protect(false, true);
    {
        const Somebody somebody;
        core::StoreResult result;
        QVERIFY(Database::open(m_place->file("new.db"), result) == nullptr);
        QVERIFY2(result.error.find("folder is read-only") != std::string::npos, result.error.c_str());
        QVERIFY2(result.error.find(m_place->file("new.db")) != std::string::npos, result.error.c_str());
    }
    protect(false, false);
}

void ReadOnlyTest::refusesAnOlderFile()
{
    {
        core::StoreResult result;
        QVERIFY(Database::open(m_place->file("old.db"), { 1000, database::migrations().first(1) }, result) != nullptr);
    }
    protect(true, true);
    {
        const Somebody somebody;
        core::StoreResult result;
        QVERIFY(Database::open(m_place->file("old.db"), result) == nullptr);
        QVERIFY2(result.error.find("older version and read-only") != std::string::npos, result.error.c_str());
    }
    protect(false, false);
    QVERIFY(samples::open(m_place->file("old.db")) != nullptr);
}

void ReadOnlyTest::refusesAFileThatCannotBeRead()
{
    QVERIFY(QFile::setPermissions(m_place->path(), {}));
    protect(false, false);
    QVERIFY(QFile::setPermissions(m_place->path(), {}));
    const Somebody somebody;
    core::StoreResult result;
    QVERIFY(Database::open(m_place->file(), result) == nullptr);
    QVERIFY2(result.error.find("cannot be opened") != std::string::npos, result.error.c_str());
    QVERIFY2(result.error.find(m_place->file()) != std::string::npos, result.error.c_str());
}

REGISTER_TEST(ReadOnlyTest)
#include "read_only_test.moc"
