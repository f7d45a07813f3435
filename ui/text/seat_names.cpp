#include "ui/text/seat_names.h"

#include "ui/text/card_names.h"

#include "core/language/saying.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SeatNames)
};

} // namespace

QString numberedPlayer(int number)
{
    return QString::fromStdString(core::language::unnamed(number));
}

bool isUnnamed(const QString& kept)
{
    return core::language::unnamedNumber(kept.toStdString()).has_value();
}

QString shownName(const QString& kept)
{
    return shownName(kept.toStdString());
}

QString shownName(const std::string& kept)
{
    const std::optional<int> number = core::language::unnamedNumber(kept);
    if (!number)
        return QString::fromStdString(kept);
    return *number == 0 ? Words::tr("You", "the person at this machine") : Words::tr("Player %1").arg(*number);
}

QString shownMark(const std::string& what)
{
    return core::language::unnamedNumber(what) ? shownName(what) : shownCard(what);
}

} // namespace ui
