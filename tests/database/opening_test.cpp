#include "database/migrator.h"
#include "tests/database/rows.h"
#include "tests/database/samples.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlDatabase>

using database::Database;
using samples::rows;

class OpeningTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void setsEveryConnectionUp();
    void keepsWhatWasStored();
    void keepsDatabasesInMemoryApart();
    void leavesNoConnectionNameBehind();
    void takesAnyFileName_data();
    void takesAnyFileName();
    void takesNoNameForAnAddress_data();
    void takesNoNameForAnAddress();
    void refusesANameThatIsNoText();
    void makesFilesForNobodyElse();
    void noticesThatItsFileIsGone_data();
    void noticesThatItsFileIsGone();
    void makesAFileOutOfAnEmptyOne();
    void findsTheUsersFolder();
    void refusesANewerFileUnharmed();
    void refusesANewerFileWithALogUnharmed();
    void refusesWhatIsNoDatabase_data();
    void refusesWhatIsNoDatabase();
    void refusesTheDatabaseOfAnotherProgram();
    void refusesATruncatedFileUnharmed();
    void refusesAFileWithAnyPageDamagedUnharmed();
    void saysWhenDamageShowsLater();
    void refusesAFolder();
    void refusesAFolderThatIsNotThere();
};

namespace {

constexpr int kPageSize = 4096;

/// A whole database with a little of everything, closed.
void makeFile(const std::string& path)
{
    const auto database = samples::open(path);
    QVERIFY(database != nullptr);
    for (int count = 0; count < 20; ++count) {
        std::int64_t id = 0;
        DONE(database->matches().begin(samples::record(), id));
        DONE(database->matches().append(id, { 0 }, samples::choices(0, 40),
            { { 1, core::maskOf(core::Seat::First), {}, 9 } }, { { 1, 9, "Quarry", {} } }));
    }
    std::int64_t id = 0;
    DONE(database->pairs().add({ 0, "Fleet", "towers", "first", { "Aliens", "Robots" } }, id));
    core::Import import;
    DONE(database->content().importFiles("towers", { { "a", std::string(10'000, 'a') } }, import));
}

QStringList filesIn(const samples::Place& place)
{
    return QDir(place.folder()).entryList(QDir::Files, QDir::Name);
}

/// Opening must fail with `part` in its sentence, name the file, change no byte and leave nothing beside it.
void mustBeRefusedUnharmed(const samples::Place& place, const char* part)
{
    const QByteArray before = samples::bytesOf(place.path());
    const QByteArray logBefore = samples::bytesOf(place.path("breakpoint.db-wal"));
    const QStringList filesBefore = filesIn(place);
    core::StoreResult result;
    QVERIFY(Database::open(place.file(), result) == nullptr);
    QVERIFY2(result.error.find(part) != std::string::npos, result.error.c_str());
    QVERIFY2(result.error.find(place.file()) != std::string::npos, result.error.c_str());
    QVERIFY(samples::bytesOf(place.path()) == before);
    QVERIFY(samples::bytesOf(place.path("breakpoint.db-wal")) == logBefore);
    QStringList filesAfter = filesIn(place);
    if (!logBefore.isEmpty()) // Reading a log takes an index of it; it holds nothing that a reader could lose.
        filesAfter.removeOne(QStringLiteral("breakpoint.db-shm"));
    QCOMPARE(filesAfter, filesBefore);
}

} // namespace

void OpeningTest::setsEveryConnectionUp()
{
    const samples::Place place;
    for (int time = 0; time < 2; ++time) {
        const auto database = samples::open(place.file());
        QVERIFY(database != nullptr);
        QCOMPARE(rows(*database, "PRAGMA journal_mode"), QByteArray("wal"));
        QCOMPARE(rows(*database, "PRAGMA foreign_keys"), QByteArray("1"));
        QCOMPARE(rows(*database, "PRAGMA synchronous"), QByteArray("2")); // FULL
        QCOMPARE(rows(*database, "PRAGMA busy_timeout"), QByteArray("5000"));
        QVERIFY(!database->readOnly());
        QCOMPARE(database->notice(), "");
    }
}

void OpeningTest::keepsWhatWasStored()
{
    const samples::Place place;
    makeFile(place.file());
    QCOMPARE(filesIn(place), QStringList(QStringLiteral("breakpoint.db"))); // the log is folded in on closing
    const auto database = samples::open(place.file());
    QVERIFY(database != nullptr);
    std::vector<core::MatchSummary> matches;
    DONE(database->matches().list(matches));
    QCOMPARE(matches.size(), 20U);
    std::vector<core::SavedPair> pairs;
    DONE(database->pairs().list(pairs));
    QCOMPARE(pairs.size(), 1U);
    QCOMPARE(rows(*database, "PRAGMA integrity_check"), QByteArray("ok"));
    QCOMPARE(rows(*database, "PRAGMA foreign_key_check"), QByteArray());
}

void OpeningTest::keepsDatabasesInMemoryApart()
{
    const auto first = samples::open(":memory:");
    const auto second = samples::open(":memory:");
    std::int64_t id = 0;
    DONE(first->matches().begin(samples::record(), id));
    std::vector<core::MatchSummary> matches;
    DONE(second->matches().list(matches));
    QVERIFY(matches.empty());
}

void OpeningTest::leavesNoConnectionNameBehind()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    samples::open(":memory:");
    const samples::Place place;
    makeFile(place.file());
    samples::open(place.file());
    QCOMPARE(QSqlDatabase::connectionNames(), QStringList());
}

void OpeningTest::takesAnyFileName_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : { "two words.db", "100%41 %2.db", "what?mode=ro#x&y.db", "Größe – 盤.db", "no-ending" })
        QTest::newRow(name) << QString::fromUtf8(name);
}

void OpeningTest::takesAnyFileName()
{
    QFETCH(QString, name);
    const samples::Place place;
    const std::string path = place.file(name.toUtf8().constData());
    makeFile(path);
    QCOMPARE(filesIn(place), QStringList(name));
    QVERIFY(samples::open(path) != nullptr);
    // Refusals name it as it is.
    samples::writeBytes(QString::fromStdString(path), "nonsense");
    core::StoreResult result;
    QVERIFY(Database::open(path, result) == nullptr);
    QVERIFY2(result.error.find(path) != std::string::npos, result.error.c_str());
}

void OpeningTest::takesNoNameForAnAddress_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : { "file:foo.db", "file:x?mode=memory", "file:///tmp/x.db?immutable=1" })
        QTest::newRow(name) << QString::fromUtf8(name).replace(QLatin1String("///tmp/"), QLatin1String("~"));
}

