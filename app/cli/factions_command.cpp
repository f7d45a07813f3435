#include "app/cli/factions_command.h"

#include "app/cli/nearest.h"
#include "app/cli/table.h"
#include "app/terminal_text.h"
#include "core/pairs/own_import.h"
#include "core/text/text_file.h"
#include "database/database.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace app::cli {

namespace {

QString stateWord(const core::StoredFaction& faction)
{
    return faction.sound ? CliWords::tr("can be played") : CliWords::tr("draft");
}

}

void FactionsCommand::declare(Parser& parser)
{
    const std::string name = CliWords::tr("NAME").toStdString();
    parser.below("list", CliWords::tr("every faction of your own"));
    m_import = parser.below("import", CliWords::tr("take factions from card files, if they have no fault"));
    m_import.texts(CliWords::tr("FILE").toStdString(), m_files, CliWords::tr("card files of one faction each"), true);
    m_import.flag("--replace", m_replace, CliWords::tr("in the place of the one that has its name"));
    m_export = parser.below("export", CliWords::tr("write a faction as its card file"));
    m_export.text(name, m_name, CliWords::tr("its name"), true);
    m_export.text("--out", m_file, CliWords::tr("to this file instead of the standard output"));
    m_remove = parser.below("remove", CliWords::tr("remove a faction; matches that it plays in stay as they are"));
    m_remove.text(name, m_name, CliWords::tr("its name"), true);
    parser.text("--game", m_game, CliWords::tr("which game"));
}

ExitStatus FactionsCommand::run(Context& context)
{
    const core::Game* const game = context.game(m_game);
    database::Database* const database = game == nullptr ? nullptr : context.database();
    if (database == nullptr)
        return Wrong;
    if (game->own() == nullptr)
        return context.fail(CliWords::tr("%1 has no factions that you could write").arg(asText(game->name())));
    core::FactionStore& store = database->factions();
    if (m_import.chosen())
        return import(context, *game, store);
    if (!m_export.chosen() && !m_remove.chosen())
        return list(context, *game, store);
    std::vector<core::StoredFaction> factions;
    if (const core::StoreResult result = store.list(game->id(), factions); !result.ok())
        return context.fail(result.error);
    std::vector<std::string> names;
    for (const core::StoredFaction& each : factions)
        names.push_back(each.name);
    const std::string wanted = sameName(m_name, names);
    for (const core::StoredFaction& each : factions)
        if (each.name == wanted)
            return m_export.chosen() ? exportOne(context, each) : remove(context, store, each);
    context.fail(didYouMean(CliWords::tr("you have no faction \"%1\"").arg(asText(m_name)), m_name, names));
    return No;
}

ExitStatus FactionsCommand::list(Context& context, const core::Game& game, core::FactionStore& store)
{
    std::vector<core::StoredFaction> factions;
    if (const core::StoreResult result = store.list(game.id(), factions); !result.ok())
        return context.fail(result.error);
    if (context.json) {
        auto all = nlohmann::ordered_json::array();
        for (const core::StoredFaction& each : factions)
            all.push_back({ { "id", each.id }, { "name", each.name }, { "game", each.game },
                { "set", game.own()->infoOf(each.text).set }, { "sound", each.sound },
                { "changed_at", each.changedAt } });
        context.out << all.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
        return Done;
    }
    if (factions.empty()) {
        context.out << CliWords::tr("You have no faction of your own. Take one with: %1")
                           .arg(asText(context.commandLine("factions import FILE")))
                    << '\n';
        return Done;
    }
    Table table({ CliWords::tr("name"), CliWords::tr("set"), CliWords::tr("state") });
    for (const core::StoredFaction& each : factions)
        table.add({ asText(each.name), asText(game.own()->infoOf(each.text).set), stateWord(each) });
    table.print(context.out);
    return Done;
}

ExitStatus FactionsCommand::import(Context& context, const core::Game& game, core::FactionStore& store)
{
    ExitStatus status = Done;
    auto ids = nlohmann::ordered_json::array();
    for (const std::string& path : m_files) {
        core::Problems problems;
        std::string text;
        core::OwnImport taken;
        if (core::readFile(path, text, problems))
            taken = core::importOwn(
                game, store, text, m_replace ? core::SameFaction::Replace : core::SameFaction::Refuse);
        for (core::Problem& fault : taken.faults) {
            fault.where = path + (fault.where.empty() || fault.where.front() == ':' ? "" : " ") + fault.where;
            problems.push_back(std::move(fault));
        }
        if (!problems.empty()) {
            status = std::max(status, context.fail(problems));
        } else if (taken.known || taken.nameTaken) {
            const QString name = asText(printable(taken.faction.name));
            context.fail(taken.known ? CliWords::tr("%1 is stored already, as %2").arg(asText(path), name)
                                     : CliWords::tr("%1: you have another faction %2; --replace takes its place")
                                           .arg(asText(path), name));
            status = std::max(status, No);
        } else {
            ids.push_back(taken.faction.id);
            if (!context.json)
                context.out << CliWords::tr("%1 is there: play it as any other faction.")
                                   .arg(asText(printable(taken.faction.name)))
                            << '\n';
        }
    }
    if (context.json)
        context.out << ids.dump() << '\n';
    return status;
}

ExitStatus FactionsCommand::exportOne(Context& context, const core::StoredFaction& faction)
{
    if (m_file.empty()) {
        context.out << faction.text;
        return Done;
    }
    core::Problems problems;
    if (!core::writeFile(m_file, faction.text, problems))
        return context.fail(problems);
    if (!context.json)
        context.out
            << CliWords::tr("%1 is written to %2.").arg(asText(printable(faction.name)), asText(printable(m_file)))
            << '\n';
    return Done;
}

ExitStatus FactionsCommand::remove(Context& context, core::FactionStore& store, const core::StoredFaction& faction)
{
    if (const core::StoreResult result = store.remove(faction.id); !result.ok())
        return context.fail(result.error);
    if (!context.json)
        context.out << CliWords::tr("Removed %1.").arg(asText(printable(faction.name))) << '\n';
    return Done;
}

} // namespace app::cli
