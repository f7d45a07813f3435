#pragma once

#include <QString>
#include <QStringList>

namespace ui {

/// The items as one phrase. `pattern` says how one more is joined to those before it, "%1 and %2", and is translated as
/// a whole: a language may have its word for "and" anywhere.
inline QString joined(const QStringList& items, const QString& pattern)
{
    QString phrase = items.value(0);
    for (qsizetype i = 1; i < items.size(); ++i)
        phrase = pattern.arg(phrase, items[i]);
    return phrase;
}

/// The items as a list: "A, B and C". The last is joined as `last` says, those before it as `others` does.
inline QString listed(const QStringList& items, const QString& others, const QString& last)
{
    if (items.size() < 3)
        return joined(items, last);
    return last.arg(joined(items.first(items.size() - 1), others), items.last());
}

} // namespace ui
