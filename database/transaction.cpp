#include "database/transaction.h"

namespace database {

Transaction::Transaction(Connection& connection, Kind kind)
    : m_connection(connection)
    , m_begun(kind == Kind::Write ? connection.checkInPlace() : core::StoreResult {})
{
    if (m_begun.ok())
        m_begun = connection.execute(kind == Kind::Write ? "BEGIN IMMEDIATE" : "BEGIN");
    m_open = m_begun.ok();
}

Transaction::~Transaction()
{
    // Fails where SQLite has rolled back already, as it does on a full disk; then there is nothing left to do.
    if (m_open)
        m_connection.execute("ROLLBACK");
}

core::StoreResult Transaction::commit()
{
    core::StoreResult result = m_connection.execute("COMMIT");
    m_open = !result.ok();
    return result;
}

} // namespace database
