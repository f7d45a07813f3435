#include "app/cli/explain_command.h"

#include "app/cli/nearest.h"

#include <nlohmann/json.hpp>

namespace app::cli {

void ExplainCommand::declare(Parser& parser)
{
    parser.texts("CARD", m_words, "the card's or base's name", true);
    parser.text("--game", m_game, "which game");
}

ExitStatus ExplainCommand::run(Context& context)
{
    const core::Game* const game = context.game(m_game);
    if (game == nullptr)
        return Wrong;
    // Names have spaces, and not everybody quotes them.
    std::string card;
    for (const std::string& word : m_words)
        card += (card.empty() ? "" : " ") + word;
    std::vector<std::string> names;
    for (const core::CardInfo& each : game->cards())
        names.push_back(each.name);
    if (const std::string known = sameName(card, names); !known.empty())
        card = known;
    const std::string listing = game->explain(card);
    if (listing.empty()) {
        std::vector<std::string> factions;
        for (const core::FactionInfo& faction : game->factions())
            factions.push_back(faction.name);
        const std::string faction = sameName(card, factions);
        const std::string near = didYouMean(card, names);
        context.err << "breakpoint-cli: ";
        if (!faction.empty())
            context.err << faction << " is a faction, no card; its cards: "
                        << context.commandLine("cards --faction " + shellWord(faction)) << '\n';
        else
            context.err << "there is no card \"" << card << '"'
                        << (near.empty() ? "; all cards: " + context.commandLine("cards") : near) << '\n';
        return No;
    }
    if (context.json)
        context.out << nlohmann::ordered_json { { "card", card }, { "listing", listing } }.dump(1) << '\n';
    else
        context.out << listing << (listing.ends_with('\n') ? "" : "\n");
    return Done;
}

} // namespace app::cli