void OpeningTest::takesNoNameForAnAddress()
{
    QFETCH(QString, name);
    const samples::Place place;
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(place.folder()));
    const auto back = qScopeGuard([&] { QDir::setCurrent(before); });
    makeFile(name.toStdString());
    QCOMPARE(filesIn(place), QStringList(name));
    const auto database = samples::open(name.toStdString());
    std::vector<core::MatchSummary> matches;
    DONE(database->matches().list(matches));
    QCOMPARE(matches.size(), 20U);
}

void OpeningTest::refusesANameThatIsNoText()
{
    const samples::Place place;
    core::StoreResult result;
    QVERIFY(Database::open(place.file() + "\xFF", result) == nullptr);
    QVERIFY2(result.error.find("is no UTF-8 text") != std::string::npos, result.error.c_str());
    QVERIFY(filesIn(place).isEmpty());
}

void OpeningTest::makesFilesForNobodyElse()
{
    const auto mine = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser;
    const samples::Place place;
    const auto database = samples::open(place.file());
    std::int64_t id = 0;
    DONE(database->matches().begin(samples::record(), id));
    QCOMPARE(filesIn(place).size(), 3); // with the log and its index
    for (const QString& name : filesIn(place))
        QCOMPARE(QFile::permissions(place.path(name.toUtf8().constData())), mine);
    const QString folder = QFileInfo(QString::fromStdString(database::defaultPath())).absolutePath();
    QCOMPARE(QFile::permissions(folder), mine | QFile::ExeOwner | QFile::ExeUser);
    // What somebody else made stays as it was.
    samples::writeBytes(place.path("open.db"), "");
    QVERIFY(QFile::setPermissions(place.path("open.db"), mine | QFile::ReadGroup));
    makeFile(place.file("open.db"));
    QCOMPARE(QFile::permissions(place.path("open.db")), mine | QFile::ReadGroup);
}

