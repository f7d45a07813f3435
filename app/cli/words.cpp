#include "app/cli/words.h"

#include "translations/languages.h"

#include <QLocale>

#include <array>
#include <cstdio>

namespace app::cli {

QString decimal(double value, int digits)
{
    std::array<char, 64> figures {};
    std::snprintf(figures.data(), figures.size(), "%.*f", digits, value);
    return QString::fromLatin1(figures.data())
        .replace(QLatin1Char('.'), QLocale(translations::spoken()).decimalPoint());
}

QString percent(double share)
{
    return CliWords::tr("%1 %").arg(decimal(100 * share, 1));
}

QString matchesText(int number)
{
    return CliWords::tr("%n match(es)", nullptr, number);
}

QString dealsText(int number)
{
    return CliWords::tr("%n deal(s)", nullptr, number);
}

QString turnsText(int number)
{
    return CliWords::tr("%n turn(s)", nullptr, number);
}

QString choicesText(int number)
{
    return CliWords::tr("%n choice(s)", nullptr, number);
}

core::Problem problem(const std::string& where, const QString& what, const QString& hint)
{
    return { where, what.toStdString(), hint.toStdString() };
}

} // namespace app::cli
