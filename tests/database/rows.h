#pragma once

#include "database/connection.h"
#include "database/database.h"

#include <QByteArray>
#include <QSqlQuery>
#include <QVariant>

namespace samples {

/// Every row of a query, a line each, its values parted by "|". For a look behind the stores.
inline QByteArray rows(database::Database& database, const std::string& sql)
{
    core::StoreResult result;
    QSqlQuery* query = database.connection().prepared(sql, result);
    if (query == nullptr || !query->exec())
        return QByteArray::fromStdString("failed: " + sql + ' ' + result.error);
    QByteArrayList all;
    while (query->next()) {
        QByteArrayList values;
        for (int column = 0; query->value(column).isValid(); ++column)
            values += query->value(column).toString().toUtf8();
        all += values.join('|');
    }
    query->finish();
    return all.join('\n');
}

} // namespace samples
