#include "ui/find/find_entry.h"

#include <QRegularExpression>

#include <algorithm>

namespace ui {

namespace {

constexpr int kWhole = 1000;
constexpr int kBeginning = 600;
constexpr int kWordBegins = 400;
constexpr int kWithin = 150;
constexpr int kOtherName = 100; ///< taken off where another name fits
constexpr int kLongestBonus = 60; ///< shorter titles first

bool beginsWord(const QString& text, qsizetype at)
{
    return at == 0 || !text[at - 1].isLetterOrNumber();
}

int rankIn(const QStringList& words, const QString& text)
{
    const QString folded = text.toCaseFolded();
    const QString whole = words.join(QLatin1Char(' '));
    if (folded == whole)
        return kWhole;
    int sum = folded.startsWith(whole) ? kBeginning : 0;
    int best = 0;
    for (const QString& word : words) {
        qsizetype at = folded.indexOf(word);
        if (at < 0)
            return 0;
        while (at >= 0 && !beginsWord(folded, at))
            at = folded.indexOf(word, at + 1);
        best += at >= 0 ? kWordBegins : kWithin;
    }
    sum = std::max(sum, best / static_cast<int>(words.size()));
    return sum + std::max(0, kLongestBonus - static_cast<int>(text.size()));
}

} // namespace

QStringList findWords(const QString& typed)
{
    static const QRegularExpression between(QStringLiteral("[\\s,;:+…]+"));
    return typed.toCaseFolded().split(between, Qt::SkipEmptyParts);
}

int findRank(const QStringList& words, const QString& title, const QStringList& names)
{
    if (words.isEmpty())
        return 0;
    int rank = rankIn(words, title);
    for (const QString& name : names)
        rank = std::max(rank, rankIn(words, name) - kOtherName);
    return std::max(0, rank);
}

std::vector<std::pair<int, int>> findMarks(const QStringList& words, const QString& text)
{
    std::vector<std::pair<int, int>> marks;
    const QString folded = text.toCaseFolded();
    if (folded.size() != text.size()) // a letter that folds into two: better no marks than wrong ones
        return marks;
    for (const QString& word : words) {
        qsizetype at = folded.indexOf(word);
        // The beginning of a word is what was meant, where there is one.
        for (qsizetype next = at; next >= 0; next = folded.indexOf(word, next + 1))
            if (beginsWord(folded, next)) {
                at = next;
                break;
            }
        if (at >= 0)
            marks.emplace_back(static_cast<int>(at), static_cast<int>(word.size()));
    }
    std::sort(marks.begin(), marks.end());
    std::vector<std::pair<int, int>> apart;
    for (const auto& mark : marks)
        if (apart.empty() || mark.first >= apart.back().first + apart.back().second)
            apart.push_back(mark);
    return apart;
}

} // namespace ui
