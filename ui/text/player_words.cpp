#include "ui/text/player_words.h"

#include "core/ai/arena/rating.h"
#include "core/ai/players/player_factory.h"
#include "core/ai/players/player_spec.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PlayerWords)
};

/// The characters that games have so far; the name of another reads as it is.
QString styleWords(const std::string& style)
{
    if (style == "patient")
        return Words::tr("patient", "a computer player's character");
    if (style == "aggressive")
        return Words::tr("aggressive", "a computer player's character");
    if (style == "leader-hunter")
        return Words::tr("leader hunter", "a computer player's character");
    return QString::fromStdString(style).replace(QLatin1Char('-'), QLatin1Char(' '));
}

} // namespace

QString playerTitle(const std::string& spec)
{
    if (spec == core::kHumanPlayer)
        return Words::tr("Person");
    const core::StyledSpec apart = core::splitStyle(spec);
    QString name = QString::fromStdString(apart.player);
    if (name.startsWith(QStringLiteral("level:"))) {
        name = Words::tr("Level %1").arg(name.section(QLatin1Char(':'), 1));
    } else if (name == QStringLiteral("policy")) {
        name = Words::tr("Quick AI", "plays what it has learned without looking ahead");
    } else {
        name[0] = name[0].toUpper();
        name = Words::tr("%1 AI").arg(name);
    }
    return apart.style.empty() ? name : Words::tr("%1, %2").arg(name, styleWords(apart.style));
}

std::optional<int> levelOf(const std::string& spec)
{
    const QString player = QString::fromStdString(core::splitStyle(spec).player);
    bool ok = false;
    const int level = player.section(QLatin1Char(':'), 1).toInt(&ok);
    return ok && player.startsWith(QLatin1String("level:")) ? std::optional(level) : std::nullopt;
}

std::string nextLevel(const std::string& spec)
{
    core::StyledSpec apart = core::splitStyle(spec);
    const std::vector<core::PlayerKind> all = core::playerKinds(); // the weakest first
    const auto now
        = std::find_if(all.begin(), all.end(), [&](const core::PlayerKind& each) { return each.spec == apart.player; });
    if (!levelOf(spec) || now == all.end() || now + 1 == all.end())
        return {};
    apart.player = (now + 1)->spec;
    return core::joined(apart);
}

QString levelWord(int level)
{
    switch (level) {
    case 0:
        return Words::tr("Aimless", "a level");
    case 1:
        return Words::tr("Easy", "a level");
    case 2:
        return Words::tr("Fair", "a level");
    case 3:
        return Words::tr("Hard", "a level");
    case 4:
        return Words::tr("Expert", "a level");
    default:
        return Words::tr("Master", "a level");
    }
}

QString ratingText(const std::vector<core::RatedPlayer>& rated, const std::string& spec)
{
    const auto at
        = std::find_if(rated.begin(), rated.end(), [&](const core::RatedPlayer& each) { return each.player == spec; });
    if (at == rated.end() || at == rated.begin())
        return {};
    const core::RatedPlayer& weaker = *std::prev(at);
    const int won = qRound(100 * core::shareFromElo(at->elo - weaker.elo, 2));
    return Words::tr("It wins about %1 of 100 matches for two against %2, and has %3 Elo (%4 to %5) where %6 has 0.")
        .arg(QString::number(won), playerTitle(weaker.player), QString::number(qRound(at->elo)),
            QString::number(qRound(at->low)), QString::number(qRound(at->high)), playerTitle(rated.front().player));
}

QString styleTitle(const std::string& style)
{
    QString title = styleWords(style);
    title[0] = title[0].toUpper();
    return title;
}

} // namespace ui
