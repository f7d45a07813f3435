#pragma once

#include <QColor>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace ui {

/// What the palette finds things under, in the order in which equally good groups stand. The last is for what may have
/// been meant, where nothing is called what was typed.
enum class FindGroup { Cards, Rules, Matches, Pairs, Pages, Commands, Meant };
inline constexpr int kFindGroups = 7;

/// One thing that can be opened.
struct FindEntry {
    FindGroup group = FindGroup::Commands;
    QString title;
    QString detail {};
    QString icon {}; ///< a name for iconPixmap()
    QString emblem {}; ///< in its place where there is one
    QColor colour {}; ///< of the emblem
    QString key {}; ///< that does the same
    int rank = 0; ///< the higher, the better it fits
    std::function<void()> open {};
};

/// The words of a search: lower case, without marks between them.
QStringList findWords(const QString& typed);
/// How well `title`, or else one of the `names` it also goes by, fits all the words; 0 where a word is in none of them.
/// The beginning of the title is worth more than the beginning of a word, and that more than its middle.
int findRank(const QStringList& words, const QString& title, const QStringList& names = {});
/// Where the words stand in a text: position and length, in order, none overlapping another.
std::vector<std::pair<int, int>> findMarks(const QStringList& words, const QString& text);

} // namespace ui
