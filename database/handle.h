#pragma once

#include <QSqlDatabase>
#include <QString>

namespace database {

/// A QSqlDatabase under a name of its own, so that any number of files may be open side by side; the name goes with
/// this object. Queries on it must be gone before it is.
class Handle {
public:
    /// Nothing is opened yet. `options` as QSqlDatabase::setConnectOptions() takes them.
    Handle(const QString& databaseName, const QString& options);
    ~Handle();
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;

    QSqlDatabase& database() { return m_database; }

private:
    QString m_name;
    QSqlDatabase m_database;
};

/// The name under which SQLite opens just this file, whatever it is called: no name is an address or has options.
QString plainName(const QString& path);
/// The name and options under which SQLite opens a file without locks, sidecar files or any write at all. Only sound
/// while nobody else writes to the file.
QString immutableName(const QString& path);
QString immutableOptions();
/// Opens for reading only, with locks, and with the write-ahead log if one waits.
QString readOnlyOptions(int busyTimeout);
QString writableOptions(int busyTimeout);

/// True when a log or journal with something in it lies beside the file: then the file alone is not the whole truth.
bool logWaits(const QString& path);

} // namespace database
