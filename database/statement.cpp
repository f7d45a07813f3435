#include "database/statement.h"

#include "database/failure.h"

#include <QMetaType>
#include <QSqlError>
#include <QVariant>

namespace database {

Statement::Statement(Connection& connection, const std::string& sql)
    : m_connection(connection)
    , m_query(connection.prepared(sql, m_prepared))
{
}

Statement::~Statement()
{
    if (m_query != nullptr)
        m_query->finish();
}

Statement& Statement::bind(const std::string& text)
{
    return bindValue(QString::fromStdString(text));
}

Statement& Statement::bindBytes(const std::string& bytes)
{
    return bindValue(QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())));
}

Statement& Statement::bind(core::Seat seat)
{
    return seat == core::Seat::None ? bindNothing() : bindNumber(core::indexOf(seat));
}

Statement& Statement::bindNothing()
{
    return bindValue(QVariant(QMetaType(QMetaType::LongLong)));
}

Statement& Statement::bindNumber(std::int64_t number)
{
    return bindValue(static_cast<qlonglong>(number));
}

Statement& Statement::bindValue(const QVariant& value)
{
    if (m_query != nullptr)
        m_query->bindValue(m_bound++, value);
    return *this;
}

bool Statement::run()
{
    m_bound = 0;
    return m_query != nullptr && m_query->exec();
}

bool Statement::next()
{
    return m_query != nullptr && m_query->next();
}

core::StoreResult Statement::result() const
{
    if (m_query == nullptr)
        return m_prepared;
    const QSqlError error = m_query->lastError();
    return error.isValid() ? failure(error, m_connection.path()) : core::StoreResult {};
}

QVariant Statement::value(int column) const
{
    return m_query->value(column);
}

std::string Statement::text(int column) const
{
    return value(column).toString().toStdString();
}

std::string Statement::bytes(int column) const
{
    return value(column).toByteArray().toStdString();
}

std::int64_t Statement::number(int column) const
{
    return value(column).toLongLong();
}

core::Seat Statement::seat(int column) const
{
    return isNull(column) ? core::Seat::None : core::seatAt(as<int>(column));
}

bool Statement::isNull(int column) const
{
    return m_query->isNull(column);
}

std::int64_t Statement::insertedId() const
{
    return m_query->lastInsertId().toLongLong();
}

int Statement::changedRows() const
{
    return m_query->numRowsAffected();
}

} // namespace database
