#include "ui/text/nearly.h"

#include "core/text/letters.h"

#include <QStringList>

namespace ui {

namespace {

constexpr qsizetype kShortest = 4; ///< letters; of fewer each makes it another word

}

std::optional<int> lettersWrong(const QString& typed, const QString& known)
{
    const QString wanted = typed.simplified().toCaseFolded();
    if (wanted.size() < kShortest)
        return std::nullopt;
    const qsizetype most = wanted.size() * 2 / 5;
    std::optional<int> fewest;
    const QString whole = known.toCaseFolded();
    for (const QString& each : QStringList { whole } + whole.split(QLatin1Char(' '))) {
        if (each.size() < kShortest || qAbs(each.size() - wanted.size()) > most)
            continue;
        const auto wrong = static_cast<int>(core::lettersApart(wanted.toStdString(), each.toStdString()));
        if (wrong <= most && wrong < fewest.value_or(wrong + 1))
            fewest = wrong;
    }
    return fewest;
}

} // namespace ui
