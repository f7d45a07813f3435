#include "app/cli/players_text.h"

#include "app/composition.h"
#include "core/ai/players/player_factory.h"
#include "core/registry.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace app::cli {

namespace {

using Lines = std::vector<std::pair<std::string, std::string>>;

std::string listed(const std::string& heading, const Lines& lines)
{
    std::size_t width = 0;
    for (const auto& [name, meaning] : lines)
        width = std::max(width, name.size());
    std::string text = heading + '\n';
    for (const auto& [name, meaning] : lines)
        text += "  " + name + std::string(width + 2 - name.size(), ' ') + meaning + '\n';
    return text;
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
            lines.emplace_back(style->name(), style->meaning());
    }
    return lines;
}

}

std::string playersText(bool measured)
{
    Lines players;
    for (const core::PlayerKind& kind : core::playerKinds())
        if (!measured || kind.spec != core::kHumanPlayer)
            players.emplace_back(kind.spec, kind.meaning);
    players.emplace_back("random", "the same as level:0");
    players.emplace_back("greedy", "takes what leads to the best position; with settings, as greedy:worlds=2,noise=1");
    players.emplace_back("ismcts", "searches, as levels 3 to 5 do; with settings, as ismcts:ms=20,turns=3");
    if (measured)
        players.emplace_back("xray", "ismcts that sees every hidden card: a cheat, to be measured alone");
    std::string text = listed("Players:", players)
        + (measured ? "Here a level counts its ways alone and looks at no clock, so that the same seed gives the same "
                      "result on every machine, however busy.\n"
                    : "")
        + "A setting that does not exist, as ismcts:x=1, is answered with those there are; core/ai/README.md says "
          "more.\n";
    if (const Lines lines = styles(); !lines.empty())
        text += listed(
            "Styles, for each player but level:0 and random, as level:3,style=" + lines.front().first + ':', lines);
    return text;
}

} // namespace app::cli
