#include "database/peek.h"

#include "database/failure.h"
#include "database/handle.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <chrono>
#include <thread>

namespace database {

namespace {

constexpr qint64 kCheckedAtMost = 16LL * 1024 * 1024;
constexpr qint64 kShortest = 100; // the head of every file of SQLite's

/// The first value of a query; invalid, with `error`, when it fails.
QVariant ask(QSqlDatabase& database, const char* sql, QSqlError& error)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (!query.exec(QString::fromLatin1(sql)) || !query.next()) {
        error = query.lastError();
        return {};
    }
    return query.value(0);
}

void refuse(Peek& peek, const QSqlError& error, const QString& path)
{
    const Fault fault = faultOf(error);
    peek.damaged = fault == Fault::Damaged || fault == Fault::NotADatabase;
    peek.result = failure(error, path);
}

Peek lookThrough(Handle& handle, const QString& path, int newestVersion)
{
    Peek peek;
    QSqlDatabase& database = handle.database();
    if (!database.open()) {
        refuse(peek, database.lastError(), path);
        return peek;
    }
    QSqlError error;
    peek.version = ask(database, "PRAGMA user_version", error).toInt();
    const int application = error.isValid() ? 0 : ask(database, "PRAGMA application_id", error).toInt();
    const int objects = error.isValid() ? 0 : ask(database, "SELECT count(*) FROM sqlite_schema", error).toInt();
    if (error.isValid()) {
        // A journal that must be rolled back first cannot be by a reader; the opening that follows does it and looks
        // again at the version.
        if (faultOf(error) != Fault::ReadOnly)
            refuse(peek, error, path);
        return peek;
    }
    const bool blank = objects == 0 && application == 0 && peek.version == 0;
    if (!blank && application != kApplicationId) {
        peek.foreign = true;
        peek.result = refusal(path,
            QT_TRANSLATE_NOOP("Database",
                "The file %1 is a database of another program and was left as it is: choose another file with --db."));
        return peek;
    }
    if (peek.version > newestVersion) {
        peek.result = newerFile(path, peek.version, newestVersion);
        return peek;
    }
    // Three to five milliseconds a megabyte: past this size starting would be felt (the first page is to be there
    // within 300 ms with 50 000 matches), and damage shows when it is read.
    if (QFileInfo(path).size() > kCheckedAtMost)
        return peek;
    const QString check = ask(database, "PRAGMA quick_check(1)", error).toString();
    if (error.isValid()) {
        refuse(peek, error, path);
    } else if (check != QLatin1String("ok")) {
        peek.damaged = true;
        peek.result = failure(Fault::Damaged, path);
    }
    return peek;
}

Peek lookOnce(const QString& path, int newestVersion, int busyTimeout)
{
    if (QFileInfo(path).size() < kShortest) {
        // SQLite takes a single byte for an empty file and would write over it.
        Peek peek;
        peek.damaged = true;
        peek.result = failure(Fault::NotADatabase, path);
        return peek;
    }
    if (logWaits(path)) {
        Handle handle(plainName(path), readOnlyOptions(busyTimeout));
        return lookThrough(handle, path, newestVersion);
    }
    Handle handle(immutableName(path), immutableOptions());
    return lookThrough(handle, path, newestVersion);
}

} // namespace

Peek peek(const QString& path, int newestVersion, int busyTimeout)
{
    const QFileInfo file(path);
    if (!file.exists() || file.size() == 0) {
        Peek peek;
        peek.absent = true;
        return peek;
    }
    Peek peek = lookOnce(path, newestVersion, busyTimeout);
    if (!peek.result.ok() && peek.damaged) {
        // Without locks a file that another copy is just filling may look damaged, so damage is believed only twice.
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        peek = lookOnce(path, newestVersion, busyTimeout);
    }
    return peek;
}

core::StoreResult newerFile(const QString& path, int version, int newestVersion)
{
    const QString sentence = QCoreApplication::translate("Database",
        "The database %1 was written by a newer Breakpoint (version %2 of its tables, this program knows %3) and was "
        "left as it is: update this program, or choose another file with --db.");
    const QString shownPath = QDir::toNativeSeparators(path);
    return { sentence.arg(shownPath, QString::number(version), QString::number(newestVersion)).toStdString() };
}

} // namespace database
