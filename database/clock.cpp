#include "database/clock.h"

#include <QDateTime>

namespace database {

std::string timestamp()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
}

} // namespace database
