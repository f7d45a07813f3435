#include "app/cli/players_text.h"

#include "app/cli/words.h"
#include "app/composition.h"
#include "core/ai/players/player_factory.h"
#include "core/registry.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace app::cli {

namespace {

using Lines = std::vector<std::pair<QString, QString>>;

QString aligned(const QString& heading, const Lines& lines)
{
    qsizetype width = 0;
    for (const auto& [name, meaning] : lines)
        width = std::max(width, name.size());
    QString all = heading + QLatin1Char('\n');
    for (const auto& [name, meaning] : lines)
        all += QStringLiteral("  ") + name.leftJustified(width + 2) + meaning + QLatin1Char('\n');
    return all;
}

/// Of the games there are, from the program's own content.
Lines styles()
{
    Lines lines;
    for (const core::GameEntry& entry : core::gameEntries()) {
        core::Problems none;
        const std::unique_ptr<core::Game> game = entry.make(Composition::builtIn(entry.contentFolder), none);
        if (game == nullptr)
            continue;
        for (const core::Style* style : game->styles())
            lines.emplace_back(asText(style->name()), asText(style->meaning()));
    }
    return lines;
}

}

QString playersText(bool measured)
{
    Lines players;
    for (const core::PlayerKind& kind : core::playerKinds())
        if (!measured || kind.spec != core::kHumanPlayer)
            players.emplace_back(asText(kind.spec), asText(kind.meaning));
    players.emplace_back(QStringLiteral("random"), CliWords::tr("the same as level:0"));
    players.emplace_back(QStringLiteral("policy"),
        CliWords::tr("draws what strong players often do and looks no further; the quickest, for many matches"));
    players.emplace_back(QStringLiteral("greedy"),
        CliWords::tr("takes what leads to the best position; with settings, as greedy:worlds=2,noise=1"));
    players.emplace_back(QStringLiteral("ismcts"),
        CliWords::tr("searches, as levels 3 to 5 do; with settings, as ismcts:ms=20,turns=3"));
    if (measured)
        players.emplace_back(
            QStringLiteral("xray"), CliWords::tr("ismcts that sees every hidden card: a cheat, to be measured alone"));
    QString all = aligned(CliWords::tr("Players:"), players);
    if (measured)
        all += CliWords::tr(
                   "Here a level counts its ways alone and looks at no clock, so that the same seed gives the same "
                   "result on every machine, however busy.")
            + QLatin1Char('\n');
    all += CliWords::tr(
               "A setting that does not exist, as ismcts:x=1, is answered with those there are; core/ai/README.md says "
               "more.")
        + QLatin1Char('\n');
    if (const Lines lines = styles(); !lines.empty())
        all += aligned(CliWords::tr("Styles, for each player but level:0, random and policy, as level:3,style=%1:")
                           .arg(lines.front().first),
            lines);
    return all;
}

} // namespace app::cli
