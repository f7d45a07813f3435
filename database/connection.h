#pragma once

#include "core/stores/store_result.h"
#include "database/handle.h"

#include <QSqlQuery>

#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

namespace database {

/// The path that means a database in memory, gone with its connection.
inline constexpr char kInMemory[] = ":memory:";

/// One open file, used by the thread that opened it and no other.
class Connection {
public:
    /// Opens `path`, or makes it. Looks before it touches: a file that is newer than `newestVersion`, damaged or of
    /// another program is refused and keeps every byte. Where the file or its folder may not be written it is opened
    /// for reading. Null, with `result`, when it stays closed. Every call waits up to `busyTimeout` milliseconds for a
    /// lock; opening a file that is in order and reading need none.
    static std::unique_ptr<Connection> open(
        const std::string& path, int newestVersion, int busyTimeout, core::StoreResult& result);
    /// Opens a file again that this program has open, for another thread.
    static std::unique_ptr<Connection> openAgain(
        const std::string& path, bool readOnly, int busyTimeout, core::StoreResult& result);
    /// Opens a file for reading only, whatever its rights; nothing of it is changed. For one that nobody writes to, or
    /// whose programs keep a log.
    static std::unique_ptr<Connection> openToRead(const std::string& path, int busyTimeout, core::StoreResult& result);
    ~Connection();

    const QString& path() const { return m_path; }
    bool readOnly() const { return m_readOnly; }
    /// A refusal where the path leads to another file by now, or to none: what is written would be lost.
    core::StoreResult checkInPlace() const;

    /// How long every call waits from now on for another program that writes.
    core::StoreResult wait(int milliseconds);
    /// Runs one statement that takes no values and gives no rows.
    core::StoreResult execute(const std::string& sql);
    /// The first column of the first row as a number; 0 when there is none.
    std::int64_t ask(const std::string& sql, core::StoreResult& result);
    /// A statement prepared at its first use and kept; Statement is how it is used. Null, with `result`, on a fault.
    QSqlQuery* prepared(const std::string& sql, core::StoreResult& result);
    /// Every statement prepared so far, for the test that asks which index each one uses.
    std::vector<std::string> preparedSql() const;

private:
    Connection(QString path, const QString& databaseName, const QString& options);
    static std::unique_ptr<Connection> openWritable(const QString& path, int busyTimeout, core::StoreResult& result);
    static std::unique_ptr<Connection> openReadOnly(
        const QString& path, bool alone, int busyTimeout, core::StoreResult& result);
    core::StoreResult useWriteAheadLog(int busyTimeout);

    /// What tells a file from another one of the same name; nothing where there is none.
    using FileId = std::optional<std::pair<std::uint64_t, std::uint64_t>>;
    static FileId fileAt(const QString& path);

    QString m_path;
    FileId m_file; ///< the one that was opened; nothing for a database in memory
    bool m_readOnly = false;
    std::thread::id m_thread = std::this_thread::get_id();
    Handle m_handle;
    std::unordered_map<std::string, std::unique_ptr<QSqlQuery>> m_prepared; ///< gone before the handle
};

} // namespace database
