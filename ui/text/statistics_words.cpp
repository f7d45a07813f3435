#include "ui/text/statistics_words.h"

#include "core/record/match_record.h"
#include "ui/text/player_words.h"
#include "ui/text/seat_names.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

#include <cmath>

namespace ui {

namespace {

struct StatisticsWords {
    Q_DECLARE_TR_FUNCTIONS(StatisticsWords)
};

QString percentText(double share)
{
    return QLocale().toString(100 * share, 'f', 0);
}

QDate dayOf(const core::TimeTally& time)
{
    return QDate::fromString(QString::fromStdString(time.from), Qt::ISODate);
}

}

QString wonOfText(const core::Tally& tally)
{
    const double won = tally.won();
    const bool shared = std::abs(won - std::round(won)) > 0.005;
    return StatisticsWords::tr("%1 of %2", "matches won of those played")
        .arg(QLocale().toString(won, 'f', shared ? 1 : 0), QLocale().toString(tally.played));
}

QString opponentText(const core::Opponent& opponent)
{
    return opponent.player == core::kHumanPlayer ? shownName(opponent.name) : playerTitle(opponent.player);
}

QString placeText(const core::SeatTally& seat)
{
    if (seat.seats == 2)
        return seat.place == 0 ? StatisticsWords::tr("You begin") : StatisticsWords::tr("The other begins");
    return seat.place == 0 ? StatisticsWords::tr("First of %1", "seats at a table").arg(seat.seats)
                           : StatisticsWords::tr("Turn %1 of %2", "seats at a table")
                                 .arg(QString::number(seat.place + 1), QString::number(seat.seats));
}

QString timeText(const core::TimeTally& time, core::TimeStep step)
{
    const QDate day = dayOf(time);
    switch (step) {
    case core::TimeStep::Week:
        return QLocale().toString(day, StatisticsWords::tr("d MMM", "day and month as QLocale::toString() reads it"));
    case core::TimeStep::Month:
        return QLocale().standaloneMonthName(day.month(), QLocale::ShortFormat);
    case core::TimeStep::Year:
        break;
    }
    return QString::number(day.year());
}

QString wholeTimeText(const core::TimeTally& time, core::TimeStep step)
{
    const QDate day = dayOf(time);
    switch (step) {
    case core::TimeStep::Week:
        return StatisticsWords::tr("Week of %1", "a day").arg(QLocale().toString(day, QLocale::LongFormat));
    case core::TimeStep::Month:
        return StatisticsWords::tr("%1 %2", "a month and its year")
            .arg(QLocale().standaloneMonthName(day.month()), QString::number(day.year()));
    case core::TimeStep::Year:
        break;
    }
    return QString::number(day.year());
}

QString shareSentence(const core::Tally& tally)
{
    const core::Estimate share = tally.share();
    const QString ends = StatisticsWords::tr("95 %: %1 to %2.").arg(percentText(share.low), percentText(share.high));
    const bool half = std::abs(tally.evenShare() - 0.5) < 0.005;
    QString says;
    if (tally.verdict() == 0)
        says = half
            ? StatisticsWords::tr("Not yet proof of more or less than half.")
            : StatisticsWords::tr("Not yet proof of more or less than an even share of the wins, which is %1 %.")
                  .arg(percentText(tally.evenShare()));
    else if (tally.verdict() > 0)
        says = half ? StatisticsWords::tr("That is more than half.")
                    : StatisticsWords::tr("That is more than an even share of the wins, which is %1 %.")
                          .arg(percentText(tally.evenShare()));
    else
        says = half ? StatisticsWords::tr("That is less than half.")
                    : StatisticsWords::tr("That is less than an even share of the wins, which is %1 %.")
                          .arg(percentText(tally.evenShare()));
    return StatisticsWords::tr("%1 %2", "two sentences").arg(ends, says);
}

QString luckSentence(const core::LuckAndPlay& luck)
{
    const QString from = StatisticsWords::tr("From %n analysed match(es).", nullptr, luck.matches);
    const QString says = luck.matches < 2 || (luck.luck.low <= 0 && luck.luck.high >= 0)
        ? StatisticsWords::tr("Neither lucky nor unlucky, as far as that tells.")
        : luck.luck.mean > 0 ? StatisticsWords::tr("Luckier than chance makes it.")
                             : StatisticsWords::tr("Unluckier than chance makes it.");
    return StatisticsWords::tr("%1 %2", "two sentences").arg(from, says);
}

QString acquiredShareText(core::AcquiredShare share)
{
    switch (share) {
    case core::AcquiredShare::None:
        return StatisticsWords::tr("none", "of the cards acquired");
    case core::AcquiredShare::UpToQuarter:
        return StatisticsWords::tr("up to a quarter", "of the cards acquired");
    case core::AcquiredShare::UpToHalf:
        return StatisticsWords::tr("up to a half", "of the cards acquired");
    case core::AcquiredShare::MoreThanHalf:
        break;
    }
    return StatisticsWords::tr("more than half", "of the cards acquired");
}

QString streakText(int streak)
{
    return streak < 0 ? StatisticsWords::tr("%n match(es) lost in a row", nullptr, -streak)
                      : StatisticsWords::tr("%n match(es) won in a row", nullptr, streak);
}

} // namespace ui
