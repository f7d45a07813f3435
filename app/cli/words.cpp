#include "app/cli/words.h"

namespace app::cli {

namespace {

/// A number that asks for the same form: that hangs on the last digits, and Qt counts in int.
int formOf(std::int64_t number)
{
    constexpr std::int64_t kSame = 1'000'000;
    return static_cast<int>(number < kSame ? number : kSame + number % kSame);
}

}

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

QString turnsText(std::int64_t number)
{
    return CliWords::tr("%1 turn(s)", nullptr, formOf(number)).arg(amount(number));
}

QString choicesText(std::int64_t number)
{
    return CliWords::tr("%1 choice(s)", nullptr, formOf(number)).arg(amount(number));
}

core::Problem problem(const std::string& where, const QString& what, const QString& hint)
{
    return { where, what.toStdString(), hint.toStdString() };
}

} // namespace app::cli
