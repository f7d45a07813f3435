#include "app/cli/cards_command.h"

#include "app/cli/card_text.h"
#include "app/cli/nearest.h"
#include "core/language/edition.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace app::cli {

namespace {

nlohmann::ordered_json toJson(const core::CardInfo& card)
{
    nlohmann::ordered_json entry { { "id", card.id }, { "name", card.name }, { "faction", card.group },
        { "set", card.set }, { "type", card.type }, { "kind", card.kind }, { "copies", card.copies } };
    for (const core::Figure& figure : card.figures)
        if (figure.values.size() == 1)
            entry[lower(figure.name)] = figure.values.front();
        else
            entry[lower(figure.name)] = figure.values;
    entry["text"] = card.text;
    entry["tags"] = card.tags;
    if (!card.otherNames.empty())
        entry["other_names"] = card.otherNames;
    return entry;
}

void print(const core::CardInfo& card, std::ostream& out)
{
    out << core::language::shownName(card.name) << "  (" << figuresText(card);
    if (card.type != "base") // there is one of each
        out << ", " << CliWords::tr("%n copy(ies)", nullptr, card.copies);
    out << ")\n";
    if (!card.text.empty())
        out << "    " << card.text << '\n';
}

}

void CardsCommand::declare(Parser& parser)
{
    parser.texts(CliWords::tr("NAME").toStdString(), m_words, CliWords::tr("only those with this in their names"));
    parser.text("--game", m_game, CliWords::tr("which game"));
    parser.text("--faction", m_faction, CliWords::tr("only this faction's"));
    parser.text("--set", m_set, CliWords::tr("only this printing's"));
}

/// What was typed for a name; not everybody quotes spaces.
std::string CardsCommand::typed() const
{
    std::string typed;
    for (const std::string& word : m_words)
        typed += (typed.empty() ? "" : " ") + word;
    return core::language::keptName(typed);
}

/// Those with it in one of their names, whatever its capitals.
std::vector<core::CardInfo> CardsCommand::called(const std::vector<core::CardInfo>& cards) const
{
    const QString part = asText(typed());
    std::vector<core::CardInfo> found;
    for (const core::CardInfo& card : cards) {
        std::vector<std::string> names = card.otherNames;
        names.push_back(card.name);
        if (std::any_of(names.begin(), names.end(),
                [&](const std::string& name) { return asText(name).contains(part, Qt::CaseInsensitive); }))
            found.push_back(card);
    }
    return found;
}

ExitStatus CardsCommand::run(Context& context)
{
    const core::Game* const game = context.game(m_game);
    if (game == nullptr)
        return Wrong;
    // What programs read is the same in every language.
    const std::vector<core::CardInfo> all
        = context.json ? game->cardsIn(core::language::Language::English) : game->cards();
    std::vector<std::string> factions;
    for (const core::CardInfo& card : all)
        if (!card.group.empty() && std::find(factions.begin(), factions.end(), card.group) == factions.end())
            factions.push_back(card.group);
    const std::vector<std::string> sets = game->setNames();
    if (!m_set.empty() && std::find(sets.begin(), sets.end(), m_set) == sets.end())
        return context.fail(noSet(m_set, sets));
    const std::string faction = sameName(core::language::keptName(trimmed(m_faction)), factions);
    if (!m_faction.empty() && faction.empty())
        return context.fail(whichThen(noFaction(m_faction), m_faction, factions));
    std::vector<core::CardInfo> chosen;
    for (const core::CardInfo& card : all)
        if ((m_faction.empty() || card.group == faction) && (m_set.empty() || card.set == m_set))
            chosen.push_back(card);
    if (!m_words.empty()) {
        std::vector<std::string> names;
        for (const core::CardInfo& card : chosen)
            names.push_back(card.name);
        chosen = called(chosen);
        if (chosen.empty()) {
            context.fail(
                didYouMean(CliWords::tr("no card has \"%1\" in its name").arg(asText(typed())), typed(), names));
            return No;
        }
    }

    if (context.json) {
        auto list = nlohmann::ordered_json::array();
        for (const core::CardInfo& card : chosen)
            list.push_back(toJson(card));
        context.out << list.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
        return Done;
    }
    std::string heading;
    for (const core::CardInfo& card : chosen) {
        const std::string under = card.group.empty() ? card.set : card.group + ", " + card.set;
        if (under != heading) {
            context.out << (heading.empty() ? "" : "\n") << "== " << under << '\n';
            heading = under;
        }
        print(card, context.out);
    }
    return Done;
}

} // namespace app::cli
