#include "ui/text/day_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DayWords)
};

constexpr qint64 kMinute = 60;
constexpr qint64 kHour = 60 * kMinute;
constexpr int kDaysByName = 7;
constexpr int kMorning = 5; // o'clock
constexpr int kAfternoon = 12;
constexpr int kEvening = 18;

} // namespace

QDateTime localTime(const std::string& iso)
{
    QDateTime time = QDateTime::fromString(QString::fromStdString(iso), Qt::ISODate);
    if (time.isValid() && time.timeSpec() == Qt::LocalTime)
        time.setTimeSpec(Qt::UTC); // a record is in UTC also where it does not say so
    return time.toLocalTime();
}

QString dayText(const QDateTime& when, const QDateTime& now)
{
    const qint64 days = when.date().daysTo(now.date());
    if (days == 0)
        return Words::tr("today");
    if (days == 1)
        return Words::tr("yesterday");
    if (days > 1 && days < kDaysByName)
        return QLocale().dayName(when.date().dayOfWeek());
    return QLocale().toString(
        when.date(), Words::tr("d MMMM yyyy", "day, month and year as QLocale::toString() reads it"));
}

QString agoText(const QDateTime& when, const QDateTime& now)
{
    const qint64 seconds = when.secsTo(now);
    if (seconds >= 0 && seconds < kMinute)
        return Words::tr("just now");
    if (seconds >= 0 && seconds < kHour)
        return Words::tr("%n minute(s) ago", nullptr, static_cast<int>(seconds / kMinute));
    if (seconds >= 0 && when.date() == now.date())
        return Words::tr("%n hour(s) ago", nullptr, static_cast<int>(seconds / kHour));
    return dayText(when, now);
}

int agoLasts(const QDateTime& when, const QDateTime& now)
{
    const qint64 seconds = when.secsTo(now);
    qint64 left = now.secsTo(now.date().addDays(1).startOfDay());
    if (seconds >= 0 && when.date() == now.date()) {
        const qint64 step = seconds < kHour ? kMinute : kHour;
        left = std::min(left, step - seconds % step);
    }
    return static_cast<int>(1000 * (left + 1)); // no second is counted before it is over
}

QString greeting(const QTime& now)
{
    if (now.hour() < kMorning || now.hour() >= kEvening)
        return Words::tr("Good evening");
    return now.hour() < kAfternoon ? Words::tr("Good morning") : Words::tr("Good afternoon");
}

} // namespace ui
