#include "app/cli/lab_command.h"

#include "app/cli/interruption.h"
#include "app/cli/lab_text.h"
#include "app/cli/match_text.h"
#include "app/cli/progress.h"
#include "app/cli/table.h"
#include "core/lab/lab_record.h"
#include "core/text/text_file.h"
#include "database/database.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <limits>

namespace app::cli {

namespace {

/// A crash loses no more than this.
constexpr std::chrono::seconds kKeepEvery { 3 };

bool isVersion(const core::LabDifference& difference)
{
    return difference.term == "set_hash" || difference.term == "engine_version" || difference.term == "signature";
}

core::StoreResult asResult(const core::Problems& problems)
{
    core::StoreResult result;
    if (!problems.empty())
        result.error = problems.front().text();
    return result;
}

/// "Aliens+Pirates against Robots+Wizards".
QString cellText(const core::LabTable& table, std::size_t cell)
{
    return CliWords::tr("%1 against %2")
        .arg(asText(core::pairName(table.terms.pairs[table.cells[cell].first])),
            asText(core::pairName(table.terms.pairs[table.cells[cell].second])));
}

}

void LabCommand::declare(Parser& parser)
{
    m_arguments.declare(parser);
    parser.text("--out", m_out,
        CliWords::tr("write what is known then to this file, to be added up with others; a part goes on with it"));
    const auto verb = [&](const char* name, const QString& meaning, ExitStatus (LabCommand::*runIt)(Context&)) {
        const Parser below = parser.below(name, meaning);
        m_verbs.push_back({ below, runIt });
        return below;
    };
    const auto withId = [&](Parser below) {
        below.number(CliWords::tr("ID").toStdString(), m_id, 1, std::numeric_limits<int>::max(),
            CliWords::tr("the number of a lab, as list gives it"));
    };
    verb("list", CliWords::tr("every stored lab, newest first"), &LabCommand::list);
    Parser show = verb("show", CliWords::tr("what a stored lab came to"), &LabCommand::show);
    withId(show);
    show.text("--findings", m_findings,
        CliWords::tr("write its counts to this file with the command that plays them, as those that come with the "
                     "program"));
    Parser merge = verb("merge", CliWords::tr("add up files that --out wrote, of one lab"), &LabCommand::merge);
    merge.texts(CliWords::tr("FILE").toStdString(), m_files, CliWords::tr("files that --out wrote"), true);
    merge.flag("--keep", m_keep, CliWords::tr("add them to the stored lab, too, so that it can be gone on with"));
    Parser cards = verb("cards",
        CliWords::tr("which card carries a pair, by what it is worth on top of the deck; in a game without pairs, what "
                     "a card is worth that a seat has from the beginning"),
        &LabCommand::cards);
    m_cards.declare(cards);
    withId(verb("delete", CliWords::tr("delete a stored lab"), &LabCommand::remove));
}

ExitStatus LabCommand::run(Context& context)
{
    for (const Verb& verb : m_verbs)
        if (verb.parser.chosen())
            return (this->*verb.run)(context);
    return playOn(context);
}

ExitStatus LabCommand::playOn(Context& context)
{
    const core::Game* const game = context.game(m_arguments.game);
    if (game == nullptr)
        return Wrong;
    core::Problems problems;
    std::optional<core::LabTerms> terms = m_arguments.resolve(context, *game, problems);
    const bool part = !m_arguments.shard.empty();
    if (part && m_out.empty())
        problems.push_back(problem("--shard " + m_arguments.shard, CliWords::tr("no file is named for this part"),
            CliWords::tr("add --out FILE")));
    if (!problems.empty() || !terms || (!m_out.empty() && !core::mayWrite(m_out, problems)))
        return context.fail(problems);
    terms->signature = core::labSignature(*game, *terms);
    core::LabTable table = core::LabTable::of(std::move(*terms));
    m_new = table;
    if (part ? !findPart(context, table) : !findKept(context, table))
        return Wrong;

    using Clock = std::chrono::steady_clock;
    const Clock::time_point begun = Clock::now();
    const std::int64_t before = table.matches();
    Clock::time_point keptAt = begun;
    core::StoreResult kept;
    const Interruption interruption;
    bool whole = false;
    {
        Progress progress(context.err);
        whole = core::runLab(
            *game, m_arguments.goal, m_arguments.threads, table, interruption.stop(),
            [&](const std::vector<core::LabBlock>& blocks) {
                for (const core::LabBlock& block : blocks)
                    core::add(m_new, block);
                if (Clock::now() - keptAt >= kKeepEvery) {
                    kept = keep(table);
                    keptAt = Clock::now();
                }
                progress.tell(
                    [&] { return inShort(core::progressOf(table, m_arguments.goal), before, Clock::now() - begun); });
                return kept.ok();
            },
            problems);
    }
    if (kept.ok())
        kept = keep(table);
    if (!m_out.empty() && kept.ok() && !part) {
        core::Problems unwritten;
        core::writeFile(m_out, core::toJson(table), unwritten);
        kept = asResult(unwritten);
    }
    if (table.matches() > 0 && !part)
        tell(context, table);
    if (!whole)
        return context.fail(problems);
    if (!kept.ok())
        return context.fail(kept.error);
    if (interruption.stop()) {
        context.err << (part || m_store != nullptr
                ? CliWords::tr("Stopped; what was played is kept, and the same command goes on with it.")
                : CliWords::tr("Stopped."))
                    << '\n';
        return No;
    }
    return Done;
}

bool LabCommand::findPart(Context& context, core::LabTable& table) const
{
    std::error_code error;
    if (!std::filesystem::exists(m_out, error) || !std::filesystem::is_regular_file(m_out, error))
        return true;
    std::vector<core::LabTable> tables { table };
    if (!addFile(context, m_out, tables))
        return false;
    const core::LabGoal& goal = m_arguments.goal;
    for (const core::LabCell& cell : tables.front().cells) {
        if (cell.blocks.firstOutside(goal.shard, goal.shards) < 0)
            continue;
        context.fail({ problem(m_out, CliWords::tr("it holds what belongs to another part of the lab"),
            CliWords::tr("name another file")) });
        return false;
    }
    table = std::move(tables.front());
    return true;
}

bool LabCommand::findKept(Context& context, core::LabTable& table)
{
    database::Database* const database = context.composition.database();
    if (database == nullptr || database->readOnly()) {
        context.note(CliWords::tr("this lab is not kept."));
        return true;
    }
    m_store = &database->labs();
    core::StoreResult result = m_store->find(table.terms, m_kept);
    if (result.ok() && m_kept != 0)
        result = m_store->load(m_kept, table);
    if (!result.ok()) {
        context.fail(result.error);
        return false;
    }
    if (m_kept == 0)
        tellOthers(context, table.terms);
    else if (table.terms.signature.empty())
        context.note(CliWords::tr("this player does not answer the same twice, so nobody can tell whether lab %1 was "
                                  "begun by the same version of it.")
                         .arg(asText(m_kept)));
    if (m_kept != 0)
        context.err
            << CliWords::tr("Going on with lab %1: %2 matches are there.").arg(asText(m_kept), amount(table.matches()))
            << '\n';
    return true;
}

void LabCommand::tellOthers(Context& context, const core::LabTerms& terms) const
{
    std::vector<core::LabSummary> labs;
    m_store->list(labs); // where they cannot be read the lab itself will tell
    for (const core::LabSummary& lab : labs) {
        const std::vector<core::LabDifference> found = core::differences(terms, lab.terms);
        if (!std::all_of(found.begin(), found.end(), isVersion))
            continue;
        context.note(
            CliWords::tr("lab %1 was played with another version of cards, rules or players, so this one begins anew.")
                .arg(asText(lab.id)));
        return;
    }
}

core::StoreResult LabCommand::keep(const core::LabTable& table)
{
    core::StoreResult result;
    if (!m_arguments.shard.empty()) {
        core::Problems problems;
        core::writeFile(m_out, core::toJson(table), problems);
        return asResult(problems);
    }
    if (m_store == nullptr || m_new.matches() == 0)
        return result;
    if (m_kept == 0)
        result = m_store->begin(table.terms, m_kept);
    if (result.ok())
        result = m_store->add(m_kept, m_new);
    if (result.ok())
        m_new = core::LabTable::of(table.terms);
    return result;
}

ExitStatus LabCommand::tell(Context& context, const core::LabTable& table) const
{
    if (context.json)
        context.out << labJson(table, m_kept).dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)
                    << '\n';
    else if (!core::areSingle(table.terms.pairs))
        printLab({}, table, context.out);
    else if (const core::Game* const game = context.game(table.terms.game); game != nullptr)
        printLab(game->roles(), table, context.out); // they know what each side is called
    else
        return Wrong;
    return Done;
}

