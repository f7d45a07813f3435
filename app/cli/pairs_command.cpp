#include "app/cli/pairs_command.h"

#include "app/cli/nearest.h"
#include "app/cli/pair_reader.h"
#include "app/cli/table.h"
#include "app/terminal_text.h"
#include "core/pairs/pair_import.h"
#include "core/pairs/pair_text.h"
#include "core/text/names.h"
#include "core/text/text_file.h"
#include "database/database.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace app::cli {

namespace {

std::string joined(const std::vector<std::string>& factions)
{
    std::string text;
    for (const std::string& faction : factions)
        text += (text.empty() ? "" : "+") + faction;
    return text;
}

bool contains(const std::vector<std::string>& words, const std::string& word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

}

void PairsCommand::declare(Parser& parser)
{
    Parser list = parser.below("list", CliWords::tr("every saved pair"));
    list.text("--set", m_set, CliWords::tr("only this printing's"));
    m_add = parser.below("add", CliWords::tr("save a pair"));
    m_add.text(CliWords::tr("NAME").toStdString(), m_name, CliWords::tr("its name"), true);
    m_add.text(CliWords::tr("PAIR").toStdString(), m_pair, CliWords::tr("its factions, as Aliens+Pirates"), true);
    m_add.text("--game", m_game, CliWords::tr("which game"));
    m_add.text("--set", m_set, CliWords::tr("which printing"));
    m_remove = parser.below("remove", CliWords::tr("remove a pair; its matches stay"));
    m_remove.text(CliWords::tr("NAME").toStdString(), m_name, CliWords::tr("its name"), true);
    m_export = parser.below("export", CliWords::tr("all saved pairs as JSON"));
    m_import = parser.below("import", CliWords::tr("save the pairs of such a file that are not there yet"));
    m_import.text(CliWords::tr("FILE").toStdString(), m_file, CliWords::tr("the file"), true);
    m_import.text("--game", m_game, CliWords::tr("which game"));
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
    if (m_export.chosen())
        return write(context, database->pairs());
    if (m_import.chosen())
        return read(context, database->pairs());
    return list(context, database->pairs());
}

ExitStatus PairsCommand::write(Context& context, core::PairStore& store)
{
    std::vector<core::SavedPair> pairs;
    if (const core::StoreResult result = store.list(pairs); !result.ok())
        return context.fail(result.error);
    context.out << core::toJson(pairs);
    return Done;
}

ExitStatus PairsCommand::read(Context& context, core::PairStore& store)
{
    const core::Game* const game = context.game(m_game);
    if (game == nullptr)
        return Wrong;
    std::string text;
    core::Problems faults;
    const auto pairs = core::readFile(m_file, text, faults) ? core::pairsFromJson(*game, text, faults) : std::nullopt;
    if (!pairs.has_value())
        return context.fail(faults);
    int added = 0;
    if (const core::StoreResult result = core::takeOver(store, *pairs, added); !result.ok())
        return context.fail(result.error);
    if (context.json)
        context.out << nlohmann::ordered_json { { "added", added } }.dump() << '\n';
    else
        context.out << CliWords::tr("%n pair(s) added.", nullptr, added) << '\n';
    return Done;
}

ExitStatus PairsCommand::list(Context& context, core::PairStore& store)
{
    std::vector<core::SavedPair> pairs;
    if (const core::StoreResult result = store.list(pairs); !result.ok())
        return context.fail(result.error);
    const core::Game* const game = m_set.empty() ? nullptr : context.game(m_game);
    if (game != nullptr && !contains(game->setNames(), m_set))
        return context.fail(noSet(m_set, game->setNames()));
    if (!m_set.empty())
        std::erase_if(pairs, [this](const core::SavedPair& pair) { return pair.set != m_set; });
    if (context.json) {
        auto all = nlohmann::ordered_json::array();
        for (const core::SavedPair& pair : pairs)
            all.push_back({ { "id", pair.id }, { "name", pair.name }, { "game", pair.game }, { "set", pair.set },
                { "factions", pair.factions }, { "played", pair.played }, { "won", pair.won } });
        context.out << all.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
        return Done;
    }
    if (pairs.empty()) {
        const QString how = CliWords::tr("Save one with: breakpoint-cli pairs add NAME FACTION+FACTION");
        context.out << (m_set.empty() ? CliWords::tr("No pair is saved. %1").arg(how)
                                      : CliWords::tr("No pair of the set %1 is saved. %2").arg(asText(m_set), how))
                    << '\n';
        return Done;
    }
    std::vector<QString> head { CliWords::tr("name"), CliWords::tr("factions"), CliWords::tr("set"),
        CliWords::tr("played"), CliWords::tr("won") };
    constexpr int kGame = 1; // after the name, where there are several
    if (Context::severalGames())
        head.insert(head.begin() + kGame, CliWords::tr("game"));
    Table table(head);
    for (const core::SavedPair& pair : pairs) {
        std::vector<QString> row { asText(pair.name), asText(joined(pair.factions)), asText(pair.set),
            amount(pair.played), amount(pair.won) };
        if (Context::severalGames())
            row.insert(row.begin() + kGame, context.gameName(pair.game));
        table.add(row);
    }
    table.print(context.out);
    return Done;
}

ExitStatus PairsCommand::add(Context& context, core::PairStore& store)
{
    const core::Game* const game = context.game(m_game);
    if (game == nullptr)
        return Wrong;
    core::SavedPair pair;
    pair.name = trimmed(m_name);
    pair.game = game->id();
    pair.set = m_set.empty() ? game->setNames().front() : m_set;
    core::Problems faults;
    const std::string where = CliWords::tr("NAME").toStdString();
    core::Problem named = core::nameFault(pair.name, core::kLongestPairName);
    if (pair.name.empty())
        named = problem("", CliWords::tr("the name is empty"), CliWords::tr("write letters"));
    if (!named.what.empty())
        faults.push_back({ where, named.what, named.hint });
    const std::vector<std::string> sets = game->setNames();
    if (!contains(sets, pair.set))
        faults.push_back(problem("--set", noSet(pair.set, sets)));
    pair.factions = readPair(*game, pair.set, m_pair, {}, "", faults);
    if (pair.name.find(':') != std::string::npos)
        faults.push_back(problem(where, CliWords::tr("the name holds a colon, which parts a pair from its player"),
            CliWords::tr("leave it out")));
    core::Problems none;
    if (const std::vector<std::string> read = readPair(*game, pair.set, pair.name, {}, "", none);
        none.empty() && !std::is_permutation(read.begin(), read.end(), pair.factions.begin(), pair.factions.end()))
        faults.push_back(problem(where, CliWords::tr("the name reads as other factions, %1").arg(asText(joined(read))),
            CliWords::tr("choose another name")));
    if (!faults.empty())
        return context.fail(faults);
    if (const core::StoreResult result = store.add(pair, pair.id); !result.ok())
        return context.fail(result.error);
    if (context.json)
        context.out << nlohmann::ordered_json { { "id", pair.id } }.dump() << '\n';
    else
        context.out << CliWords::tr("Saved %1 (%2).").arg(asText(printable(pair.name)), asText(joined(pair.factions)))
                    << '\n';
    return Done;
}

ExitStatus PairsCommand::remove(Context& context, core::PairStore& store)
{
    std::vector<core::SavedPair> pairs;
    if (const core::StoreResult result = store.list(pairs); !result.ok())
        return context.fail(result.error);
    std::vector<std::string> names;
    for (const core::SavedPair& pair : pairs)
        names.push_back(pair.name);
    const std::string wanted = sameName(m_name, names);
    for (const core::SavedPair& pair : pairs) {
        if (pair.name != wanted)
            continue;
        if (const core::StoreResult result = store.remove(pair.id); !result.ok())
            return context.fail(result.error);
        if (!context.json)
            context.out << CliWords::tr("Removed %1.").arg(asText(printable(wanted))) << '\n';
        return Done;
    }
    context.fail(didYouMean(CliWords::tr("there is no pair \"%1\"").arg(asText(m_name)), m_name, names));
    return No;
}

} // namespace app::cli
