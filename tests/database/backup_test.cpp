#include "database/backup.h"
#include "tests/database/child.h"
#include "tests/database/rows.h"
#include "tests/database/samples.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFileInfo>

#ifdef Q_OS_LINUX
#include <sys/mount.h>
#endif

using database::backUp;
using database::restore;
using samples::Child;
using samples::rows;

/// Backups made and put back: nothing that was there is ever lost.
class BackupTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void copiesEverythingThere();
    void copiesWhileOthersWrite();
    void replacesNoFile();
    void leavesNothingOfABackupThatFailed();
    void putsABackupInPlace();
    void takesTheSettingsAlong();
    void keepsWhatWasThere_data();
    void keepsWhatWasThere();
    void clearsALogThatWasLeft();
    void bringsAnOldBackupUpToDate();
    void refusesWhatIsNoBackup_data();
    void refusesWhatIsNoBackup();
    void refusesTheDatabaseItself();
    void refusesADatabaseInUse();
    void losesNothingWhenKilled();

private:
    /// A database with `matches` matches and a pair of that name, closed.
    void make(const char* name, int matches) const;
    int matchesIn(const QString& path) const;
    QStringList files() const { return QDir(m_place->folder()).entryList(QDir::Files | QDir::Hidden, QDir::Name); }

    std::unique_ptr<samples::Place> m_place;
};

void BackupTest::init()
{
    m_place = std::make_unique<samples::Place>();
}

void BackupTest::make(const char* name, int matches) const
{
    const auto database = samples::open(m_place->file(name));
    QVERIFY(database != nullptr);
    std::int64_t id = 0;
    for (int count = 0; count < matches; ++count) {
        DONE(database->matches().begin(samples::record(), id));
        DONE(database->matches().append(
            id, {}, samples::choices(0, 30), { { 1, core::maskOf(core::Seat::First), {}, 9 } }, {}));
    }
    DONE(database->pairs().add({ 0, name, "towers", "first", { "Aliens", "Robots" } }, id));
}

int BackupTest::matchesIn(const QString& path) const
{
    const auto database = samples::open(path.toStdString());
    std::vector<core::MatchSummary> matches;
    return database != nullptr && database->matches().list(matches).ok() ? static_cast<int>(matches.size()) : -1;
}

