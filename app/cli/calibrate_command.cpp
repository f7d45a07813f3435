#include "app/cli/calibrate_command.h"

#include "app/cli/interruption.h"
#include "app/cli/players_text.h"
#include "app/cli/progress.h"
#include "app/cli/table.h"
#include "core/text/text_file.h"

#include <sstream>

namespace app::cli {

namespace {

/// What the figures are of, in the words of a person.
QString groupOf(const std::string& name)
{
    if (name == "all")
        return CliWords::tr("all");
    if (name == "first third")
        return CliWords::tr("first third of a match");
    if (name == "second third")
        return CliWords::tr("second third");
    if (name == "last third")
        return CliWords::tr("last third");
    return asText(name);
}

QString errorOf(const core::CalibrationFigures& figures)
{
    if (!figures.errorInPosition)
        return QString();
    const core::Estimate& error = *figures.errorInPosition;
    return CliWords::tr("%1 (%2 to %3)").arg(decimal(error.mean, 3), decimal(error.low, 3), decimal(error.high, 3));
}

std::string inWords(const core::CalibrationReport& report)
{
    std::ostringstream text;
    Table figures({ CliWords::tr("questions"), CliWords::tr("number"), CliWords::tr("said"), CliWords::tr("won"),
        CliWords::tr("Brier"), CliWords::tr("log loss"), CliWords::tr("error"), CliWords::tr("slope"),
        CliWords::tr("in the position") });
    for (const core::CalibrationFigures& each : report.figures)
        figures.add({ groupOf(each.of), amount(each.questions), percent(each.said), percent(each.won),
            decimal(each.brier, 3), decimal(each.calibration.logLoss, 3), decimal(each.calibration.error, 3),
            decimal(each.slope, 2), errorOf(each) });
    figures.print(text);
    text << '\n';
    Table reliability({ CliWords::tr("said"), CliWords::tr("won"), CliWords::tr("questions") });
    for (const core::ReliabilityBin& bin : report.figures.front().calibration.bins)
        reliability.add({ percent(bin.predicted), percent(bin.seen), amount(bin.positions) });
    reliability.print(text);
    return text.str();
}

QString meanings()
{
    return CliWords::tr(
        "What is said is the chance by so many lines, each played to the end by the policy in a world dealt for the\n"
        "seat that is asked; won is what became of it.\n"
        "  Brier            mean square of the difference; less is better, 0.25 is a coin's\n"
        "  log loss         how little it expected what came, in nats; a coin has 0.693\n"
        "  error            how far a chance is from the truth on average, over ten ranges of chances\n"
        "  slope            under 1 it is too sure of itself, above 1 not sure enough\n"
        "  in the position  root mean square difference from the true chance of the position, which --truth finds by\n"
        "                   playing on --truth-lines times; their noise is taken off; with its 95 % interval\n");
}

}

void CalibrateCommand::declare(Parser& parser)
{
    m_request.player = "level:3";
    m_request.truth = "level:3";
    parser.text("--game", m_game, CliWords::tr("which game; left out where there is one"));
    parser.text("--player", m_request.player,
        CliWords::tr("who plays the matches; %1 when left out").arg(asText(m_request.player)));
    parser.number("--seats", m_request.seats, 2, core::kMaxSeats, CliWords::tr("how many seats a match has"));
    parser.text("--pairs", m_pairs, CliWords::tr("which pairs of factions play, as for arena"));
    parser.text("--set", m_request.set, CliWords::tr("which printing; the game's default when left out"));
    parser.number("--matches", m_request.matches, 1, 1'000'000, CliWords::tr("how many matches; 100 when left out"));
    parser.number("--questions", m_request.questions, 1, 1000,
        CliWords::tr("of each match so many questions are drawn; 8 when left out"));
    parser.number("--lines", m_request.lines, 1, 100'000,
        CliWords::tr("each chance is told by so many lines; 120 when left out"));
    parser.number("--positions", m_request.positions, 0, 1'000'000,
        CliWords::tr("at so many questions, one of a match, the true chance is found, too"));
    parser.text("--truth", m_request.truth,
        CliWords::tr("who plays on to find it; %1 when left out").arg(asText(m_request.truth)));
    parser.number("--truth-lines", m_request.truthLines, 2, 100'000,
        CliWords::tr("how often, at each of them; 12 when left out"));
    parser.number(
        "--threads", m_request.threads, 1, 256, CliWords::tr("how many threads; changes the time, never the result"));
    parser.seed(m_request.seed);
    parser.text("--out", m_file, CliWords::tr("where the report goes, as JSON"));
    parser.footer([] { return meanings() + QLatin1Char('\n') + playersText(true); });
}

ExitStatus CalibrateCommand::run(Context& context)
{
    const core::Game* const game = context.game(m_game);
    if (game == nullptr)
        return Wrong;
    ArenaArguments deals;
    deals.set = m_request.set;
    deals.pairs = m_pairs;
    deals.players = { "random", "random" };
    deals.request.terms.seats = m_request.seats;
    core::Problems problems;
    const std::optional<core::LineUps> lineUps = deals.resolve(context, *game, problems);
    m_request.set = deals.request.terms.set;
    if (!lineUps || !resolve(*game, problems) || (!m_file.empty() && !core::mayWrite(m_file, problems)))
        return context.fail(problems);

    const Interruption interruption;
    std::optional<core::CalibrationReport> report;
    {
        Progress progress(context.err);
        report = core::calibrate(
            *game, m_request, *lineUps, interruption.stop(),
            [&](int matches) {
                progress.tell(
                    [&] { return CliWords::tr("%1 of %2").arg(amount(matches), matchesText(m_request.matches)); });
            },
            problems);
    }
    if (!report && interruption.stop()) {
        context.err << CliWords::tr("Stopped before there was anything to tell.") << '\n';
        return No;
    }
    if (!report)
        return context.fail(problems);
    const bool early = report->matches < m_request.matches;
    m_request.matches = report->matches;
    report->command = command();
    const std::string json = core::toJson(*report);
    if (!m_file.empty() && !core::writeFile(m_file, json, problems))
        return context.fail(problems);
    context.out << (context.json ? json : inWords(*report));
    if (early)
        context.err << CliWords::tr("Stopped after %1.").arg(matchesText(report->matches)) << '\n';
    context.err << CliWords::tr("Again: %1").arg(asText(report->command)) << '\n';
    return early ? No : Done;
}

bool CalibrateCommand::resolve(const core::Game& game, core::Problems& problems)
{
    for (const core::Problem& each : core::checkCalibration(game, m_request))
        problems.push_back(each);
    if (m_request.positions > m_request.matches)
        problems.push_back(problem("--positions " + std::to_string(m_request.positions),
            CliWords::tr("there is one of a match at most"), CliWords::tr("give as many --matches")));
    return problems.empty();
}

std::string CalibrateCommand::command() const
{
    std::string text = "breakpoint-cli calibrate --set " + shellWord(m_request.set) + " --player "
        + shellWord(m_request.player) + " --seats " + std::to_string(m_request.seats) + " --matches "
        + std::to_string(m_request.matches) + " --questions " + std::to_string(m_request.questions) + " --lines "
        + std::to_string(m_request.lines);
    if (m_request.positions > 0)
        text += " --positions " + std::to_string(std::min(m_request.positions, m_request.matches)) + " --truth "
            + shellWord(m_request.truth) + " --truth-lines " + std::to_string(m_request.truthLines);
    if (m_pairs != "all")
        text += " --pairs " + shellWord(m_pairs);
    return text + " --seed " + std::to_string(m_request.seed);
}

} // namespace app::cli
