#pragma once

#include <QDateTime>
#include <QString>

#include <string>

namespace ui {

/// A time of a record, ISO 8601 in UTC, in the reader's own zone; invalid where it is none.
QDateTime localTime(const std::string& iso);
/// "today", "yesterday", "Thursday", "3 March 2026", as seen at `now`.
QString dayText(const QDateTime& when, const QDateTime& now);
/// "just now", "40 minutes ago", "3 hours ago"; further back as dayText().
QString agoText(const QDateTime& when, const QDateTime& now);
/// For so many milliseconds agoText() says the same; then it may say something else.
int agoLasts(const QDateTime& when, const QDateTime& now);
/// "Good morning", by the time of the day.
QString greeting(const QTime& now);

} // namespace ui
