#include "app/cli/explain_command.h"

#include "app/cli/card_text.h"
#include "app/cli/nearest.h"
#include "core/language/edition.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace app::cli {

namespace {

/// A card in one printing.
struct Printing {
    std::string set;
    std::string name;
    std::string figures; ///< "minion, power 3"
    std::string text;
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
std::vector<Printing> printingsOf(
    const core::Game& game, const std::vector<core::CardInfo>& cards, const std::string& name)
{
    // Its own name comes before one that another printing has for another card.
    auto meant = std::find_if(cards.begin(), cards.end(), [&](const auto& card) { return card.name == name; });
    if (meant == cards.end())
        meant = std::find_if(cards.begin(), cards.end(), [&](const auto& card) { return hasName(card, name); });
    std::vector<Printing> printings;
    for (const std::string& set : game.setNames())
        for (const core::CardInfo& card : cards)
            if (card.set == set && isSameCard(card, *meant)) {
                printings.push_back({ set, card.name, figuresText(card), card.text, game.explain(card.name, set) });
                break;
            }
    return printings;
}

/// The card that somebody typed, by its own or a near name; empty where there is none, which it says.
std::string typedCard(Context& context, const core::Game& game, const std::vector<std::string>& words)
{
    // Names have spaces, and not everybody quotes them.
    std::string typed;
    for (const std::string& word : words)
        typed += (typed.empty() ? "" : " ") + word;
    typed = core::language::keptName(typed);
    std::vector<std::string> names;
    for (const core::CardInfo& each : game.cards())
        names.push_back(each.name);
    std::string card = looseName(typed, names);
    if (card.empty()) {
        std::vector<std::string> factions;
        for (const core::FactionInfo& faction : game.factions())
            factions.push_back(faction.name);
        if (const std::string faction = sameName(typed, factions); !faction.empty()) {
            context.fail(
                CliWords::tr("%1 is a faction, no card; its cards: %2")
                    .arg(asText(faction), asText(context.commandLine("cards --faction " + shellWord(faction)))));
            return {};
        }
        card = onlyNear(typed, names);
        if (card.empty()) {
            if (nearest(typed, names).empty())
                context.fail(CliWords::tr("there is no card \"%1\"; all cards: %2")
                                 .arg(asText(typed), asText(context.commandLine("cards"))));
            else
                context.fail(didYouMean(CliWords::tr("there is no card \"%1\"").arg(asText(typed)), typed, names));
            return {};
        }
        context.fail(CliWords::tr("there is no card \"%1\"; this is \"%2\"").arg(asText(typed), asText(card)));
    }
    return card;
}

} // namespace

void ExplainCommand::declare(Parser& parser)
{
    parser.texts(CliWords::tr("CARD").toStdString(), m_words, CliWords::tr("the card's or base's name"), true);
    parser.text("--set", m_set, CliWords::tr("which printing's"));
    parser.text("--game", m_game, CliWords::tr("which game"));
}

ExitStatus ExplainCommand::run(Context& context)
{
    const core::Game* const game = context.game(m_game);
    if (game == nullptr)
        return Wrong;
    const std::vector<std::string> sets = game->setNames();
    if (!m_set.empty() && std::find(sets.begin(), sets.end(), m_set) == sets.end())
        return context.fail(noSet(m_set, sets));
    const std::string card = typedCard(context, *game, m_words);
    if (card.empty())
        return No;
    // What programs read is the same in every language.
    const std::vector<Printing> printings
        = printingsOf(*game, context.json ? game->cardsIn(core::language::Language::English) : game->cards(), card);
    // A name that only one printing has asks for that one.
    auto shown = std::find_if(printings.begin(), printings.end(),
        [&](const Printing& each) { return m_set.empty() ? each.name == card : each.set == m_set; });
    if (m_set.empty() && shown == printings.end())
        shown = printings.begin();
    if (shown == printings.end()) {
        context.fail(
            CliWords::tr("the %1 has no \"%2\": %3")
                .arg(asText(core::titleOf(game->sets(), m_set)), asText(card),
                    asText(context.commandLine("explain --set " + printings.front().set + ' ' + shellWord(card)))));
        return No;
    }
    if (context.json) {
        auto others = nlohmann::ordered_json::array();
        for (const Printing& each : printings)
            if (each.set != shown->set)
                others.push_back({ { "set", each.set }, { "card", each.name }, { "same", each.isAs(*shown) } });
        context.out << nlohmann::ordered_json {
            { "card", shown->name }, { "set", shown->set }, { "text", shown->text }, { "listing", shown->listing },
            { "others", others }
        }.dump(1) << '\n';
        return Done;
    }
    context.out << core::language::shownName(shown->name) << "  (" << shown->figures << ")\n";
    if (!shown->text.empty())
        context.out << "    " << shown->text << '\n';
    context.out << '\n' << shown->listing << (shown->listing.ends_with('\n') ? "" : "\n");
    if (m_set.empty())
        for (const Printing& each : printings)
            if (!each.isAs(*shown))
                context.out << '\n'
                            << (each.listing == shown->listing
                                       ? CliWords::tr("This is the %1; the %2 one has another name: %3")
                                       : CliWords::tr("This is the %1; the %2 one differs: %3"))
                                   .arg(asText(core::titleOf(game->sets(), shown->set)), asText(each.set),
                                       asText(context.commandLine(
                                           "explain --set " + each.set + ' ' + shellWord(each.name))))
                            << '\n';
    return Done;
}

} // namespace app::cli
