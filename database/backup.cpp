#include "database/backup.h"

#include "database/connection.h"
#include "database/database.h"
#include "database/failure.h"
#include "database/peek.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSqlError>
#include <QTemporaryFile>
#include <QVariant>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

#include <array>
#include <cstdio>
#include <functional>

namespace database {

namespace {

constexpr int kPatience = 5000; // milliseconds, as Database::Options has it
constexpr std::array kCompanions { "-wal", "-journal", "-shm" };

QString named(const std::string& path)
{
    return QFileInfo(QString::fromStdString(path)).absoluteFilePath();
}

/// What the system has not written to the disk yet is there when this returns.
void toDisk(const QString& path)
{
#ifdef Q_OS_UNIX
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return;
    ::fsync(file);
    ::close(file);
#else
    Q_UNUSED(path)
#endif
}

/// A new, empty file beside `path` for nobody else to read; gone with `file` unless it was moved.
core::StoreResult makeBeside(const QString& path, QTemporaryFile& file)
{
    file.setFileTemplate(QFileInfo(path).absolutePath() + QStringLiteral("/.breakpoint-XXXXXX"));
    if (!file.open())
        return refusal(path,
            QT_TRANSLATE_NOOP(
                "Database", "The file %1 cannot be written: see that its folder exists and that you may write there."));
    file.fileName(); // gives it a name where it has none yet
    file.close();
    return {};
}

/// Everything in `from` as one file without a log, in the empty file `to`. A trouble with the disk is told of `told`.
core::StoreResult copyInto(Connection& from, const QString& to, const QString& told)
{
    core::StoreResult result;
    QSqlQuery* const query = from.prepared("VACUUM INTO ?", result);
    if (query == nullptr)
        return result;
    query->bindValue(0, to);
    const bool done = query->exec();
    const QSqlError error = query->lastError();
    query->finish();
    if (done) {
        toDisk(to);
        return {};
    }
    return failure(error, faultOf(error) == Fault::Damaged ? from.path() : told);
}

/// Writes into an open database what goes with a copy of it beside its tables, in place of what went before.
core::StoreResult putSettings(QSqlDatabase& database, const QString& path, const std::string& settings)
{
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("DROP TABLE IF EXISTS kept_settings")))
        return failure(query.lastError(), path);
    if (settings.empty())
        return {};
    if (!query.exec(QStringLiteral("CREATE TABLE kept_settings (text TEXT NOT NULL) STRICT"))
        || !query.prepare(QStringLiteral("INSERT INTO kept_settings (text) VALUES (?)")))
        return failure(query.lastError(), path);
    query.addBindValue(QString::fromStdString(settings));
    if (!query.exec())
        return failure(query.lastError(), path);
    return {};
}

/// Takes out what putSettings() wrote; `settings` stays as it was where there is nothing.
core::StoreResult takeSettings(QSqlDatabase& database, const QString& path, std::string& settings)
{
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("SELECT count(*) FROM sqlite_schema WHERE name = 'kept_settings'")) || !query.next())
        return failure(query.lastError(), path);
    if (query.value(0).toInt() == 0)
        return {};
    if (!query.exec(QStringLiteral("SELECT text FROM kept_settings")))
        return failure(query.lastError(), path);
    if (query.next())
        settings = query.value(0).toString().toStdString();
    query.finish();
    return putSettings(database, path, {});
}

/// Opens `path` for as long as `what` works on it.
core::StoreResult within(
    const QString& path, const QString& told, const std::function<core::StoreResult(QSqlDatabase& database)>& what)
{
    Handle handle(path, writableOptions(0));
    return handle.database().open() ? what(handle.database()) : failure(handle.database().lastError(), told);
}

/// Whether some other program holds one of the locks under which SQLite's programs have a file open. For files that
/// SQLite itself cannot open; closing the file here drops the locks that this program holds on it.
bool lockedElsewhere(const QString& path)
{
#ifdef Q_OS_UNIX
    constexpr off_t kFirst = 0x40000000; // see "Locking" in https://www.sqlite.org/fileformat2.html
    constexpr off_t kLocks = 512;
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return false;
    struct flock lock { };
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = kFirst;
    lock.l_len = kLocks;
    const bool held = ::fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
    ::close(file);
    return held;
#else
    Q_UNUSED(path)
    return false;
#endif
}

/// Holds a sound database for this program alone, `settings` put in and its log folded in, so that the file is all
/// there is of it.
core::StoreResult holdAlone(Handle& handle, const QString& path, const std::string& settings)
{
    if (!handle.database().open())
        return failure(handle.database().lastError(), path);
    QSqlQuery query(handle.database());
    const auto run = [&](const char* sql) -> core::StoreResult {
        const bool done = query.exec(QLatin1String(sql));
        core::StoreResult result = done ? core::StoreResult() : failure(query.lastError(), path);
        query.finish();
        return result;
    };
    core::StoreResult result = run("PRAGMA journal_mode = DELETE");
    if (result.ok())
        result = run("BEGIN EXCLUSIVE");
    if (result.ok() && !settings.empty()) {
        result = putSettings(handle.database(), path, settings);
        if (result.ok())
            result = run("COMMIT");
        if (result.ok())
            result = run("BEGIN EXCLUSIVE");
    }
    return result;
}

/// A name beside `path` that is free, with the time in it.
QString nameBeside(const QString& path)
{
    const QFileInfo file(path);
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    const QString start = QStringLiteral("%1/%2-replaced-%3").arg(file.absolutePath(), file.completeBaseName(), time);
    QString name = start + QStringLiteral(".db");
    for (int number = 2; QFileInfo::exists(name); ++number)
        name = QStringLiteral("%1-%2.db").arg(start, QString::number(number));
    return name;
}

