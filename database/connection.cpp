#include "database/connection.h"

#include "database/failure.h"
#include "database/peek.h"

#include <QFileInfo>
#include <QSqlError>
#include <QVariant>

#include <cassert>
#include <chrono>

namespace database {

namespace {

/// What can be told from the names and permissions alone, before SQLite's own, vaguer words.
core::StoreResult checkPlace(const QFileInfo& file)
{
    const QFileInfo folder(file.absolutePath());
    if (file.isDir())
        return refusal(file.filePath(), "The path %1 is a folder and not a database: name a file in it with --db.");
    if (!folder.isDir())
        return refusal(file.filePath(),
            "The database %1 cannot be made because its folder does not exist: make the folder, or choose another file "
            "with --db.");
    if (file.size() == 0 && (!folder.isWritable() || (file.exists() && !file.isWritable())))
        return refusal(file.filePath(),
            "The database %1 cannot be made because its folder is read-only: allow writing there, or choose another "
            "file with --db.");
    return {};
}

} // namespace

Connection::Connection(QString path, const QString& databaseName, const QString& options)
    : m_path(std::move(path))
    , m_handle(databaseName, options)
{
}

Connection::~Connection()
{
    assert(m_thread == std::this_thread::get_id());
}

std::unique_ptr<Connection> Connection::open(
    const std::string& path, int newestVersion, int busyTimeout, core::StoreResult& result)
{
    const QString name = QString::fromStdString(path);
    result = {};
    if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QSQLITE"))) {
        result
            = refusal(name, "The database %1 cannot be opened without Qt's SQLite driver: install libqt6sql6-sqlite.");
        return nullptr;
    }
    if (path == kInMemory)
        return openWritable(name, busyTimeout, result);

    const QFileInfo file(name);
    result = checkPlace(file);
    if (!result.ok())
        return nullptr;
    const Peek seen = peek(name, newestVersion, busyTimeout);
    if (!seen.result.ok()) {
        result = seen.result;
        return nullptr;
    }
    // Permissions are asked first: SQLite would open a write-protected file as well, but leave write-protected sidecar
    // files beside it, which keep the database read-only after the user has lifted the protection.
    const bool mayWrite = QFileInfo(file.absolutePath()).isWritable() && (!file.exists() || file.isWritable());
    return mayWrite ? openWritable(name, busyTimeout, result) : openReadOnly(name, busyTimeout, result);
}

std::unique_ptr<Connection> Connection::openWritable(const QString& path, int busyTimeout, core::StoreResult& result)
{
    std::unique_ptr<Connection> connection(new Connection(path, path, writableOptions(busyTimeout)));
    if (!connection->m_handle.database().open()) {
        result = failure(connection->m_handle.database().lastError(), path);
        return nullptr;
    }
    // What it may not write SQLite opens for reading, silently, and even its write lock is then one for reading. Only a
    // write tells; this one changes nothing and is taken back.
    QSqlQuery probe(connection->m_handle.database());
    const bool writes = probe.exec(QStringLiteral("BEGIN IMMEDIATE"))
        && probe.exec(QStringLiteral("PRAGMA user_version")) && probe.next()
        && probe.exec(QStringLiteral("PRAGMA user_version = %1").arg(probe.value(0).toInt()));
    if (!writes) {
        const QSqlError error = probe.lastError();
        if (faultOf(error) == Fault::ReadOnly)
            return openReadOnly(path, busyTimeout, result);
        result = failure(error, path);
        return nullptr;
    }
    probe.exec(QStringLiteral("ROLLBACK"));

    result = connection->useWriteAheadLog(busyTimeout);
    if (result.ok())
        result = connection->execute("PRAGMA foreign_keys = ON");
    if (!result.ok())
        return nullptr;
    return connection;
}

std::unique_ptr<Connection> Connection::openReadOnly(const QString& path, int busyTimeout, core::StoreResult& result)
{
    // Where no log waits, nobody writes and nothing needs to lie beside the file.
    const bool alone = !logWaits(path);
    std::unique_ptr<Connection> connection(new Connection(
        path, alone ? immutableName(path) : path, alone ? immutableOptions() : readOnlyOptions(busyTimeout)));
    connection->m_readOnly = true;
    if (!connection->m_handle.database().open()) {
        result = failure(connection->m_handle.database().lastError(), path);
        return nullptr;
    }
    connection->ask("SELECT count(*) FROM sqlite_schema", result);
    if (!result.ok())
        return nullptr;
    return connection;
}

core::StoreResult Connection::useWriteAheadLog(int busyTimeout)
{
    // Two copies that make the same file at once meet here, and for this one step SQLite does not wait by itself.
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(busyTimeout);
    QSqlQuery query(m_handle.database());
    while (!query.exec(QStringLiteral("PRAGMA journal_mode = WAL"))) {
        if (faultOf(query.lastError()) != Fault::Busy || std::chrono::steady_clock::now() >= deadline)
            return failure(query.lastError(), m_path);
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    const bool isLog = query.next() && query.value(0).toString() == QLatin1String("wal");
    query.finish();
    // With the log, NORMAL loses nothing when the program dies and stays sound when the power does. Where the file
    // system knows no log, only FULL is as safe.
    return execute(isLog ? "PRAGMA synchronous = NORMAL" : "PRAGMA synchronous = FULL");
}

core::StoreResult Connection::execute(const std::string& sql)
{
    assert(m_thread == std::this_thread::get_id());
    QSqlQuery query(m_handle.database());
    if (!query.exec(QString::fromStdString(sql)))
        return failure(query.lastError(), m_path);
    return {};
}

std::int64_t Connection::ask(const std::string& sql, core::StoreResult& result)
{
    assert(m_thread == std::this_thread::get_id());
    QSqlQuery query(m_handle.database());
    query.setForwardOnly(true);
    if (!query.exec(QString::fromStdString(sql))) {
        result = failure(query.lastError(), m_path);
        return 0;
    }
    return query.next() ? query.value(0).toLongLong() : 0;
}

QSqlQuery* Connection::prepared(const std::string& sql, core::StoreResult& result)
{
    assert(m_thread == std::this_thread::get_id());
    const auto known = m_prepared.find(sql);
    if (known != m_prepared.end())
        return known->second.get();
    auto query = std::make_unique<QSqlQuery>(m_handle.database());
    query->setForwardOnly(true);
    if (!query->prepare(QString::fromStdString(sql))) {
        result = failure(query->lastError(), m_path);
        return nullptr;
    }
    return m_prepared.emplace(sql, std::move(query)).first->second.get();
}

std::vector<std::string> Connection::preparedSql() const
{
    std::vector<std::string> all;
    all.reserve(m_prepared.size());
    for (const auto& [sql, query] : m_prepared)
        all.push_back(sql);
    return all;
}

} // namespace database
