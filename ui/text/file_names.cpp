#include "ui/text/file_names.h"

#include "ui/text/day_words.h"
#include "ui/text/seat_names.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {

namespace {

constexpr qsizetype kLongestFileName = 120; ///< bytes of UTF-8; disks take 255, a day, an ending and a number included

struct FileWords {
    Q_DECLARE_TR_FUNCTIONS(FileNames)
};

} // namespace

QString fileNameOf(const QString& words)
{
    QString name;
    for (const QChar letter : words.simplified())
        if (letter.isLetterOrNumber() || letter == QLatin1Char(' '))
            name += letter;
        else if (letter != QLatin1Char(',') && !name.endsWith(QLatin1Char('-')))
            name += QLatin1Char('-');
    while (name.toUtf8().size() > kLongestFileName)
        name.chop(name.back().isLowSurrogate() ? 2 : 1);
    while (name.startsWith(QLatin1Char('-')) || name.startsWith(QLatin1Char(' ')))
        name.remove(0, 1);
    while (name.endsWith(QLatin1Char('-')) || name.endsWith(QLatin1Char(' ')))
        name.chop(1);
    return name.isEmpty() ? QStringLiteral("breakpoint") : name;
}

QString fileNameOf(const core::MatchSummary& match)
{
    QStringList sides;
    for (const core::RecordedSeat& seat : match.seats) {
        QStringList factions;
        for (const std::string& faction : seat.factions)
            factions << QString::fromStdString(faction);
        sides << (factions.isEmpty() ? shownName(seat.name) : factions.join(QLatin1Char('-')));
    }
    const QDateTime begun = localTime(match.startedAt);
    const QString day = begun.isValid() ? begun.date().toString(Qt::ISODate) : QString();
    const QString name = fileNameOf(sides.join(FileWords::tr(" vs ", "between two sides, in the name of a file")));
    return day.isEmpty() ? name : name + QLatin1Char(' ') + day;
}

} // namespace ui
