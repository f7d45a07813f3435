#include "app/cli/puzzles_command.h"

#include "app/cli/interruption.h"
#include "app/cli/progress.h"
#include "app/cli/table.h"
#include "app/terminal_text.h"
#include "core/analysis/analysis_store.h"
#include "core/game/notation.h"
#include "core/puzzles/puzzle_store.h"
#include "core/text/text_file.h"
#include "database/database.h"

#include <QDate>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace app::cli {

namespace {

constexpr int kMost = std::numeric_limits<int>::max();

/// The puzzles that ship, and those that were kept; the latter need a database. False after telling what is wrong.
bool readAllPuzzles(Context& context, const core::Game& game, std::vector<core::Puzzle>& puzzles)
{
    core::Problems problems;
    puzzles = Composition::shippedPuzzles(game.id(), problems);
    if (!problems.empty())
        return context.fail(problems) == Done;
    database::Database* const database = context.database();
    if (database == nullptr)
        return false;
    std::vector<core::Puzzle> own;
    if (const core::StoreResult result = database->puzzles().list(game.id(), own); !result.ok())
        return context.fail(result.error) == Done;
    std::move(own.begin(), own.end(), std::back_inserter(puzzles));
    return true;
}

QString dayText(std::chrono::sys_days day)
{
    const std::chrono::year_month_day date(day);
    return QDate(static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
        static_cast<int>(static_cast<unsigned>(date.day())))
        .toString(Qt::ISODate);
}

QString dueText(const core::PuzzleProgress& progress)
{
    return progress.sits() ? CliWords::tr("it sits") : progress.due ? dayText(*progress.due) : CliWords::tr("new");
}

}

QString PuzzlesCommand::purpose() const
{
    return CliWords::tr("questions out of matches: what was best?");
}

