#include "database/handle.h"

#include <QFileInfo>
#include <QUrl>

#include <atomic>

namespace database {

namespace {

QString uniqueName()
{
    static std::atomic<int> count = 0;
    return QStringLiteral("breakpoint-%1").arg(++count);
}

} // namespace

Handle::Handle(const QString& databaseName, const QString& options)
    : m_name(uniqueName())
    , m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name))
{
    m_database.setDatabaseName(databaseName);
    m_database.setConnectOptions(options);
}

Handle::~Handle()
{
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

QString plainName(const QString& path)
{
    // A name that begins with a slash is never read as "file:…", which SQLite may have been built to do.
    return QFileInfo(path).absoluteFilePath();
}

QString immutableName(const QString& path)
{
    const QString encoded = QString::fromLatin1(QUrl::toPercentEncoding(QFileInfo(path).absoluteFilePath(), "/:"));
    // A drive letter needs a slash before it: file:///C:/…
    const auto* const root = encoded.startsWith(QLatin1Char('/')) ? "file://" : "file:///";
    return QLatin1String(root) + encoded + QLatin1String("?immutable=1");
}

QString immutableOptions()
{
    return QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI");
}

QString readOnlyOptions(int busyTimeout)
{
    return QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=%1").arg(busyTimeout);
}

QString writableOptions(int busyTimeout)
{
    return QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(busyTimeout);
}

bool logWaits(const QString& path)
{
    // Only looked at, never opened: closing a file descriptor would drop the locks that this process holds through
    // another one.
    return QFileInfo(path + QLatin1String("-wal")).size() > 0 || QFileInfo(path + QLatin1String("-journal")).size() > 0;
}

} // namespace database
