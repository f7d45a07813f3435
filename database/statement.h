#pragma once

#include "core/game/seat.h"
#include "database/connection.h"

#include <concepts>

namespace database {

/// One use of a prepared statement: bind, run, step. Leaving the scope ends it, so that no read stays open behind it;
/// one use at a time.
class Statement {
public:
    Statement(Connection& connection, const std::string& sql);
    ~Statement();
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    /// The next value, from the first again after each run().
    Statement& bind(const std::string& text);
    Statement& bind(std::integral auto number) { return bindNumber(static_cast<std::int64_t>(number)); }
    Statement& bindBytes(const std::string& bytes);
    /// A seat; Seat::None is stored as no value.
    Statement& bind(core::Seat seat);
    Statement& bindNothing();

    bool run();
    bool next();
    /// ok() unless run() or next() failed.
    core::StoreResult result() const;

    std::string text(int column) const;
    std::string bytes(int column) const;
    std::int64_t number(int column) const;
    template <std::integral Number>
    Number as(int column) const
    {
        return static_cast<Number>(number(column));
    }
    core::Seat seat(int column) const;
    bool isNull(int column) const;
    std::int64_t insertedId() const;
    int changedRows() const;

private:
    Statement& bindNumber(std::int64_t number);
    Statement& bindValue(const QVariant& value);
    QVariant value(int column) const;

    const Connection& m_connection;
    core::StoreResult m_prepared;
    QSqlQuery* m_query; ///< null when it could not be prepared
    int m_bound = 0;
};

} // namespace database
