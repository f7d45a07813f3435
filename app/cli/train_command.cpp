#include "app/cli/train_command.h"

#include "app/cli/interruption.h"
#include "app/cli/progress.h"
#include "app/cli/table.h"
#include "core/text/text_file.h"

#include <limits>
#include <sstream>

namespace app::cli {

namespace {

constexpr int kUsualMatches = 4096;
constexpr int kUsualMatchesOfTeacher = 128;
constexpr int kUsualMatchesOfLines = 1000;
constexpr int kUsualLines = 200;
/// Who played when the lines that come with the program were learned: level 3 as it was then, without its clock.
constexpr const char* kUsualPlayerOfLines = "level:3";
constexpr const char* kUsualTeacher = "ismcts:iterations=3000,turns=3,whole=yes,eval=learned";

std::string reliabilityOf(const core::HeldOut& held)
{
    Table reliability({ CliWords::tr("predicted"), CliWords::tr("seen"), CliWords::tr("positions") });
    for (const core::ReliabilityBin& bin : held.reliability)
        reliability.add({ percent(bin.predicted), percent(bin.seen), amount(bin.positions) });
    std::ostringstream text;
    reliability.print(text);
    return text.str();
}

/// "4096 matches; 812 positions held out: log loss 0.5".
std::string qualityOf(const core::TrainingRecord& record)
{
    std::ostringstream text;
    text << reliabilityOf(record)
         << CliWords::tr("%1; %2 positions held out: log loss %3, by hand %4, calibration error %5")
                .arg(matchesText(record.matches), amount(record.positions), decimal(record.logLoss, 4),
                    decimal(record.logLossByHand, 4), decimal(record.calibrationError, 4))
         << '\n';
    return text.str();
}

std::string qualityOf(const core::NetworkRecord& record)
{
    std::ostringstream text;
    text << reliabilityOf(record)
         << CliWords::tr("%1; %2 positions held out: log loss %3, by weights of the numbers alone %4, by hand %5, "
                         "calibration error %6")
                .arg(matchesText(record.matches), amount(record.positions), decimal(record.logLoss, 4),
                    decimal(record.logLossLinear, 4), decimal(record.logLossByHand, 4),
                    decimal(record.calibrationError, 4))
         << '\n';
    return text.str();
}

std::string qualityOf(const core::TaughtNetwork& record)
{
    std::ostringstream text;
    text << reliabilityOf(record)
         << CliWords::tr("%1; %2 positions held out: log loss %3, before %4, by hand %5, calibration error %6")
                .arg(matchesText(record.matches), amount(record.positions), decimal(record.logLoss, 4),
                    decimal(record.logLossBefore, 4), decimal(record.logLossByHand, 4),
                    decimal(record.calibrationError, 4))
         << '\n';
    return text.str();
}

std::string qualityOf(const core::PolicyRecord& record)
{
    const QString quality = CliWords::tr(
        "%1; %2 questions held out: log loss %3 (all answers alike %4, the teacher itself %5), the teacher's "
        "answer in %6 (at random %7)")
                                .arg(matchesText(record.matches), amount(record.questions), decimal(record.logLoss, 4),
                                    decimal(record.logLossEven, 4), decimal(record.logLossTeacher, 4),
                                    percent(record.agreement), percent(record.agreementEven));
    return quality.toStdString() + '\n';
}

/// What is amiss with the result, or nothing.
QString warningOf(const core::TrainingRecord& record)
{
    if (record.logLoss < record.logLossByHand)
        return {};
    return record.use == "lines"
        ? CliWords::tr("read by these weights the lines foretell no better than as they come; give more --matches.")
        : CliWords::tr("these weights judge no better than the evaluation by hand; give more --matches.");
}

QString warningOf(const core::NetworkRecord& record)
{
    return record.logLoss < record.logLossLinear
        ? QString()
        : CliWords::tr("this network judges no better than weights of its numbers alone; give more --matches.");
}

QString warningOf(const core::TaughtNetwork& record)
{
    return record.logLoss < record.logLossBefore
        ? QString()
        : CliWords::tr("the network judges no better than before; give more --matches.");
}

QString warningOf(const core::PolicyRecord& record)
{
    return record.logLoss < record.logLossEven
        ? QString()
        : CliWords::tr("this policy is no better than taking all answers for alike; give more --matches.");
}

QString meanings()
{
    return CliWords::tr(
        "The result is told by what was held out from learning:\n"
        "  log loss           how little it expected what came, in nats; less is better, for positions a coin has "
        "0.693\n"
        "  by hand            the log loss of the evaluation whose weights people have set, for lines that of the "
        "lines as "
        "they\n"
        "                     came; what is learned should have less\n"
        "  calibration error  how far a chance is from the truth on average: with 0.02 about 58 to 62 of a hundred\n"
        "                     positions that it calls 60 % are won\n"
        "The file comes into use as resources/ai/GAME/USE.json, lines as lines-SEATS.json, once the program is built "
        "again, for it is compiled in.\n");
}

}

void TrainCommand::declare(Parser& parser)
{
    parser.text("--game", m_game, CliWords::tr("which game; left out where there is one"));
    parser.text("--use", m_use,
        CliWords::tr(
            "plays: to judge what a choice leads to, as greedy does; leaves: to judge where a line of a search ends; "
            "network: both, by a small network that also sees what lies where, for players with eval=network; "
            "choices: which of them are worth trying, as the lines of a search do; lines: how chances are read from "
            "what "
            "lines by these choices come to"));
    parser.number("--matches", m_matches, 1, 10'000'000,
        CliWords::tr("how many matches at most; when neither this nor --minutes is given 4096, or 128 for choices and "
                     "1000 for lines"));
    parser.number("--minutes", m_minutes, 1, 10'000,
        CliWords::tr("how long; says at the end how many matches that were; for plays, leaves and network"));
    parser.text("--teacher", m_teacher,
        CliWords::tr("for choices: whose are learned from, a search without a limit of time, %1 when left out; for "
                     "lines: who plays the matches, %2")
            .arg(asText(kUsualTeacher), asText(kUsualPlayerOfLines)));
    parser.number("--lines", m_lines, 1, 100'000,
        CliWords::tr("for lines: how many are played from each of eight questions a match; %1 when left out")
            .arg(amount(kUsualLines)));
    parser.text("--onto", m_onto,
        CliWords::tr("for network: the file of one, which is to play --seats better; all else in it stays as it is"));
    parser.number("--seats", m_request.seats, 2, core::kMaxSeats, CliWords::tr("how many seats a match has"));
    parser.text("--pairs", m_pairs, CliWords::tr("which pairs of factions play, as for arena"));
    parser.text("--set", m_set, CliWords::tr("which printing; the game's default when left out"));
    parser.number(
        "--threads", m_request.threads, 1, 256, CliWords::tr("how many threads; changes the time, never the result"));
    parser.seed(m_request.seed);
    parser.text("--out", m_file, CliWords::tr("where the weights go, as JSON"), true);
    parser.footer(meanings);
}

ExitStatus TrainCommand::run(Context& context)
{
    const core::Game* const game = context.game(m_game);
    if (game == nullptr)
        return Wrong;
    ArenaArguments deals;
    deals.set = m_set;
    deals.pairs = m_pairs;
    deals.players = { "random", "random" };
    deals.request.terms.seats = m_request.seats;
    core::Problems problems;
    const std::optional<core::LineUps> lineUps = deals.resolve(context, *game, problems);
    if (!lineUps || !resolve(deals, problems) || !core::mayWrite(m_file, problems))
        return context.fail(problems);

    return m_use == "choices" ? learnPolicy(context, *game, *lineUps)
        : m_use == "lines"    ? learnLines(context, *game, *lineUps)
        : !m_onto.empty()     ? learnHead(context, *game, *lineUps)
        : m_use == "network"  ? learnEvaluation(context, *game, *lineUps, core::trainNetwork)
                              : learnEvaluation(context, *game, *lineUps, core::train);
}

template <typename Train>
ExitStatus TrainCommand::learnEvaluation(
    Context& context, const core::Game& game, const core::LineUps& lineUps, Train train) const
{
    const Interruption interruption;
    core::Problems problems;
    auto record = [&] {
        Progress progress(context.err); // ends before the result is told
        return train(
            game, m_request, lineUps, interruption.stop(),
            [&](int matches, int rounds) {
                progress.tell([&] {
                    return CliWords::tr("%1, players made anew %n time(s)", nullptr, rounds).arg(matchesText(matches));
                });
            },
            problems);
    }();
    return finish(context, game, record, interruption.stop(), problems);
}

ExitStatus TrainCommand::learnHead(Context& context, const core::Game& game, const core::LineUps& lineUps) const
{
    core::Problems problems;
    std::string text;
    core::NetworkRecord onto;
    if (!core::readFile(m_onto, text, problems) || !core::readNetwork(text, m_onto, onto, problems))
        return context.fail(problems);
    return learnEvaluation(context, game, lineUps,
        [&](const core::Game& ofGame, const core::TrainingRequest& request, const core::LineUps& pairs,
            const std::atomic<bool>& stop, const core::TrainingProgress& progress, core::Problems& faults) {
            return core::trainHead(ofGame, request, onto, m_onto, pairs, stop, progress, faults);
        });
}

ExitStatus TrainCommand::learnPolicy(Context& context, const core::Game& game, const core::LineUps& lineUps) const
{
    return learnTaught(context, game, lineUps, core::PolicyRequest(), core::trainPolicy);
}

ExitStatus TrainCommand::learnLines(Context& context, const core::Game& game, const core::LineUps& lineUps) const
{
    core::LineRequest request;
    request.lines = m_lines;
    return learnTaught(context, game, lineUps, request, core::trainLines);
}

template <typename Request, typename Train>
ExitStatus TrainCommand::learnTaught(
    Context& context, const core::Game& game, const core::LineUps& lineUps, Request request, Train train) const
{
    request.set = m_request.set;
    request.teacher = m_teacher;
    request.seats = m_request.seats;
    request.seed = m_request.seed;
    request.matches = m_request.matches;
    request.threads = m_request.threads;
    const Interruption interruption;
    core::Problems problems;
    auto record = [&] {
        Progress progress(context.err); // ends before the result is told
        return train(
            game, request, lineUps, interruption.stop(),
            [&](int matches) {
                progress.tell(
                    [&] { return CliWords::tr("%1 of %2").arg(amount(matches), matchesText(request.matches)); });
            },
            problems);
    }();
    return finish(context, game, record, interruption.stop(), problems);
}

template <typename Record>
ExitStatus TrainCommand::finish(Context& context, const core::Game& game, std::optional<Record>& record, bool stopped,
    core::Problems& problems) const
{
    if (!record && stopped) {
        context.err
            << CliWords::tr("Stopped before there was enough to learn from; %1 is not written.").arg(asText(m_file))
            << '\n';
        return No;
    }
    if (!record)
        return context.fail(problems);
    record->command = command(game, record->matches);
    const std::string json = core::toJson(*record);
    if (!core::writeFile(m_file, json, problems))
        return context.fail(problems);
    context.out << (context.json ? json : qualityOf(*record));
    const bool early = stopped && record->matches < m_request.matches;
    if (early)
        context.err << CliWords::tr("Stopped after %1; what they taught is written to %2.")
                           .arg(matchesText(record->matches), asText(m_file))
                    << '\n';
    else
        context.err << CliWords::tr("Written to %1.").arg(asText(m_file)) << '\n';
    if (const QString warning = warningOf(*record); !warning.isEmpty())
        context.note(warning);
    context.err << CliWords::tr("Again: %1").arg(asText(record->command)) << '\n';
    return early ? No : Done;
}

bool TrainCommand::resolve(const ArenaArguments& deals, core::Problems& problems)
{
    m_request.set = deals.request.terms.set;
    const bool policy = m_use == "choices";
    const bool lines = m_use == "lines";
    if (m_use == "plays" || m_use == "leaves")
        m_request.use = m_use == "plays" ? core::LearnedFor::Plays : core::LearnedFor::Leaves;
    else if (!policy && !lines && m_use != "network")
        problems.push_back(problem("--use " + m_use, CliWords::tr("there is nothing to learn for that"),
            CliWords::tr("choose plays, leaves, network, choices or lines")));
    const bool taught = policy || lines;
    if (taught && m_minutes > 0)
        problems.push_back(problem(
            "--minutes", CliWords::tr("this is learned from a number of matches"), CliWords::tr("give --matches")));
    if (!taught && !m_teacher.empty())
        problems.push_back(problem("--teacher", CliWords::tr("only choices and lines are learned from a teacher"),
            CliWords::tr("leave it out")));
    if (!m_onto.empty() && m_use != "network")
        problems.push_back(
            problem("--onto", CliWords::tr("only a network can be taught more"), CliWords::tr("leave it out")));
    if (!lines && m_lines > 0)
        problems.push_back(
            problem("--lines", CliWords::tr("only --use lines plays any"), CliWords::tr("leave it out")));
    if (!taught && m_matches > 0 && m_matches < core::kFirstRound)
        problems.push_back(
            problem("--matches " + std::to_string(m_matches), CliWords::tr("that is too little to learn from"),
                CliWords::tr("give at least %1").arg(asText(core::kFirstRound))));
    if (m_teacher.empty())
        m_teacher = lines ? kUsualPlayerOfLines : kUsualTeacher;
    if (m_lines == 0)
        m_lines = kUsualLines;
    m_request.time = std::chrono::minutes(m_minutes);
    m_request.matches = m_matches > 0 ? m_matches
        : policy                      ? kUsualMatchesOfTeacher
        : lines                       ? kUsualMatchesOfLines
        : m_minutes > 0               ? std::numeric_limits<int>::max()
                                      : kUsualMatches;
    return problems.empty();
}

std::string TrainCommand::command(const core::Game& game, int matches) const
{
    std::string text = "breakpoint-cli train --game " + game.id() + " --set " + m_request.set + " --use " + m_use;
    if (m_use == "choices" || m_use == "lines")
        text += " --teacher " + shellWord(m_teacher);
    if (m_use == "lines")
        text += " --lines " + std::to_string(m_lines);
    if (!m_onto.empty())
        text += " --onto " + shellWord(m_onto);
    if (m_pairs != "all")
        text += " --pairs " + shellWord(m_pairs);
    return text + " --seats " + std::to_string(m_request.seats) + " --matches " + std::to_string(matches) + " --seed "
        + std::to_string(m_request.seed) + " --out FILE";
}

} // namespace app::cli