bool move(const QString& from, const QString& to)
{
    return std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
}

/// Gives the file a second name, so that it never is without one; where the disk knows no such thing it is moved.
bool keep(const QString& path, const QString& kept)
{
#ifdef Q_OS_UNIX
    if (::link(QFile::encodeName(path).constData(), QFile::encodeName(kept).constData()) == 0)
        return true;
#endif
    return QFile::rename(path, kept);
}

/// Puts `copy` where `path` is, and what was there, with its companions, where `kept` says.
core::StoreResult exchange(const QString& copy, const QString& path, const QString& kept)
{
    if (QFileInfo::exists(path) && !keep(path, kept))
        return refusal(kept,
            QT_TRANSLATE_NOOP(
                "Database", "The file %1 cannot be written, so nothing was changed: see that you may write there."));
    // A log goes with its file: beside the new one it would spoil it. Its index is made anew.
    for (const char* companion : kCompanions)
        if (const QString name = path + QLatin1String(companion); QFileInfo::exists(name))
            move(name, kept + QLatin1String(companion));
    if (!move(copy, path))
        return refusal(path,
            QT_TRANSLATE_NOOP("Database",
                "The database %1 could not be put in its place; what was there is beside it, under a name with "
                "\"-replaced-\" in it: see that you may write there."));
    toDisk(QFileInfo(path).absolutePath());
    return {};
}

} // namespace

core::StoreResult backUp(const std::string& from, const std::string& to, const std::string& settings)
{
    const QString source = named(from);
    const QString target = named(to);
    if (QFileInfo::exists(target) || QFileInfo(target).isSymLink())
        return refusal(target,
            QT_TRANSLATE_NOOP(
                "Database", "There is a file %1 already, and a backup takes no file's place: choose another name."));
    if (!QFileInfo::exists(source))
        return refusal(
            source, QT_TRANSLATE_NOOP("Database", "There is no database %1, so there is nothing to back up."));
    core::StoreResult result;
    const auto connection = Connection::open(source.toStdString(), newestVersion(migrations()), kPatience, result);
    if (connection == nullptr)
        return result;
    QTemporaryFile file;
    result = makeBeside(target, file);
    if (result.ok())
        result = copyInto(*connection, file.fileName(), target);
    if (result.ok())
        result
            = within(file.fileName(), target, [&](QSqlDatabase& copy) { return putSettings(copy, target, settings); });
    if (!result.ok())
        return result;
    toDisk(file.fileName());
    if (!QFile::rename(file.fileName(), target))
        return refusal(target,
            QT_TRANSLATE_NOOP("Database", "The backup %1 cannot be written: choose another name, or another folder."));
    toDisk(QFileInfo(target).absolutePath());
    return {};
}

core::StoreResult checkBackup(const std::string& backup)
{
    const QString path = named(backup);
    if (!QFileInfo(path).isFile())
        return refusal(path, QT_TRANSLATE_NOOP("Database", "There is no backup %1: see how the file is called."));
    const Peek seen = peek(path, newestVersion(migrations()), kPatience);
    if (seen.damaged)
        return refusal(path,
            QT_TRANSLATE_NOOP(
                "Database", "The file %1 is no backup, or a damaged one, so nothing was changed: take another one."));
    if (!seen.result.ok())
        return seen.result;
    if (seen.absent || seen.version == 0)
        return refusal(path,
            QT_TRANSLATE_NOOP(
                "Database", "There is nothing in the file %1, so nothing was changed: take another backup."));
    return {};
}

core::StoreResult restore(
    const std::string& backup, const std::string& database, std::string& kept, std::string* settings)
{
    kept.clear();
    const QString source = named(backup);
    const QString place = named(database);
    core::StoreResult result = checkBackup(backup);
    if (!result.ok())
        return result;
    if (QFileInfo(source).canonicalFilePath() == QFileInfo(place).canonicalFilePath())
        return refusal(source,
            QT_TRANSLATE_NOOP(
                "Database", "The file %1 is the database itself, so there is nothing to restore: name a backup."));

    // A copy beside the database, opened as the program will open it: what is wrong with it shows before anything
    // moves.
    QTemporaryFile copy;
    result = makeBeside(place, copy);
    if (!result.ok())
        return result;
    {
        const auto connection = Connection::openToRead(source.toStdString(), kPatience, result);
        if (connection != nullptr)
            result = copyInto(*connection, copy.fileName(), place);
    }
    std::string theirs;
    if (result.ok())
        result = within(copy.fileName(), place, [&](QSqlDatabase& open) { return takeSettings(open, place, theirs); });
    if (result.ok())
        Database::open(copy.fileName().toStdString(), result);
    if (!result.ok())
        return result;
    toDisk(copy.fileName());

    const bool there = QFileInfo::exists(place);
    const Peek seen = there ? peek(place, newestVersion(migrations()), kPatience) : Peek {};
    // What is no database, a damaged or a newer one cannot be opened, and need not be: it goes aside as it is.
    const bool sound = there && seen.result.ok() && !seen.absent;
    if (there && !seen.result.ok() && seen.foreign)
        return seen.result;
    Handle handle(place, writableOptions(0));
    if (sound)
        result = holdAlone(handle, place, settings == nullptr ? std::string() : *settings);
    else if (there && lockedElsewhere(place))
        result = failure(Fault::Busy, place);
    if (!result.ok())
        return result;
    if (there)
        QFile::setPermissions(copy.fileName(), QFileInfo(place).permissions());
    const QString aside = nameBeside(place);
    result = exchange(copy.fileName(), place, aside);
    if (result.ok() && there)
        kept = aside.toStdString();
    if (result.ok() && settings != nullptr && !theirs.empty())
        *settings = theirs;
    return result;
}

} // namespace database
