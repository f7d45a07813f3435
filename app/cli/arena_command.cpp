#include "app/cli/arena_command.h"

#include "app/cli/arena_text.h"
#include "app/cli/interruption.h"
#include "app/cli/match_text.h"
#include "app/cli/progress.h"
#include "app/cli/table.h"
#include "core/ai/arena/play_signature.h"
#include "core/text/text_file.h"
#include "database/database.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace app::cli {

namespace {

/// The same terms, whatever the versions of cards, rules and players.
bool sameBut(core::ArenaTerms one, const core::ArenaTerms& other)
{
    one.setHash = other.setHash;
    one.engineVersion = other.engineVersion;
    one.signature = other.signature;
    return one == other;
}

}

void ArenaCommand::declare(Parser& parser)
{
    m_arguments.declare(parser);
    parser.text("--export", m_file, CliWords::tr("write the run with all its matches to this file, as JSON"));
    parser.flag("--again", m_again,
        CliWords::tr("play this run from its first deal; what is stored of it stays until that is done"));
    parser.flag("--watch", m_watch,
        CliWords::tr("tell how often each player ended its turn with a play held back, in the matches played now"));
    parser.flag("--list", m_list, CliWords::tr("every stored run, and nothing else"));
    parser.number("--delete", m_delete, 1, std::numeric_limits<int>::max(),
        CliWords::tr("delete this stored run, and nothing else"));
}

ExitStatus ArenaCommand::run(Context& context)
{
    if (m_list || m_delete != 0)
        return manage(context);
    const core::Game* const game = context.game(m_arguments.game);
    if (game == nullptr)
        return Wrong;
    core::Problems problems;
    const std::optional<core::LineUps> lineUps = m_arguments.resolve(context, *game, problems);
    if (!lineUps || (!m_file.empty() && !core::mayWrite(m_file, problems)))
        return context.fail(problems);
    core::ArenaRequest& request = m_arguments.request;
    request.terms.signature = core::playSignature(*game, request.terms, *lineUps);
    if (!findStored(context))
        return Wrong;

    core::ArenaTally tally(request.terms.seats, request.groups, m_arguments.sprt, request.terms.teams);
    for (const auto& [number, group] : m_groups)
        tally.add(group);
    if (tally.report().complete)
        context.err
            << CliWords::tr("Run %1 is complete; this is what it says. --again plays it anew.").arg(asText(m_id))
            << '\n';
    else if (m_id != 0 && m_replaced != 0)
        context.err << CliWords::tr(
            "Going on with run %1, which is to take the place of run %2: %3 of %4 deals are there.")
                           .arg(asText(m_id), asText(m_replaced), amount(tally.played()), asText(request.groups))
                    << '\n';
    else if (m_id != 0)
        context.err << CliWords::tr("Going on with run %1: %2 of %3 deals are there.")
                           .arg(asText(m_id), amount(tally.played()), asText(request.groups))
                    << '\n';
    if (!play(context, *game, *lineUps, tally, problems))
        return context.fail(problems);
    if (m_replaced != 0 && tally.report().complete && m_kept.ok())
        m_kept = m_store->replace(m_id);
    return conclude(context,
        { request.terms, m_id, request.groups, m_arguments.sprt, tally.report(), m_think,
            m_watch ? &m_turnEnds : nullptr },
        *lineUps);
}

ExitStatus ArenaCommand::manage(Context& context)
{
    const std::string alone = m_list ? "--list" : "--delete";
    const std::pair<const char*, bool> others[]
        = { { "--delete", m_list && m_delete != 0 }, { "--export", !m_file.empty() }, { "--watch", m_watch },
              { "--again", m_again }, { "--player", !m_arguments.players.empty() } };
    for (const auto& [option, given] : others)
        if (given)
            return context.fail(CliWords::tr("%1 does nothing else; leave out %2").arg(asText(alone), asText(option)));
    return m_list ? list(context) : remove(context);
}

