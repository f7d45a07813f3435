#include "ui/text/seat_names.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SeatNames)
};

const QString kPlayer = QStringLiteral("Player %1");

/// The number in a name that is made by `pattern`; 0 for any other name.
int numberIn(const QString& name, const QString& pattern)
{
    const QStringList around = pattern.split(QStringLiteral("%1"));
    const QRegularExpression numbered(QRegularExpression::anchoredPattern(QRegularExpression::escape(around.value(0))
        + QStringLiteral("([1-9])") + QRegularExpression::escape(around.value(1))));
    return numbered.match(name).captured(1).toInt();
}

} // namespace

QString numberedPlayer(int number)
{
    return kPlayer.arg(number);
}

bool isGivenName(const QString& kept)
{
    return kept == kYou || numberIn(kept, kPlayer) > 0;
}

QString shownName(const QString& kept)
{
    if (kept == kYou)
        return Words::tr("You", "the person at this machine");
    const int number = numberIn(kept, kPlayer);
    return number > 0 ? Words::tr("Player %1").arg(number) : kept;
}

QString shownName(const std::string& kept)
{
    return shownName(QString::fromStdString(kept));
}

QString keptName(const QString& shown)
{
    if (shown == Words::tr("You", "the person at this machine"))
        return kYou;
    const int number = numberIn(shown, Words::tr("Player %1"));
    return number > 0 ? numberedPlayer(number) : shown;
}

} // namespace ui
