#include "database/connection.h"

#include "database/failure.h"
#include "database/peek.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSqlError>
#include <QVariant>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

#include <cassert>
#include <chrono>

namespace database {

namespace {

/// Makes the empty file that SQLite would make, but readable for nobody else: hands lie open in it. The log and its
/// index take over its rights.
void makeOwn(const QString& path)
{
    QFile file(path);
    file.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFile::ReadOwner | QFile::WriteOwner);
}

core::StoreResult movedAway(const QString& path)
{
    return refusal(path,
        QT_TRANSLATE_NOOP("Database",
            "The database %1 was moved, deleted or replaced while it was open, so nothing more can be kept in it: put "
            "it "
            "back in its place and try again, or begin anew."));
}

/// What can be told from the names and permissions alone, before SQLite's own, vaguer words.
core::StoreResult checkPlace(const QFileInfo& file)
{
    const QFileInfo folder(file.absolutePath());
    if (file.isDir())
        return refusal(file.filePath(),
            QT_TRANSLATE_NOOP("Database", "The path %1 is a folder and not a database: name a file in it with --db."));
    if (!folder.isDir())
        return refusal(file.filePath(),
            QT_TRANSLATE_NOOP("Database",
                "The database %1 cannot be made because its folder does not exist: make the folder, or choose another "
                "file "
                "with --db."));
    if (file.size() == 0 && (!folder.isWritable() || (file.exists() && !file.isWritable())))
        return refusal(file.filePath(),
            QT_TRANSLATE_NOOP("Database",
                "The database %1 cannot be made because its folder is read-only: allow writing there, or choose "
                "another "
                "file with --db."));
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
        result = refusal(name,
            QT_TRANSLATE_NOOP(
                "Database", "The database %1 cannot be opened without Qt's SQLite driver: install libqt6sql6-sqlite."));
        return nullptr;
    }
    if (path == kInMemory)
        return openWritable(name, busyTimeout, result);
    if (name.toStdString() != path) {
        result = refusal(name,
            QT_TRANSLATE_NOOP("Database",
                "The name of the database %1 is no UTF-8 text, so it could be taken for another file: rename it, or "
                "choose "
                "another file with --db."));
        return nullptr;
    }

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
    if (mayWrite && !file.exists())
        makeOwn(name);
    auto connection
        = mayWrite ? openWritable(name, busyTimeout, result) : openReadOnly(name, !logWaits(name), busyTimeout, result);
    if (connection != nullptr)
        connection->m_file = fileAt(name);
    return connection;
}

Connection::FileId Connection::fileAt(const QString& path)
{
#ifdef Q_OS_UNIX
    struct stat found { };
    if (::stat(QFile::encodeName(path).constData(), &found) == 0)
        return std::pair { static_cast<std::uint64_t>(found.st_dev), static_cast<std::uint64_t>(found.st_ino) };
#else
    Q_UNUSED(path) // where an open file can be neither moved nor deleted
#endif
    return {};
}

core::StoreResult Connection::checkInPlace() const
{
    if (!m_file || fileAt(m_path) == m_file)
        return {};
    return movedAway(m_path);
}

std::unique_ptr<Connection> Connection::openWritable(const QString& path, int busyTimeout, core::StoreResult& result)
{
    std::unique_ptr<Connection> connection(
        new Connection(path, path == QLatin1String(kInMemory) ? path : plainName(path), writableOptions(busyTimeout)));
    if (!connection->m_handle.database().open()) {
        result = failure(connection->m_handle.database().lastError(), path);
        return nullptr;
    }
    // What it may not write SQLite opens for reading, silently, and even its write lock is then one for reading. Only a
    // write tells; this one changes nothing and is taken back. Nobody waits for it: where another program is writing,
    // this one can at least read.
    result = connection->wait(0);
    QSqlQuery probe(connection->m_handle.database());
    const bool writes = result.ok() && probe.exec(QStringLiteral("BEGIN IMMEDIATE"))
        && probe.exec(QStringLiteral("PRAGMA user_version")) && probe.next()
        && probe.exec(QStringLiteral("PRAGMA user_version = %1").arg(probe.value(0).toInt()));
    const Fault fault = faultOf(probe.lastError());
    if (!writes && fault == Fault::ReadOnly)
        return openReadOnly(path, !logWaits(path), busyTimeout, result);
    if (!writes && fault != Fault::Busy) {
        if (result.ok())
            result = failure(probe.lastError(), path);
        return nullptr;
    }
    probe.exec(QStringLiteral("ROLLBACK"));

    result = connection->wait(busyTimeout);
    if (result.ok())
        result = connection->useWriteAheadLog(busyTimeout);
    if (result.ok())
        result = connection->execute("PRAGMA foreign_keys = ON");
    if (!result.ok())
        return nullptr;
    return connection;
}

std::unique_ptr<Connection> Connection::openAgain(
    const std::string& path, bool readOnly, int busyTimeout, core::StoreResult& result)
{
    const QString name = QString::fromStdString(path);
    const FileId file = fileAt(name);
    if (!QFileInfo::exists(name)) {
        result = movedAway(name); // SQLite would make a new one
        return nullptr;
    }
    result = {};
    auto connection
        = readOnly ? openReadOnly(name, !logWaits(name), busyTimeout, result) : openWritable(name, busyTimeout, result);
    if (connection != nullptr)
        connection->m_file = file;
    return connection;
}

std::unique_ptr<Connection> Connection::openToRead(const std::string& path, int busyTimeout, core::StoreResult& result)
{
    const QString name = QString::fromStdString(path);
    const bool alone = !QFileInfo::exists(name + QLatin1String("-wal")) && !logWaits(name);
    return openReadOnly(name, alone, busyTimeout, result);
}

/// Where a file is alone, nobody writes to it and nothing needs to lie beside it.
std::unique_ptr<Connection> Connection::openReadOnly(
    const QString& path, bool alone, int busyTimeout, core::StoreResult& result)
{
    std::unique_ptr<Connection> connection(new Connection(path, alone ? immutableName(path) : plainName(path),
        alone ? immutableOptions() : readOnlyOptions(busyTimeout)));
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
        if (faultOf(query.lastError()) != Fault::Busy)
            return failure(query.lastError(), m_path);
        if (std::chrono::steady_clock::now() >= deadline)
            break; // it works without the log as well
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    query.finish();
    // FULL: what a person chose is on the disk before the program answers, also when the power goes.
    return execute("PRAGMA synchronous = FULL");
}

core::StoreResult Connection::wait(int milliseconds)
{
    return execute("PRAGMA busy_timeout = " + std::to_string(milliseconds));
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
