#include "app/cli/words.h"

namespace app::cli {

QString decimal(double value, int digits)
{
    return QLocale().toString(value, 'f', digits);
}

QString percent(double share)
{
    return CliWords::tr("%1 %").arg(decimal(100 * share, 1));
}

QString matchesText(int number)
{
    return CliWords::tr("%Ln match(es)", nullptr, number);
}

QString dealsText(int number)
{
    return CliWords::tr("%Ln deal(s)", nullptr, number);
}

QString turnsText(int number)
{
    return CliWords::tr("%Ln turn(s)", nullptr, number);
}

QString choicesText(int number)
{
    return CliWords::tr("%Ln choice(s)", nullptr, number);
}

core::Problem problem(const std::string& where, const QString& what, const QString& hint)
{
    return { where, what.toStdString(), hint.toStdString() };
}

} // namespace app::cli
