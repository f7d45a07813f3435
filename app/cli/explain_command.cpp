#include "app/cli/explain_command.h"

#include "app/cli/nearest.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace app::cli {

namespace {

/// A card in one printing.
struct Printing {
    std::string set;
    std::string name;
    std::string listing;

    bool isAs(const Printing& other) const { return name == other.name && listing == other.listing; }
};

bool hasName(const core::CardInfo& card, const std::string& name)
{
    return card.name == name
        || std::find(card.otherNames.begin(), card.otherNames.end(), name) != card.otherNames.end();
}

/// Whether the two are one card: printings name the same card differently, and not each knows the other's name.
bool isSameCard(const core::CardInfo& a, const core::CardInfo& b)
{
    return hasName(a, b.name) || hasName(b, a.name);
}

/// The card of that name in every printing that has it, in the order of the sets.
std::vector<Printing> printingsOf(const core::Game& game, const std::string& name)
{
    const std::vector<core::CardInfo> cards = game.cards();
    // Its own name comes before one that another printing has for another card.
    auto meant = std::find_if(cards.begin(), cards.end(), [&](const auto& card) { return card.name == name; });
    if (meant == cards.end())
        meant = std::find_if(cards.begin(), cards.end(), [&](const auto& card) { return hasName(card, name); });
    std::vector<Printing> printings;
    for (const std::string& set : game.setNames())
        for (const core::CardInfo& card : cards)
            if (card.set == set && isSameCard(card, *meant)) {
                printings.push_back({ set, card.name, game.explain(card.name, set) });
                break;
            }
    return printings;
}

} // namespace

void ExplainCommand::declare(Parser& parser)
{
    parser.texts("CARD", m_words, "the card's or base's name", true);
    parser.text("--set", m_set, "which printing's");
    parser.text("--game", m_game, "which game");
}

ExitStatus ExplainCommand::run(Context& context)
{
    const core::Game* const game = context.game(m_game);
    if (game == nullptr)
        return Wrong;
    const std::vector<std::string> sets = game->setNames();
    if (!m_set.empty() && std::find(sets.begin(), sets.end(), m_set) == sets.end())
        return context.fail("there is no set \"" + m_set + '"' + whichThen(m_set, sets));
    // Names have spaces, and not everybody quotes them.
    std::string typed;
    for (const std::string& word : m_words)
        typed += (typed.empty() ? "" : " ") + word;
    std::vector<std::string> names;
    for (const core::CardInfo& each : game->cards())
        names.push_back(each.name);
    std::string card = looseName(typed, names);
    if (card.empty()) {
        std::vector<std::string> factions;
        for (const core::FactionInfo& faction : game->factions())
            factions.push_back(faction.name);
        if (const std::string faction = sameName(typed, factions); !faction.empty()) {
            context.err << "breakpoint-cli: " << faction << " is a faction, no card; its cards: "
                        << context.commandLine("cards --faction " + shellWord(faction)) << '\n';
            return No;
        }
        card = onlyNear(typed, names);
        if (card.empty()) {
            const std::string near = didYouMean(typed, names);
            context.err << "breakpoint-cli: there is no card \"" << typed << '"'
                        << (near.empty() ? "; all cards: " + context.commandLine("cards") : near) << '\n';
            return No;
        }
        context.err << "breakpoint-cli: there is no card \"" << typed << "\"; this is \"" << card << "\"\n";
    }
    const std::vector<Printing> printings = printingsOf(*game, card);
    // A name that only one printing has asks for that one.
    auto shown = std::find_if(printings.begin(), printings.end(),
        [&](const Printing& each) { return m_set.empty() ? each.name == card : each.set == m_set; });
    if (m_set.empty() && shown == printings.end())
        shown = printings.begin();
    if (shown == printings.end()) {
        context.err << "breakpoint-cli: the " << core::titleOf(game->sets(), m_set) << " has no \"" << card
                    << "\": " << context.commandLine("explain --set " + printings.front().set + ' ' + shellWord(card))
                    << '\n';
        return No;
    }
    if (context.json) {
        auto others = nlohmann::ordered_json::array();
        for (const Printing& each : printings)
            if (each.set != shown->set)
                others.push_back({ { "set", each.set }, { "card", each.name }, { "same", each.isAs(*shown) } });
        context.out << nlohmann::ordered_json {
            { "card", shown->name }, { "set", shown->set }, { "listing", shown->listing }, { "others", others }
        }.dump(1) << '\n';
        return Done;
    }
    context.out << shown->listing << (shown->listing.ends_with('\n') ? "" : "\n");
    if (m_set.empty())
        for (const Printing& each : printings)
            if (!each.isAs(*shown))
                context.out << "\nThis is the " << core::titleOf(game->sets(), shown->set) << "; the " << each.set
                            << " one " << (each.listing == shown->listing ? "has another name: " : "differs: ")
                            << context.commandLine("explain --set " + each.set + ' ' + shellWord(each.name)) << '\n';
    return Done;
}

} // namespace app::cli
