#include "app/cli/cards_command.h"

#include "app/cli/nearest.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace app::cli {

namespace {

const char* typeWord(core::CardType type)
{
    switch (type) {
    case core::CardType::Minion:
        return "minion";
    case core::CardType::Action:
        return "action";
    case core::CardType::Base:
        return "base";
    }
    return "";
}

nlohmann::ordered_json toJson(const core::CardInfo& card)
{
    nlohmann::ordered_json entry { { "id", card.id }, { "name", card.name }, { "faction", card.faction },
        { "set", card.set }, { "type", typeWord(card.type) }, { "kind", card.kind }, { "copies", card.copies } };
    if (card.type == core::CardType::Minion)
        entry["power"] = card.power;
    if (card.type == core::CardType::Base) {
        entry["breakpoint"] = card.breakpoint;
        entry["vp"] = card.vp;
    }
    entry["text"] = card.text;
    entry["tags"] = card.tags;
    if (!card.otherNames.empty())
        entry["other_names"] = card.otherNames;
    return entry;
}

void print(const core::CardInfo& card, std::ostream& out)
{
    out << card.name << "  (" << card.kind;
    if (card.type == core::CardType::Minion)
        out << ", power " << card.power;
    if (card.type == core::CardType::Base)
        out << ", breakpoint " << card.breakpoint << ", VP " << card.vp[0] << ' ' << card.vp[1] << ' ' << card.vp[2];
    else
        out << ", " << card.copies << (card.copies == 1 ? " copy" : " copies");
    out << ")\n";
    if (!card.text.empty())
        out << "    " << card.text << '\n';
}

}

void CardsCommand::declare(Parser& parser)
{
    parser.text("--game", m_game, "which game");
    parser.text("--faction", m_faction, "only this faction's");
    parser.text("--set", m_set, "only this printing's");
}

ExitStatus CardsCommand::run(Context& context)
{
    const core::Game* const game = context.game(m_game);
    if (game == nullptr)
        return Wrong;
    const std::vector<core::CardInfo> all = game->cards();
    std::vector<std::string> factions;
    for (const core::CardInfo& card : all)
        if (!card.faction.empty() && std::find(factions.begin(), factions.end(), card.faction) == factions.end())
            factions.push_back(card.faction);
    const std::vector<std::string> sets = game->sets();
    if (!m_set.empty() && std::find(sets.begin(), sets.end(), m_set) == sets.end())
        return context.fail("there is no set \"" + m_set + '"' + whichThen(m_set, sets));
    const std::string faction = sameName(m_faction, factions);
    if (!m_faction.empty() && faction.empty())
        return context.fail("there is no faction \"" + m_faction + '"' + whichThen(m_faction, factions));
    std::vector<core::CardInfo> chosen;
    for (const core::CardInfo& card : all)
        if ((m_faction.empty() || card.faction == faction) && (m_set.empty() || card.set == m_set))
            chosen.push_back(card);

    if (context.json) {
        auto list = nlohmann::ordered_json::array();
        for (const core::CardInfo& card : chosen)
            list.push_back(toJson(card));
        context.out << list.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
        return Done;
    }
    std::string heading;
    for (const core::CardInfo& card : chosen) {
        const std::string under = card.faction.empty() ? card.set : card.faction + ", " + card.set;
        if (under != heading) {
            context.out << (heading.empty() ? "" : "\n") << "== " << under << '\n';
            heading = under;
        }
        print(card, context.out);
    }
    return Done;
}

} // namespace app::cli