void BackupTest::copiesEverythingThere()
{
    make("own.db", 3);
    DONE(backUp(m_place->file("own.db"), m_place->file("copy.db")));
    QCOMPARE(files(), (QStringList { QStringLiteral("copy.db"), QStringLiteral("own.db") }));
    QCOMPARE(
        QFile::permissions(m_place->path("copy.db")) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    const auto own = samples::open(m_place->file("own.db"));
    const auto copy = samples::open(m_place->file("copy.db"));
    QCOMPARE(rows(*copy, "PRAGMA integrity_check"), QByteArray("ok"));
    for (const QByteArray& table : rows(*own, "SELECT name FROM sqlite_schema WHERE type = 'table'").split('\n'))
        QCOMPARE(
            rows(*copy, "SELECT * FROM " + table.toStdString()), rows(*own, "SELECT * FROM " + table.toStdString()));
    QCOMPARE(rows(*copy, "PRAGMA application_id"), rows(*own, "PRAGMA application_id"));
    QCOMPARE(rows(*copy, "PRAGMA user_version"), rows(*own, "PRAGMA user_version"));
}

void BackupTest::copiesWhileOthersWrite()
{
    Child writer("write", m_place->path("own.db"));
    for (int count = 0; count < 5; ++count) {
        const int stored = writer.line().split(' ').value(1).toInt();
        QVERIFY(stored > 0);
        const std::string copy = m_place->file(QByteArray::number(count) + ".db");
        DONE(backUp(m_place->file("own.db"), copy));
        const auto database = samples::open(copy);
        QCOMPARE(rows(*database, "PRAGMA integrity_check"), QByteArray("ok"));
        QCOMPARE(rows(*database,
                     "SELECT count(*) FROM matches WHERE choices <> (SELECT count(*) FROM choices "
                     "WHERE match_id = matches.id)"),
            QByteArray("0"));
    }
    writer.kill();
    // And while one holds the lock.
    Child locker("lock", m_place->path("own.db"));
    QCOMPARE(locker.line(), QByteArray("locked"));
    DONE(backUp(m_place->file("own.db"), m_place->file("locked.db")));
}

void BackupTest::replacesNoFile()
{
    make("own.db", 1);
    samples::writeBytes(m_place->path("letter.txt"), "Dear friend");
    REFUSED(backUp(m_place->file("own.db"), m_place->file("letter.txt")), "takes no file's place");
    QCOMPARE(samples::bytesOf(m_place->path("letter.txt")), QByteArray("Dear friend"));
    REFUSED(backUp(m_place->file("own.db"), m_place->file("own.db")), "takes no file's place");
    REFUSED(backUp(m_place->file("own.db"), m_place->folder().toStdString()), "takes no file's place");
    QVERIFY(QFile::link(m_place->path("nowhere"), m_place->path("link")));
    REFUSED(backUp(m_place->file("own.db"), m_place->file("link")), "takes no file's place");
    REFUSED(backUp(m_place->file("own.db"), m_place->file("no/copy.db")), "cannot be written");
    REFUSED(backUp(m_place->file("none.db"), m_place->file("copy.db")), "There is no database");
    QCOMPARE(files(), (QStringList { QStringLiteral("letter.txt"), QStringLiteral("own.db") }));
}

void BackupTest::leavesNothingOfABackupThatFailed()
{
    make("own.db", 1);
    samples::writeBytes(m_place->path("bad.db"), QByteArray(8192, '\xA5'));
    REFUSED(backUp(m_place->file("bad.db"), m_place->file("copy.db")), m_place->file("bad.db").c_str());
    QVERIFY(!QFileInfo::exists(m_place->path("copy.db")));
#ifdef Q_OS_LINUX
    const samples::Place small;
    const QByteArray folder = small.folder().toUtf8();
    if (::mount("none", folder.constData(), "tmpfs", 0, "size=64k") != 0)
        QSKIP("no right to mount a small disk here");
    const auto unmount = qScopeGuard([&] { ::umount(folder.constData()); });
    REFUSED(backUp(m_place->file("own.db"), small.file("copy.db")), small.file("copy.db").c_str());
    QVERIFY(QDir(small.folder()).entryList(QDir::Files | QDir::Hidden).isEmpty());
    QCOMPARE(matchesIn(m_place->path("own.db")), 1);
#endif
}

void BackupTest::putsABackupInPlace()
{
    make("own.db", 3);
    make("copy.db", 5);
    const QByteArray before = samples::bytesOf(m_place->path("copy.db"));
    QVERIFY(QFile::setPermissions(m_place->path("own.db"), QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup));
    std::string kept;
    DONE(restore(m_place->file("copy.db"), m_place->file("own.db"), kept));
    QCOMPARE(samples::bytesOf(m_place->path("copy.db")), before);
    QVERIFY(QFile::permissions(m_place->path("own.db")) & QFile::ReadGroup); // the rights of the old one
    QCOMPARE(matchesIn(m_place->path("own.db")), 5);
    QCOMPARE(matchesIn(QString::fromStdString(kept)), 3);
    QCOMPARE(files().size(), 3);
    // Where nothing was, nothing is kept.
    DONE(restore(m_place->file("copy.db"), m_place->file("new.db"), kept));
    QCOMPARE(kept, "");
    QCOMPARE(matchesIn(m_place->path("new.db")), 5);
}

void BackupTest::takesTheSettingsAlong()
{
    make("own.db", 3);
    const std::string first = "[play]\nowner=\xC3\x84nne\n";
    const std::string second = "[play]\nowner=Ben\n";
    DONE(backUp(m_place->file("own.db"), m_place->file("copy.db"), first));
    DONE(backUp(m_place->file("own.db"), m_place->file("without.db")));
    // They lie beside what is kept, and what is kept does not know them.
    const QByteArray settings = "SELECT count(*) FROM sqlite_schema WHERE name = 'kept_settings'";
    QCOMPARE(rows(*samples::open(m_place->file("own.db")), settings.toStdString()), QByteArray("0"));
    std::string kept;
    std::string now = second;
    DONE(restore(m_place->file("copy.db"), m_place->file("own.db"), kept, &now));
    QCOMPARE(now, first);
    QCOMPARE(matchesIn(m_place->path("own.db")), 3);
    QCOMPARE(rows(*samples::open(m_place->file("own.db")), settings.toStdString()), QByteArray("0"));
    // And back again with what was there.
    const std::string aside = kept;
    DONE(restore(aside, m_place->file("own.db"), kept, &now));
    QCOMPARE(now, second);
    // A backup of a backup that was opened has what it is given, not what it had.
    DONE(backUp(aside, m_place->file("again.db"), first));
    DONE(restore(m_place->file("again.db"), m_place->file("own.db"), kept, &now));
    QCOMPARE(now, first);
    // One without leaves them as they are.
    DONE(restore(m_place->file("without.db"), m_place->file("own.db"), kept, &now));
    QCOMPARE(now, first);
}

void BackupTest::keepsWhatWasThere_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("a letter") << QByteArray("A letter to a friend.\n").repeated(500);
    QTest::newRow("zeroes") << QByteArray(8192, '\0');
    QTest::newRow("the name of the format alone") << QByteArray("SQLite format 3\0", 16);
    QTest::newRow("nothing") << QByteArray();
}