ExitStatus LabCommand::list(Context& context)
{
    database::Database* const database = context.database();
    if (database == nullptr)
        return Wrong;
    std::vector<core::LabSummary> labs;
    if (const core::StoreResult result = database->labs().list(labs); !result.ok())
        return context.fail(result.error);
    if (context.json) {
        auto all = nlohmann::ordered_json::array();
        for (const core::LabSummary& lab : labs)
            all.push_back({ { "lab", lab.id }, { "begun", lab.startedAt }, { "matches", lab.matches },
                { "terms", nlohmann::ordered_json::parse(core::toJson(lab.terms)) } });
        context.out << all.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
        return Done;
    }
    if (labs.empty()) {
        context.out << CliWords::tr("No lab is stored. Begin one with: breakpoint-cli lab --pairs core") << '\n';
        return Done;
    }
    Table table({ CliWords::tr("lab"), CliWords::tr("begun"), CliWords::tr("player"), CliWords::tr("set"),
        CliWords::tr("pairs"), CliWords::tr("seed"), CliWords::tr("matches") });
    for (const core::LabSummary& lab : labs)
        table.add({ asText(lab.id), asText(localTime(lab.startedAt)), asText(lab.terms.player), asText(lab.terms.set),
            amount(lab.terms.pairs.size()), asText(lab.terms.seed), amount(lab.matches) });
    table.print(context.out);
    return Done;
}

