#include "app/cli/pairs_command.h"

#include "app/cli/match_arguments.h"
#include "app/cli/nearest.h"
#include "app/cli/table.h"
#include "database/database.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace app::cli {

namespace {

/// Every fault of a pair of `game`.
core::Problems faultsOf(const core::Game& game, const std::string& set, const std::vector<std::string>& factions)
{
    core::Problems problems;
    const std::vector<std::string> sets = game.sets();
    if (std::find(sets.begin(), sets.end(), set) == sets.end())
        problems.push_back({ "set", "there is no set \"" + set + '"' + didYouMean(set, sets), "" });
    std::vector<std::string> names;
    for (const core::FactionInfo& faction : game.factions())
        if (faction.set == set)
            names.push_back(faction.name);
    if (static_cast<int>(factions.size()) != game.factionsPerSeat())
        problems.push_back({ "pair", "this game takes " + std::to_string(game.factionsPerSeat()) + " factions",
            "write FACTION+FACTION" });
    for (std::size_t i = 0; i < factions.size(); ++i) {
        if (std::find(names.begin(), names.end(), factions[i]) == names.end())
            problems.push_back(
                { "pair", "there is no faction \"" + factions[i] + '"' + didYouMean(factions[i], names), "" });
        else if (std::find(factions.begin(), factions.begin() + static_cast<std::ptrdiff_t>(i), factions[i])
            != factions.begin() + static_cast<std::ptrdiff_t>(i))
            problems.push_back({ "pair", factions[i] + " is there twice", "choose two different ones" });
    }
    return problems;
}

std::string joined(const std::vector<std::string>& factions)
{
    std::string text;
    for (const std::string& faction : factions)
        text += (text.empty() ? "" : "+") + faction;
    return text;
}

}

void PairsCommand::declare(Parser& parser)
{
    parser.below("list", "every saved pair");
    m_add = parser.below("add", "save a pair");
    m_add.text("NAME", m_name, "its name", true);
    m_add.text("PAIR", m_pair, "its factions, as Aliens+Pirates", true);
    m_add.text("--game", m_game, "which game");
    m_add.text("--set", m_set, "which printing");
    m_remove = parser.below("remove", "remove a pair; its matches stay");
    m_remove.text("NAME", m_name, "its name", true);
}

ExitStatus PairsCommand::run(Context& context)
{
    database::Database* const database = context.database();
    if (database == nullptr)
        return Wrong;
    if (m_add.chosen())
        return add(context, database->pairs());
    if (m_remove.chosen())
        return remove(context, database->pairs());
    return list(context, database->pairs());
}

ExitStatus PairsCommand::list(Context& context, core::PairStore& store)
{
    std::vector<core::SavedPair> pairs;
    if (const core::StoreResult result = store.list(pairs); !result.ok())
        return context.fail(result.error);
    if (context.json) {
        auto all = nlohmann::ordered_json::array();
        for (const core::SavedPair& pair : pairs)
            all.push_back({ { "id", pair.id }, { "name", pair.name }, { "game", pair.game }, { "set", pair.set },
                { "factions", pair.factions }, { "played", pair.played }, { "won", pair.won } });
        context.out << all.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
        return Done;
    }
    if (pairs.empty()) {
        context.out << "No pair is saved. Save one with: breakpoint-cli pairs add NAME FACTION+FACTION\n";
        return Done;
    }
    Table table({ "name", "factions", "set", "played", "won" });
    for (const core::SavedPair& pair : pairs)
        table.add(
            { pair.name, joined(pair.factions), pair.set, std::to_string(pair.played), std::to_string(pair.won) });
    table.print(context.out);
    return Done;
}

ExitStatus PairsCommand::add(Context& context, core::PairStore& store)
{
    const core::Game* const game = context.game(m_game);
    if (game == nullptr)
        return Wrong;
    core::SavedPair pair;
    pair.name = m_name;
    pair.game = game->id();
    pair.set = m_set.empty() ? game->sets().front() : m_set;
    pair.factions = splitPair(m_pair);
    if (const core::Problems faults = faultsOf(*game, pair.set, pair.factions); !faults.empty())
        return context.fail(faults);
    if (const core::StoreResult result = store.add(pair, pair.id); !result.ok())
        return context.fail(result.error);
    if (context.json)
        context.out << nlohmann::ordered_json { { "id", pair.id } }.dump() << '\n';
    else
        context.out << "Saved " << pair.name << " (" << joined(pair.factions) << ").\n";
    return Done;
}

ExitStatus PairsCommand::remove(Context& context, core::PairStore& store)
{
    std::vector<core::SavedPair> pairs;
    if (const core::StoreResult result = store.list(pairs); !result.ok())
        return context.fail(result.error);
    std::vector<std::string> names;
    for (const core::SavedPair& pair : pairs) {
        names.push_back(pair.name);
        if (pair.name != m_name)
            continue;
        if (const core::StoreResult result = store.remove(pair.id); !result.ok())
            return context.fail(result.error);
        if (!context.json)
            context.out << "Removed " << m_name << ".\n";
        return Done;
    }
    context.err << "breakpoint-cli: there is no pair \"" << m_name << '"' << didYouMean(m_name, names) << '\n';
    return No;
}

} // namespace app::cli
