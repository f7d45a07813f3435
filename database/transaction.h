#pragma once

#include "database/connection.h"

namespace database {

/// All or nothing: what is not committed is rolled back at the end of the scope.
class Transaction {
public:
    enum class Kind {
        Read, ///< several queries see one state
        Write, ///< takes the write lock at once, so that it is waited for here and never in the middle
    };

    Transaction(Connection& connection, Kind kind);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    /// Whether it began; ask before the first statement.
    const core::StoreResult& begun() const { return m_begun; }
    core::StoreResult commit();

private:
    Connection& m_connection;
    core::StoreResult m_begun;
    bool m_open = false;
};

} // namespace database