ExitStatus LabCommand::show(Context& context)
{
    if (m_id == 0)
        return context.fail(CliWords::tr("the number of a lab is missing; lab list shows them"));
    database::Database* const database = context.database();
    if (database == nullptr)
        return Wrong;
    core::LabTable table;
    if (const core::StoreResult result = database->labs().load(m_id, table); !result.ok())
        return context.fail(result.error);
    m_kept = m_id;
    if (!m_out.empty()) {
        core::Problems problems;
        if (!core::writeFile(m_out, core::toJson(table), problems))
            return context.fail(problems);
    }
    if (!m_findings.empty() && !writeFindings(context, table))
        return Wrong;
    return tell(context, table);
}

bool LabCommand::writeFindings(Context& context, const core::LabTable& table) const
{
    const core::Game* const game = context.game(table.terms.game);
    if (game == nullptr)
        return false;
    const std::int64_t matches = core::matchesOfEachCell(table);
    core::Problems problems;
    if (matches == 0)
        problems.push_back(problem("--findings " + m_findings,
            CliWords::tr("not every two pairs have played equally often, so no command plays just these matches"),
            CliWords::tr("go on with the lab by --matches")));
    else
        core::writeFile(m_findings, core::toJson({ commandOf(context, *game, table.terms, matches), table }), problems);
    context.fail(problems);
    return problems.empty();
}

ExitStatus LabCommand::remove(Context& context)
{
    if (m_id == 0)
        return context.fail(CliWords::tr("the number of a lab is missing; lab list shows them"));
    database::Database* const database = context.database();
    if (database == nullptr)
        return Wrong;
    if (const core::StoreResult result = database->labs().remove(m_id); !result.ok())
        return context.fail(result.error);
    if (!context.json)
        context.out << CliWords::tr("Deleted lab %1.").arg(asText(m_id)) << '\n';
    return Done;
}

bool LabCommand::addFile(Context& context, const std::string& path, std::vector<core::LabTable>& tables) const
{
    core::Problems problems;
    std::string text;
    std::optional<core::LabTable> read;
    if (core::readFile(path, text, problems))
        read = core::labTableFrom(text, path, problems);
    if (!read) {
        context.fail(problems);
        return false;
    }
    if (tables.empty()) // the sum, which stands before what was read of each file
        tables.push_back(core::LabTable::of(read->terms));
    for (const core::LabDifference& difference : core::differences(read->terms, tables.front().terms)) {
        const QString term = termText(difference.term);
        problems.push_back(problem(path,
            difference.one.empty() && difference.other.empty()
                ? CliWords::tr("it does not belong to the others: %1 is another").arg(term)
                : CliWords::tr("it does not belong to the others: %1 is \"%2\" here and \"%3\" there")
                      .arg(term, asText(difference.one), asText(difference.other)),
            CliWords::tr("add up files of one lab alone")));
    }
    if (!problems.empty()) {
        context.fail(problems);
        return false;
    }
    if (const std::optional<core::LabOverlap> overlap = core::merge(tables.front(), *read)) {
        tellOverlap(context, path, tables, *read, *overlap);
        return false;
    }
    tables.push_back(std::move(*read));
    return true;
}

void LabCommand::tellOverlap(Context& context, const std::string& path, const std::vector<core::LabTable>& tables,
    const core::LabTable& read, const core::LabOverlap& overlap) const
{
    std::string other;
    for (std::size_t file = 1; file < tables.size(); ++file)
        if (tables[file].cells[overlap.cell].blocks.has(overlap.block))
            other = m_files[file - 1];
    context.fail({ problem(path,
        CliWords::tr("block %1 of %2 is in it and in %3")
            .arg(asText(overlap.block), cellText(read, overlap.cell), asText(other)),
        CliWords::tr("add up each part once")) });
}

ExitStatus LabCommand::merge(Context& context)
{
    std::vector<core::LabTable> tables;
    for (const std::string& path : m_files)
        if (!addFile(context, path, tables))
            return Wrong;
    const core::LabTable& sum = tables.front();
    if (m_keep) {
        database::Database* const database = context.database();
        if (database == nullptr)
            return Wrong;
        core::LabTable stored;
        core::StoreResult result = database->labs().begin(sum.terms, m_kept);
        if (result.ok())
            result = database->labs().load(m_kept, stored);
        if (!result.ok())
            return context.fail(result.error);
        if (const std::optional<core::LabOverlap> overlap = core::merge(stored, sum))
            return context.fail(CliWords::tr("block %1 of %2 is in lab %3 already")
                                    .arg(asText(overlap->block), cellText(sum, overlap->cell), asText(m_kept)));
        result = database->labs().add(m_kept, sum);
        if (!result.ok())
            return context.fail(result.error);
    }
    core::Problems problems;
    if (!m_out.empty() && !core::writeFile(m_out, core::toJson(sum), problems))
        return context.fail(problems);
    return tell(context, sum);
}

} // namespace app::cli