void BackupTest::keepsWhatWasThere()
{
    QFETCH(QByteArray, bytes);
    make("copy.db", 2);
    samples::writeBytes(m_place->path("own.db"), bytes);
    samples::writeBytes(m_place->path("own.db-wal"), "what a log was");
    std::string kept;
    DONE(restore(m_place->file("copy.db"), m_place->file("own.db"), kept));
    QCOMPARE(matchesIn(m_place->path("own.db")), 2);
    QCOMPARE(samples::bytesOf(QString::fromStdString(kept)), bytes);
    QCOMPARE(samples::bytesOf(QString::fromStdString(kept) + QStringLiteral("-wal")), QByteArray("what a log was"));
}

void BackupTest::clearsALogThatWasLeft()
{
    // A program was killed with most of its matches in the log alone; somebody copied a backup over the file.
    make("copy.db", 4);
    const samples::Place source;
    const auto database = samples::open(source.file());
    std::int64_t id = 0;
    for (int count = 0; count < 6; ++count)
        DONE(database->matches().begin(samples::record(), id));
    const QByteArray log = samples::bytesOf(source.path("breakpoint.db-wal"));
    QVERIFY(log.size() > 100);
    for (const bool copiedOver : { false, true }) {
        const QString own = m_place->path("own.db");
        samples::writeBytes(
            own, samples::bytesOf(copiedOver ? m_place->path("copy.db") : source.path("breakpoint.db")));
        samples::writeBytes(own + QStringLiteral("-wal"), log);
        std::string kept;
        DONE(restore(m_place->file("copy.db"), own.toStdString(), kept));
        QVERIFY(!QFileInfo::exists(own + QStringLiteral("-wal")));
        QCOMPARE(matchesIn(own), 4);
        if (!copiedOver)
            QCOMPARE(matchesIn(QString::fromStdString(kept)), 6); // with what its log held
    }
}

void BackupTest::bringsAnOldBackupUpToDate()
{
    make("own.db", 1);
    core::StoreResult result;
    QVERIFY(database::Database::open(m_place->file("old.db"), { 1000, database::migrations().first(6) }, result)
        != nullptr);
    const QByteArray before = samples::bytesOf(m_place->path("old.db"));
    std::string kept;
    DONE(restore(m_place->file("old.db"), m_place->file("own.db"), kept));
    QCOMPARE(matchesIn(m_place->path("own.db")), 0);
    QCOMPARE(samples::bytesOf(m_place->path("old.db")), before);
    // And an old database is backed up as it is.
    DONE(backUp(m_place->file("old.db"), m_place->file("older.db")));
    QVERIFY(database::Database::open(m_place->file("older.db"), { 1000, database::migrations().first(6) }, result)
        != nullptr);
}

void BackupTest::refusesWhatIsNoBackup_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("absent") << QByteArray("absent") << QByteArray("There is no backup");
    QTest::newRow("a folder") << QByteArray("folder") << QByteArray("There is no backup");
    QTest::newRow("empty") << QByteArray("empty") << QByteArray("There is nothing in");
    QTest::newRow("a letter") << QByteArray("letter") << QByteArray("is no backup");
    QTest::newRow("damaged") << QByteArray("damaged") << QByteArray("damaged one");
    QTest::newRow("cut short") << QByteArray("cut") << QByteArray("damaged one");
    QTest::newRow("newer") << QByteArray("newer") << QByteArray("newer Breakpoint");
    QTest::newRow("foreign") << QByteArray("foreign") << QByteArray("another program");
    QTest::newRow("blank") << QByteArray("blank") << QByteArray("There is nothing in");
}