void OpeningTest::noticesThatItsFileIsGone_data()
{
    QTest::addColumn<bool>("replaced");
    QTest::newRow("deleted") << false;
    QTest::newRow("replaced") << true;
}

void OpeningTest::noticesThatItsFileIsGone()
{
    QFETCH(bool, replaced);
    const samples::Place place;
    makeFile(place.file("other.db"));
    const auto database = samples::open(place.file());
    std::int64_t id = 0;
    DONE(database->matches().begin(samples::record(), id));
    DONE(database->checkInPlace());
    QVERIFY(QFile::setPermissions(place.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup));
    QVERIFY(QFile::remove(place.path("breakpoint.db-wal")));
    DONE(database->checkInPlace()); // neither loses anything
    QVERIFY(QFile::rename(place.path(), place.path("moved.db")));
    if (replaced)
        QVERIFY(QFile::copy(place.path("other.db"), place.path()));
    REFUSED(database->checkInPlace(), "moved, deleted or replaced");
    REFUSED(database->matches().append(id, {}, samples::choices(0, 1), {}, {}), "moved, deleted or replaced");
    REFUSED(database->matches().remove(id), place.file().c_str());
    if (replaced)
        QVERIFY(QFile::remove(place.path()));
    QVERIFY(QFile::rename(place.path("moved.db"), place.path()));
    DONE(database->matches().append(id, {}, samples::choices(0, 1), {}, {})); // put back, it goes on
}

void OpeningTest::makesAFileOutOfAnEmptyOne()
{
    const samples::Place place;
    samples::writeBytes(place.path(), "");
    makeFile(place.file());
    QVERIFY(samples::open(place.file()) != nullptr);
}

void OpeningTest::findsTheUsersFolder()
{
    // The test program points the user's folders into one of its own.
    const QString home = qEnvironmentVariable("XDG_DATA_HOME");
    QVERIFY(!home.isEmpty());
    const std::string path = database::defaultPath();
    QCOMPARE(QString::fromStdString(path), home + QStringLiteral("/breakpoint/breakpoint.db"));
    QVERIFY(!QFileInfo::exists(QString::fromStdString(path)));
    QVERIFY(samples::open(path) != nullptr);
    QVERIFY(QFileInfo::exists(QString::fromStdString(path)));
    QCOMPARE(database::defaultPath(), path);
}

void OpeningTest::refusesANewerFileUnharmed()
{
    const samples::Place place;
    makeFile(place.file());
    DONE(samples::open(place.file())->connection().execute("PRAGMA user_version = 77"));
    mustBeRefusedUnharmed(place, "version 77 of its tables");
}

void OpeningTest::refusesANewerFileWithALogUnharmed()
{
    // A newer program died: its version stands in the log alone.
    const samples::Place source;
    const samples::Place place;
    makeFile(source.file());
    const auto database = samples::open(source.file());
    DONE(database->connection().execute("PRAGMA user_version = 78"));
    QVERIFY(QFile::copy(source.path(), place.path()));
    QVERIFY(QFile::copy(source.path("breakpoint.db-wal"), place.path("breakpoint.db-wal")));
    mustBeRefusedUnharmed(place, "version 78 of its tables");
}