void PuzzlesCommand::declare(Parser& parser)
{
    Parser list = parser.below("list", CliWords::tr("those that ship and your own, with how far you are"));
    list.text("--game", m_game, CliWords::tr("which game"));
    m_add = parser.below("add", CliWords::tr("make puzzles of what is marked in an analysed match of yours"));
    m_add.number(
        CliWords::tr("MATCH").toStdString(), m_match, 1, kMost, CliWords::tr("the number of a match that is analysed"));
    m_add.number("--choice", m_choice, 1, kMost,
        CliWords::tr("of this choice alone, by its number; of all your blunders and mistakes when left out"));
    m_remove = parser.below("remove", CliWords::tr("remove a puzzle of your own, and how far you are with it"));
    m_remove.text(CliWords::tr("KEY").toStdString(), m_key, CliWords::tr("as puzzles list has it"), true);
    m_find = parser.below("find", CliWords::tr("look for puzzles in matches that a player plays against itself"));
    m_find.text("--game", m_game, CliWords::tr("which game"));
    m_find.text("--set", m_search.set, CliWords::tr("which printing"));
    m_find.text("--player", m_search.player, CliWords::tr("who plays; level:2 when left out"));
    m_find.number("--puzzles", m_search.puzzles, 1, 10'000, CliWords::tr("how many are wanted"));
    m_find.number("--matches", m_search.matches, 1, 1'000'000, CliWords::tr("how many matches are played at most"));
    m_find.number("--deals", m_search.deals, 100, 10'000'000,
        CliWords::tr("worlds in which the best answer must lead by ten points"));
    m_find.number(
        "--threads", m_search.threads, 1, 256, CliWords::tr("how many threads; changes the time, never the result"));
    m_find.seed(m_search.seed);
    m_find.text("--out", m_out, CliWords::tr("the file that they are written to"), true);
    m_check = parser.below("check", CliWords::tr("weigh every answer of the puzzles of a file anew"));
    m_check.text(
        CliWords::tr("FILE").toStdString(), m_file, CliWords::tr("a file of puzzles; those that ship when left out"));
    m_check.text("--game", m_game, CliWords::tr("which game"));
    m_check.number("--deals", m_deals, 100, 10'000'000, CliWords::tr("worlds for each answer that may be best"));
}

ExitStatus PuzzlesCommand::run(Context& context)
{
    if (m_add.chosen())
        return add(context);
    if (m_remove.chosen())
        return remove(context);
    const core::Game* const game = context.game(m_game);
    if (game == nullptr)
        return Wrong;
    if (m_find.chosen())
        return find(context, *game);
    if (m_check.chosen())
        return check(context, *game);
    return list(context, *game);
}

ExitStatus PuzzlesCommand::list(Context& context, const core::Game& game)
{
    std::vector<core::Puzzle> puzzles;
    if (!readAllPuzzles(context, game, puzzles))
        return Wrong;
    std::map<std::string, core::PuzzleProgress> progress;
    if (const core::StoreResult result = context.database()->puzzles().progress(progress); !result.ok())
        return context.fail(result.error);
    if (context.json) {
        nlohmann::ordered_json all = nlohmann::ordered_json::array();
        for (const core::Puzzle& each : puzzles) {
            const core::PuzzleProgress& how = progress[each.key];
            all.push_back({ { "key", each.key }, { "turn", each.record.summary.turns + 1 },
                { "answers", each.answers.size() }, { "tries", how.tries }, { "solved", how.solved },
                { "step", how.step }, { "due", how.due ? dayText(*how.due).toStdString() : std::string() } });
        }
        context.out << nlohmann::ordered_json { { "puzzles", all } }.dump(1) << '\n';
        return Done;
    }
    if (puzzles.empty()) {
        context.out << CliWords::tr(
            "There are no puzzles of %1 yet. puzzles add makes some of a match of yours that is "
            "analysed, puzzles find looks for some.")
                           .arg(asText(game.name()))
                    << '\n';
        return Done;
    }
    Table table({ CliWords::tr("key"), CliWords::tr("turn"), CliWords::tr("answers"), CliWords::tr("solved"),
        CliWords::tr("comes back") });
    for (const core::Puzzle& each : puzzles) {
        const core::PuzzleProgress& how = progress[each.key];
        table.add(
            { asText(each.key), amount(each.record.summary.turns + 1), amount(static_cast<int>(each.answers.size())),
                CliWords::tr("%1 of %2").arg(amount(how.solved), amount(how.tries)), dueText(how) });
    }
    table.print(context.out);
    return Done;
}

ExitStatus PuzzlesCommand::add(Context& context)
{
    if (m_match == 0)
        return context.fail(CliWords::tr("the number of a match is missing; matches list shows them"));
    database::Database* const database = context.database();
    if (database == nullptr)
        return Wrong;
    core::MatchRecord record;
    if (const core::StoreResult result = database->matches().load(m_match, record); !result.ok())
        return context.fail(result.error);
    const core::Game* const game = context.game(record.summary.game);
    if (game == nullptr)
        return Wrong;
    std::optional<core::Analysis> analysis;
    if (const core::StoreResult result = database->analyses().load(m_match, analysis); !result.ok())
        return context.fail(result.error);
    if (!analysis)
        return context.fail(CliWords::tr("match %1 is not analysed yet; analyse %1 does it").arg(m_match));
    const core::Seat person = core::personOf(record.summary);
    int added = 0;
    for (const core::ChoiceWorth& each : analysis->choices) {
        const bool wanted = m_choice != 0
            ? each.choice == m_choice
            : each.label() >= core::Label::Mistake && (each.seat == person || person == core::Seat::None);
        if (!wanted)
            continue;
        core::Problems problems;
        const std::optional<core::Puzzle> puzzle = core::puzzleOf(*game, record, each, problems);
        if (!puzzle)
            return context.fail(problems);
        if (const core::StoreResult result = database->puzzles().keep(*puzzle); !result.ok())
            return context.fail(result.error);
        context.out << puzzle->key << '\n';
        ++added;
    }
    if (added > 0)
        return Done;
    context.err << (m_choice != 0
            ? CliWords::tr("Choice %1 had one answer alone, or is none of this match.").arg(m_choice)
            : CliWords::tr("Nothing is marked as a mistake or a blunder in this match."))
                << '\n';
    return No;
}

ExitStatus PuzzlesCommand::remove(Context& context)
{
    database::Database* const database = context.database();
    if (database == nullptr)
        return Wrong;
    const core::StoreResult result = database->puzzles().remove(m_key);
    return result.ok() ? Done : context.fail(result.error);
}

ExitStatus PuzzlesCommand::find(Context& context, const core::Game& game)
{
    core::Problems problems;
    if (!core::mayWrite(m_out, problems))
        return context.fail(problems);
    if (m_search.player.empty())
        m_search.player = "level:2";
    if (m_search.set.empty())
        m_search.set = game.sets().front().name;
    const Interruption interruption;
    std::optional<std::vector<core::Puzzle>> puzzles;
    {
        Progress progress(context.err);
        puzzles = core::findPuzzles(game, m_search, interruption.stop(), problems, [&](int matches, int found) {
            progress.tell([&] { return CliWords::tr("%1, %2 puzzles").arg(matchesText(matches), amount(found)); });
        });
    }
    if (!puzzles)
        return context.fail(problems);
    if (!core::writeFile(m_out, core::toJson(*puzzles), problems))
        return context.fail(problems);
    context.out
        << CliWords::tr("%1 puzzles in %2").arg(amount(static_cast<int>(puzzles->size())), asText(printable(m_out)))
        << '\n';
    return static_cast<int>(puzzles->size()) < m_search.puzzles ? No : Done;
}

ExitStatus PuzzlesCommand::check(Context& context, const core::Game& game)
{
    std::vector<core::Puzzle> puzzles;
    core::Problems problems;
    if (m_file.empty()) {
        puzzles = Composition::shippedPuzzles(game.id(), problems);
    } else {
        std::string text;
        if (!core::readFile(m_file, text, problems))
            return context.fail(problems);
        if (std::optional<std::vector<core::Puzzle>> some = core::puzzlesFrom(text, problems))
            puzzles = std::move(*some);
    }
    if (!problems.empty())
        return context.fail(problems);
    const Interruption interruption;
    Table table({ CliWords::tr("key"), CliWords::tr("best"), CliWords::tr("leads by") });
    int sound = 0;
    int weighed = 0;
    for (const core::Puzzle& each : puzzles) {
        const std::optional<core::OpenedPuzzle> opened = core::openPuzzle(game, each, problems);
        if (!opened)
            return context.fail(problems);
        // Other worlds than those that it was found in.
        const core::WeighedAnswers now
            = core::weighAnswers(game, *opened->match, m_deals, each.record.seed + 0x5EED, interruption.stop());
        if (interruption.stop())
            break;
        ++weighed;
        const bool holds = now.answers.front().words == each.answers.front().words && now.lead.low >= 0.10;
        sound += holds ? 1 : 0;
        const auto& notation = game.notation();
        table.add({ asText(each.key),
            asText(printable(notation.label(*opened->match, opened->match->prompt(), opened->choices.front()))),
            CliWords::tr("%1 ± %2").arg(
                decimal(100 * now.lead.mean, 1), decimal(50 * (now.lead.high - now.lead.low), 1))
                + (holds ? QString() : QStringLiteral(" !")) });
    }
    table.print(context.out);
    context.out << CliWords::tr("%1 of %2 have one answer that is ten points better than all others")
                       .arg(amount(sound), amount(weighed))
                << '\n';
    return sound == static_cast<int>(puzzles.size()) ? Done : No;
}

} // namespace app::cli
