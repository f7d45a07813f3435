#pragma once

#include <QString>

namespace ui {

/// Where a text has these words and not as part of longer ones; -1 where it does not.
inline qsizetype wholeWordsAt(
    const QString& text, const QString& words, Qt::CaseSensitivity sensitivity = Qt::CaseSensitive)
{
    const auto isPart = [&](qsizetype at) {
        return at >= 0 && at < text.size() && (text[at].isLetterOrNumber() || text[at] == QLatin1Char('_'));
    };
    if (words.isEmpty())
        return -1;
    for (qsizetype at = text.indexOf(words, 0, sensitivity); at >= 0; at = text.indexOf(words, at + 1, sensitivity))
        if (!isPart(at - 1) && !isPart(at + words.size()))
            return at;
    return -1;
}

} // namespace ui
