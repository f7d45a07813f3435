#include "database/migrator.h"

#include "database/failure.h"
#include "database/peek.h"
#include "database/transaction.h"

#include <QCoreApplication>
#include <QDir>

namespace database {

namespace {

core::StoreResult failed(const Connection& connection, int from, int to, const core::StoreResult& reason)
{
    const QString sentence = QCoreApplication::translate("Database",
        "The database %1 could not be brought from version %2 to %3 of its tables and stands as it was, whole. %4");
    return { sentence
                 .arg(QDir::toNativeSeparators(connection.path()), QString::number(from), QString::number(to),
                     QString::fromStdString(reason.error))
                 .toStdString() };
}

/// One step, unless another copy of the program has taken it while this one waited for the lock.
core::StoreResult take(Connection& connection, const Migration& step)
{
    Transaction transaction(connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    core::StoreResult result;
    const auto version = static_cast<int>(connection.ask("PRAGMA user_version", result));
    if (!result.ok() || version >= step.version)
        return result;
    if (version == 0)
        result = connection.execute("PRAGMA application_id = " + std::to_string(kApplicationId));
    for (const std::string& statement : step.statements) {
        if (!result.ok())
            break;
        result = connection.execute(statement);
    }
    if (result.ok())
        result = connection.execute("PRAGMA user_version = " + std::to_string(step.version));
    if (result.ok())
        result = transaction.commit();
    return result.ok() ? result : failed(connection, version, step.version, result);
}

} // namespace

core::StoreResult migrate(Connection& connection, std::span<const Migration> steps)
{
    core::StoreResult result;
    const auto version = static_cast<int>(connection.ask("PRAGMA user_version", result));
    const int newest = newestVersion(steps);
    if (!result.ok() || version == newest)
        return result;
    if (version > newest)
        return newerFile(connection.path(), version, newest);
    if (connection.readOnly())
        return refusal(connection.path(),
            QT_TRANSLATE_NOOP("Database",
                "The database %1 is of an older version and read-only, so it cannot be brought up to date: allow "
                "writing "
                "to the file and to its folder once, or choose another file with --db."));
    for (const Migration& step : steps) {
        result = take(connection, step);
        if (!result.ok())
            return result;
    }
    return result;
}

} // namespace database
