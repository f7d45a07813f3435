#include "database/sqlite_content_store.h"

#include "database/card_rows.h"
#include "database/clock.h"
#include "database/failure.h"
#include "database/hash.h"
#include "database/statement.h"
#include "database/transaction.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <map>

namespace database {

namespace {

/// What an import has to do, found before anything is locked.
struct Difference {
    struct Put {
        const core::SourceFile* file;
        std::string hash;
    };
    std::vector<Put> put;
    std::vector<std::string> drop;
};

core::StoreResult compare(Connection& connection, const std::string& game, const std::vector<core::SourceFile>& files,
    Difference& difference, std::vector<std::string>& damaged)
{
    std::map<std::string, std::string> stored;
    Statement row(connection, "SELECT path, text, hash FROM content_files WHERE game = ?");
    row.bind(game).run();
    while (row.next()) {
        // The bytes themselves are looked at: a hash beside them says what they were once.
        std::string hash = hashOf(row.bytes(1));
        if (hash != row.text(2))
            damaged.push_back(row.text(0));
        stored[row.text(0)] = std::move(hash);
    }
    if (!row.result().ok())
        return row.result();

    std::map<std::string, const core::SourceFile*> given;
    for (const core::SourceFile& file : files)
        if (!given.emplace(file.path, &file).second)
            return { QCoreApplication::translate(
                "Database", "The content file %1 is given twice, so nothing was imported: remove one of them.")
                         .arg(QString::fromStdString(file.path))
                         .toStdString() };
    for (const auto& [path, file] : given) {
        std::string hash = hashOf(file->text);
        const auto known = stored.find(path);
        const bool spoilt = std::find(damaged.begin(), damaged.end(), path) != damaged.end();
        if (known == stored.end() || known->second != hash || spoilt)
            difference.put.push_back({ file, std::move(hash) });
    }
    for (const auto& [path, hash] : stored)
        if (!given.contains(path))
            difference.drop.push_back(path);
    return {};
}

core::StoreResult putFiles(Connection& connection, const std::string& game, const std::vector<Difference::Put>& files)
{
    // Another program may have put the same file meanwhile, so a row that is there is no error.
    Statement row(connection,
        "INSERT INTO content_files (game, path, hash, text, imported_at) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (game, path) DO UPDATE "
        "SET hash = excluded.hash, text = excluded.text, imported_at = excluded.imported_at");
    const std::string now = timestamp();
    for (const auto& [file, hash] : files)
        if (!row.bind(game).bind(file->path).bind(hash).bindBytes(file->text).bind(now).run())
            return row.result();
    return {};
}

core::StoreResult dropFiles(Connection& connection, const std::string& game, const std::vector<std::string>& paths)
{
    Statement row(connection, "DELETE FROM content_files WHERE game = ? AND path = ?");
    for (const std::string& path : paths)
        if (!row.bind(game).bind(path).run())
            return row.result();
    return {};
}

} // namespace

SqliteContentStore::SqliteContentStore(Connection& connection)
    : m_connection(connection)
{
}

core::StoreResult SqliteContentStore::importFiles(
    const std::string& game, const std::vector<core::SourceFile>& files, core::Import& import)
{
    import = {};
    Difference difference;
    core::StoreResult result = compare(m_connection, game, files, difference, import.damaged);
    const std::size_t count = difference.put.size() + difference.drop.size();
    if (!result.ok() || count == 0)
        return result;

    Transaction transaction(m_connection, Transaction::Kind::Write);
    result = transaction.begun();
    if (result.ok())
        result = putFiles(m_connection, game, difference.put);
    if (result.ok())
        result = dropFiles(m_connection, game, difference.drop);
    if (result.ok())
        result = transaction.commit();
    if (result.ok())
        import.changed = static_cast<int>(count);
    return result;
}

core::StoreResult SqliteContentStore::files(const std::string& game, std::vector<core::SourceFile>& files) const
{
    files.clear();
    Statement row(m_connection, "SELECT path, text, hash FROM content_files WHERE game = ? ORDER BY path");
    row.bind(game).run();
    while (row.next()) {
        core::SourceFile file { row.text(0), row.bytes(1) };
        if (hashOf(file.text) != row.text(2)) {
            files.clear();
            return { QCoreApplication::translate("Database",
                "The copy of %1 in the database %2 is damaged and is not used: start the program again, which stores "
                "it anew.")
                         .arg(QString::fromStdString(file.path), QDir::toNativeSeparators(m_connection.path()))
                         .toStdString() };
        }
        files.push_back(std::move(file));
    }
    return row.result();
}

core::StoreResult SqliteContentStore::storeCards(const core::Game& game)
{
    const CardContent content = cardContent(game);
    const std::string hash = hashOf(content);
    {
        Statement known(m_connection, "SELECT hash FROM card_imports WHERE game = ?");
        known.bind(content.game).run();
        if (known.next() && known.text(0) == hash)
            return {};
        if (!known.result().ok())
            return known.result();
    }
    Transaction transaction(m_connection, Transaction::Kind::Write);
    core::StoreResult result = transaction.begun();
    if (result.ok())
        result = writeCards(m_connection, content);
    if (!result.ok())
        return result;
    Statement row(m_connection,
        "INSERT INTO card_imports (game, hash, imported_at) VALUES (?, ?, ?) "
        "ON CONFLICT (game) DO UPDATE SET hash = excluded.hash, imported_at = excluded.imported_at");
    if (!row.bind(content.game).bind(hash).bind(timestamp()).run())
        return row.result();
    return transaction.commit();
}

} // namespace database