bool ArenaCommand::findStored(Context& context)
{
    database::Database* const database = context.composition.database();
    if (database == nullptr || database->readOnly()) {
        context.note(CliWords::tr("this run is not kept."));
        return true;
    }
    m_store = &database->arena();
    core::ArenaTerms& terms = m_arguments.request.terms;
    core::StoreResult result = m_store->find(terms, m_id);
    if (result.ok() && m_id != 0 && m_again) {
        m_replaced = m_id;
        terms.again = true;
        result = m_store->find(terms, m_id);
    }
    core::ArenaRun stored;
    if (result.ok() && m_id != 0)
        result = m_store->load(m_id, stored);
    if (!result.ok()) {
        context.fail(result.error);
        return false;
    }
    if (m_id == 0)
        tellOthers(context);
    else if (terms.signature.empty())
        context.note(
            CliWords::tr("these players do not answer the same twice, so nobody can tell whether run %1 was begun "
                         "by the same versions of them.")
                .arg(asText(m_id)));
    m_think = stored.think;
    for (core::ArenaGroup& group : stored.groups)
        m_groups.emplace(group.number, std::move(group));
    return true;
}

void ArenaCommand::tellOthers(Context& context) const
{
    std::vector<core::ArenaRun> runs;
    m_store->list(runs); // where they cannot be read the run itself will tell
    for (const core::ArenaRun& run : runs) {
        if (!sameBut(run.terms, m_arguments.request.terms))
            continue;
        context.note(
            CliWords::tr("run %1 was played with another version of cards, rules or players, so this one begins anew.")
                .arg(asText(run.id)));
        return;
    }
}

core::StoreResult ArenaCommand::keep(const core::ArenaGroup& group)
{
    for (std::size_t i = 0; i < m_think.size(); ++i)
        m_think[i].add(group.think[i]);
    for (std::size_t i = 0; i < m_turnEnds.size(); ++i)
        m_turnEnds[i].add(group.turnEnds[i]);
    m_groups.emplace(group.number, core::ArenaGroup { group.number, group.matches, {} });
    core::StoreResult result;
    if (m_store != nullptr && m_id == 0)
        result = m_store->begin(m_arguments.request.terms, m_id);
    if (m_store != nullptr && result.ok())
        result = m_store->add(m_id, group);
    return result;
}

bool ArenaCommand::play(Context& context, const core::Game& game, const core::LineUps& lineUps, core::ArenaTally& tally,
    core::Problems& problems)
{
    const core::ArenaRequest& request = m_arguments.request;
    const Interruption interruption;
    Progress progress(context.err);
    return core::runArena(
        game, request, lineUps, tally, interruption.stop(),
        [&](const core::ArenaGroup& group) {
            m_kept = keep(group);
            progress.tell([&] {
                return CliWords::tr("%1 of %2: %3")
                    .arg(amount(tally.played()), dealsText(request.groups), inShort(tally.report()));
            });
            return m_kept.ok();
        },
        problems);
}

ExitStatus ArenaCommand::conclude(Context& context, const ArenaAccount& account, const core::LineUps& lineUps) const
{
    if (context.json)
        context.out << arenaJson(account).dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
    else if (account.report.groups > 0)
        printArena(account, context.out);
    core::Problems problems;
    if (!m_file.empty() && account.report.groups == 0)
        context.note(CliWords::tr("there is no match to be told of, so %1 is not written.").arg(asText(m_file)));
    else if (!m_file.empty() && !core::writeFile(m_file, arenaFile(account, lineUps, m_groups), problems))
        return context.fail(problems);
    const QString again = asText(context.commandLine(arenaVerb(account) + (m_replaced != 0 ? " --again" : "")));
    if (!m_kept.ok())
        return context.fail(
            CliWords::tr("%1 The deals before are kept; go on with: %2").arg(asText(m_kept.error), again));
    if (!account.report.complete) {
        if (m_groups.empty())
            context.err << CliWords::tr("Stopped before the first deal was played. Begin again with: %1").arg(again)
                        << '\n';
        else if (account.id != 0)
            context.err << CliWords::tr("Stopped after %1 of %2. Go on with: %3")
                               .arg(amount(m_groups.size()), dealsText(account.groups), again)
                        << '\n';
        else
            context.err << CliWords::tr("Stopped after %1 of %2. They are not kept.")
                               .arg(amount(m_groups.size()), dealsText(account.groups))
                        << '\n';
        if (m_replaced != 0)
            context.err << CliWords::tr("Until they are all there run %1 stays as it is.").arg(asText(m_replaced))
                        << '\n';
        return No;
    }
    return account.sprt && account.report.verdict != core::Verdict::H1 ? No : Done;
}