void OpeningTest::refusesWhatIsNoDatabase_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("a byte") << QByteArray("x");
    QTest::newRow("a short text") << QByteArray("hello");
    QTest::newRow("a long text") << QByteArray("A letter to a friend.\n").repeated(1000);
    QTest::newRow("zeroes") << QByteArray(3 * kPageSize, '\0');
    QTest::newRow("the name of the format alone") << QByteArray("SQLite format 3\0", 16);
}

void OpeningTest::refusesWhatIsNoDatabase()
{
    QFETCH(QByteArray, bytes);
    const samples::Place place;
    samples::writeBytes(place.path(), bytes);
    mustBeRefusedUnharmed(place, "was left as it is");
}

void OpeningTest::refusesTheDatabaseOfAnotherProgram()
{
    const samples::Place place;
    {
        core::StoreResult result;
        const auto other = database::Connection::open(place.file(), 0, 1000, result);
        DONE(result);
        DONE(other->execute("CREATE TABLE bookmarks (url TEXT)"));
    }
    mustBeRefusedUnharmed(place, "database of another program");
}

void OpeningTest::refusesATruncatedFileUnharmed()
{
    const samples::Place place;
    makeFile(place.file());
    const QByteArray whole = samples::bytesOf(place.path());
    for (const qsizetype size :
        { whole.size() - kPageSize, whole.size() / 2 / kPageSize * kPageSize, qsizetype(kPageSize), qsizetype(100) }) {
        samples::writeBytes(place.path(), whole.left(size));
        mustBeRefusedUnharmed(place, "damaged");
    }
    samples::writeBytes(place.path(), whole);
    QVERIFY(samples::open(place.file()) != nullptr); // put back, all is there
}

void OpeningTest::refusesAFileWithAnyPageDamagedUnharmed()
{
    const samples::Place place;
    makeFile(place.file());
    const QByteArray whole = samples::bytesOf(place.path());
    QVERIFY(whole.size() > 20 * kPageSize);
    for (qsizetype page = 0; page < whole.size() / kPageSize; ++page) {
        QByteArray damaged = whole;
        damaged.replace(page * kPageSize, 512, QByteArray(512, '\xA5'));
        samples::writeBytes(place.path(), damaged);
        mustBeRefusedUnharmed(place, "damaged");
        QVERIFY2(!QTest::currentTestFailed(), qPrintable(QStringLiteral("page %1").arg(page)));
    }
}

void OpeningTest::saysWhenDamageShowsLater()
{
    const samples::Place place;
    makeFile(place.file());
    const auto database = samples::open(place.file());
    // Another hand writes into the file while it is open; the next reading finds it out.
    const QByteArray whole = samples::bytesOf(place.path());
    QFile file(place.path());
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.seek(kPageSize);
    file.write(QByteArray(whole.size() - kPageSize, '\xA5'));
    file.close();
    DONE(database->connection().execute("PRAGMA cache_size = 0"));
    std::vector<core::MatchSummary> matches;
    REFUSED(database->matches().list(matches), "is damaged");
    core::Import import;
    REFUSED(database->content().importFiles("towers", {}, import), "is damaged");
}

void OpeningTest::refusesAFolder()
{
    const samples::Place place;
    core::StoreResult result;
    QVERIFY(Database::open(place.folder().toStdString(), result) == nullptr);
    QVERIFY2(result.error.find("is a folder") != std::string::npos, result.error.c_str());
}

void OpeningTest::refusesAFolderThatIsNotThere()
{
    const samples::Place place;
    core::StoreResult result;
    QVERIFY(Database::open(place.file("nowhere/breakpoint.db"), result) == nullptr);
    QVERIFY2(result.error.find("folder does not exist") != std::string::npos, result.error.c_str());
    QVERIFY(filesIn(place).isEmpty());
}

REGISTER_TEST(OpeningTest)
#include "opening_test.moc"