void BackupTest::refusesWhatIsNoBackup()
{
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, part);
    make("own.db", 2);
    make("copy.db", 4);
    const QString copy = m_place->path("copy.db");
    QByteArray bytes = samples::bytesOf(copy);
    const auto change = [&](const char* sql) {
        core::StoreResult result;
        Q_UNUSED(QFile::remove(copy))
        const auto other = database::Connection::open(copy.toStdString(), 99, 1000, result);
        DONE(other->execute(sql));
    };
    if (kind == "absent" || kind == "folder")
        QVERIFY(QFile::remove(copy));
    if (kind == "folder")
        QVERIFY(QDir(m_place->folder()).mkdir(QStringLiteral("copy.db")));
    if (kind == "empty")
        samples::writeBytes(copy, {});
    if (kind == "letter")
        samples::writeBytes(copy, "A letter");
    if (kind == "damaged")
        samples::writeBytes(copy, bytes.replace(3 * 4096, 512, QByteArray(512, '\xA5')));
    if (kind == "cut")
        samples::writeBytes(copy, bytes.left(bytes.size() / 2));
    if (kind == "newer")
        DONE(samples::open(copy.toStdString())->connection().execute("PRAGMA user_version = 77"));
    if (kind == "foreign")
        change("CREATE TABLE bookmarks (url TEXT)");
    if (kind == "blank")
        change("PRAGMA user_version = 0");
    const QByteArray before = samples::bytesOf(copy);
    const QByteArray own = samples::bytesOf(m_place->path("own.db"));
    const QStringList filesBefore = files();
    std::string kept;
    REFUSED(restore(copy.toStdString(), m_place->file("own.db"), kept), part.constData());
    REFUSED(database::checkBackup(copy.toStdString()), part.constData());
    QCOMPARE(kept, "");
    QCOMPARE(samples::bytesOf(copy), before);
    QCOMPARE(samples::bytesOf(m_place->path("own.db")), own);
    QCOMPARE(files(), filesBefore);
}

void BackupTest::refusesTheDatabaseItself()
{
    make("own.db", 2);
    std::string kept;
    REFUSED(restore(m_place->file("own.db"), m_place->file("own.db"), kept), "is the database itself");
    QVERIFY(QFile::link(m_place->path("own.db"), m_place->path("link.db")));
    REFUSED(restore(m_place->file("link.db"), m_place->file("own.db"), kept), "is the database itself");
    // Nor is another program's database pushed aside.
    core::StoreResult result;
    {
        const auto other = database::Connection::open(m_place->file("other.db"), 0, 1000, result);
        DONE(other->execute("CREATE TABLE bookmarks (url TEXT)"));
    }
    REFUSED(restore(m_place->file("own.db"), m_place->file("other.db"), kept), "another program");
}

void BackupTest::refusesADatabaseInUse()
{
    make("copy.db", 4);
    std::string kept;
    {
        const auto open = samples::open(m_place->file("own.db"));
        std::int64_t id = 0;
        DONE(open->matches().begin(samples::record(), id));
        REFUSED(restore(m_place->file("copy.db"), m_place->file("own.db"), kept), "in use by another program");
        DONE(open->matches().begin(samples::record(), id));
    }
    {
        Child other("hold", m_place->path("own.db"));
        QCOMPARE(other.line(), QByteArray("open"));
        REFUSED(restore(m_place->file("copy.db"), m_place->file("own.db"), kept), "in use by another program");
        // Also where a hand has spoilt the file under it.
        QFile file(m_place->path("own.db"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.write(QByteArray(100, '\xA5'));
        file.close();
        REFUSED(restore(m_place->file("copy.db"), m_place->file("own.db"), kept), "in use by another program");
    }
    DONE(restore(m_place->file("copy.db"), m_place->file("own.db"), kept));
    QCOMPARE(matchesIn(m_place->path("own.db")), 4);
}

void BackupTest::losesNothingWhenKilled()
{
    make("copy.db", 4);
    const QByteArray copy = samples::bytesOf(m_place->path("copy.db"));
    for (int round = 0; round < 12; ++round) {
        for (const QString& name : files())
            if (name != QLatin1String("copy.db"))
                QVERIFY(QFile::remove(m_place->folder() + QLatin1Char('/') + name));
        make("own.db", 7);
        {
            Child restorer("restore", m_place->path("own.db"));
            QCOMPARE(restorer.line(), QByteArray("ready"));
            restorer.tell("now");
            QTest::qSleep(3 * round);
            restorer.kill();
        }
        // The one or the other is in place, whole, and what was there is there.
        const int now = matchesIn(m_place->path("own.db"));
        QVERIFY2(now == 7 || now == 4, qPrintable(QString::number(now)));
        int kept = 0;
        for (const QString& name : files())
            kept += name.contains(QLatin1String("-replaced-")) && name.endsWith(QLatin1String(".db"))
                    && matchesIn(m_place->folder() + QLatin1Char('/') + name) == 7
                ? 1
                : 0;
        QVERIFY(now == 7 || kept == 1);
        QCOMPARE(samples::bytesOf(m_place->path("copy.db")), copy);
    }
}

REGISTER_TEST(BackupTest)
#include "backup_test.moc"