ExitStatus ArenaCommand::list(Context& context)
{
    database::Database* const database = context.database();
    if (database == nullptr)
        return Wrong;
    std::vector<core::ArenaRun> runs;
    core::StoreResult result = database->arena().list(runs);
    const bool withOptions
        = std::any_of(runs.begin(), runs.end(), [](const core::ArenaRun& run) { return !run.terms.options.empty(); });
    std::vector<QString> head { CliWords::tr("run"), CliWords::tr("begun"), QStringLiteral("A"), QStringLiteral("B"),
        CliWords::tr("seats"), CliWords::tr("set"), CliWords::tr("pairs"), CliWords::tr("budget"), CliWords::tr("seed"),
        CliWords::tr("deals"), CliWords::tr("A's share and Elo") };
    constexpr int kOptions = 6; // after the set, where a run has any
    constexpr int kGame = 2; // after the begin, where there are several
    if (withOptions)
        head.insert(head.begin() + kOptions, CliWords::tr("options"));
    if (Context::severalGames())
        head.insert(head.begin() + kGame, CliWords::tr("game"));
    Table table(head);
    auto all = nlohmann::ordered_json::array();
    for (core::ArenaRun& run : runs) {
        if (result.ok())
            result = database->arena().load(run.id, run);
        if (!result.ok())
            break;
        core::ArenaTally tally(run.terms.seats, std::numeric_limits<int>::max(), {}, run.terms.teams);
        for (const core::ArenaGroup& group : run.groups)
            tally.add(group);
        all.push_back(arenaJson({ run.terms, run.id, tally.played(), {}, tally.report(), run.think }));
        all.back().erase("complete"); // it depends on what is asked
        all.back()["begun"] = run.startedAt;
        std::vector<QString> row { run.terms.again ? CliWords::tr("%1, again").arg(asText(run.id)) : asText(run.id),
            asText(localTime(run.startedAt)), asText(run.terms.players[0]), asText(run.terms.players[1]),
            asText(run.terms.seats), asText(run.terms.set), asText(run.terms.pairs), budgetText(run.terms),
            asText(run.terms.seed), amount(run.played),
            tally.report().groups == 0 ? QString() : inShort(tally.report()) };
        if (withOptions)
            row.insert(row.begin() + kOptions, optionsText(run.terms));
        if (Context::severalGames())
            row.insert(row.begin() + kGame, context.gameName(run.terms.game));
        table.add(row);
    }
    if (!result.ok())
        return context.fail(result.error);
    if (context.json)
        context.out << all.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
    else if (runs.empty())
        context.out << CliWords::tr("No run is stored. Begin one with: breakpoint-cli arena --player A --player B")
                    << '\n';
    else
        table.print(context.out);
    return Done;
}

ExitStatus ArenaCommand::remove(Context& context)
{
    database::Database* const database = context.database();
    if (database == nullptr)
        return Wrong;
    if (const core::StoreResult result = database->arena().remove(m_delete); !result.ok())
        return context.fail(result.error);
    if (!context.json)
        context.out << CliWords::tr("Deleted run %1.").arg(asText(m_delete)) << '\n';
    return Done;
}

} // namespace app::cli
