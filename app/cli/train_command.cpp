#include "app/cli/train_command.h"

#include "app/cli/files.h"
#include "app/cli/interruption.h"
#include "app/cli/table.h"

#include <unistd.h>

#include <array>
#include <cstdio>
#include <limits>
#include <sstream>

namespace app::cli {

namespace {

constexpr int kUsualMatches = 4096;
constexpr int kUsualMatchesOfTeacher = 128;
constexpr const char* kUsualTeacher = "ismcts:iterations=3000,turns=3,whole=yes,eval=learned";

std::string fixed(double value, int digits)
{
    std::array<char, 64> text {};
    std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return text.data();
}

std::string qualityOf(const core::TrainingRecord& record)
{
    Table reliability({ "predicted", "seen", "positions" });
    for (const core::ReliabilityBin& bin : record.reliability)
        reliability.add(
            { fixed(100 * bin.predicted, 1) + " %", fixed(100 * bin.seen, 1) + " %", std::to_string(bin.positions) });
    std::ostringstream text;
    reliability.print(text);
    text << record.matches << " matches; " << record.positions << " positions held out: log loss "
         << fixed(record.logLoss, 4) << ", by hand " << fixed(record.logLossByHand, 4) << ", calibration error "
         << fixed(record.calibrationError, 4) << '\n';
    return text.str();
}

std::string qualityOf(const core::PolicyRecord& record)
{
    std::ostringstream text;
    text << record.matches << " matches; " << record.questions << " questions held out: log loss "
         << fixed(record.logLoss, 4) << " (all answers alike " << fixed(record.logLossEven, 4)
         << ", the teacher itself " << fixed(record.logLossTeacher, 4) << "), the teacher's answer in "
         << fixed(100 * record.agreement, 1) << " % (at random " << fixed(100 * record.agreementEven, 1) << " %)\n";
    return text.str();
}

/// Tells how far it has come where somebody sees it go.
void tell(Context& context, const std::string& words)
{
    if (isatty(STDERR_FILENO) != 0)
        context.err << "\r\033[K" << words << std::flush;
}

}

void TrainCommand::declare(Parser& parser)
{
    parser.text("--game", m_game, "which game; left out where there is one");
    parser.text("--use", m_use,
        "plays: to judge what a choice leads to, as greedy does; leaves: to judge where a line of a search ends; "
        "choices: which of them are worth trying, as the lines of a search do");
    parser.number("--matches", m_matches, 1, 10'000'000,
        "how many matches at most; when neither this nor --minutes is given 4096, or 128 for choices");
    parser.number(
        "--minutes", m_minutes, 1, 10'000, "how long; says at the end how many matches that were; not for choices");
    parser.text("--teacher", m_teacher,
        std::string("whose choices are learned from, a search without a limit of time; ") + kUsualTeacher
            + " when left out");
    parser.number("--seats", m_request.seats, 2, core::kMaxSeats, "how many seats a match has");
    parser.text("--pairs", m_pairs, "which pairs of factions play, as for arena");
    parser.text("--set", m_set, "which printing; the game's default when left out");
    parser.number("--threads", m_request.threads, 1, 256, "how many threads; changes the time, never the result");
    parser.seed(m_request.seed);
    parser.text("--out", m_file, "where the weights go, as JSON", true);
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
    if (!lineUps || !resolve(deals, problems) || !mayWrite(m_file, problems))
        return context.fail(problems);

    return m_use == "choices" ? learnPolicy(context, *game, *lineUps) : learnEvaluation(context, *game, *lineUps);
}

ExitStatus TrainCommand::learnEvaluation(Context& context, const core::Game& game, const core::LineUps& lineUps) const
{
    const Interruption interruption;
    core::Problems problems;
    std::optional<core::TrainingRecord> record = core::train(
        game, m_request, lineUps, interruption.stop(),
        [&](int matches, int rounds) {
            tell(context, std::to_string(matches) + " matches, players made anew " + std::to_string(rounds) + " times");
        },
        problems);
    tell(context, "");
    if (!record)
        return context.fail(problems);
    record->command = command(game, record->matches);
    return finish(context, core::toJson(*record), qualityOf(*record), record->command);
}

ExitStatus TrainCommand::learnPolicy(Context& context, const core::Game& game, const core::LineUps& lineUps) const
{
    core::PolicyRequest request;
    request.set = m_request.set;
    request.teacher = m_teacher;
    request.seats = m_request.seats;
    request.seed = m_request.seed;
    request.matches = m_request.matches;
    request.threads = m_request.threads;
    const Interruption interruption;
    core::Problems problems;
    std::optional<core::PolicyRecord> record = core::trainPolicy(
        game, request, lineUps, interruption.stop(),
        [&](int matches) { tell(context, std::to_string(matches) + " of " + std::to_string(request.matches)); },
        problems);
    tell(context, "");
    if (!record)
        return context.fail(problems);
    record->command = command(game, record->matches);
    return finish(context, core::toJson(*record), qualityOf(*record), record->command);
}

ExitStatus TrainCommand::finish(
    Context& context, const std::string& json, const std::string& quality, const std::string& command) const
{
    core::Problems problems;
    if (!writeFile(m_file, json, problems))
        return context.fail(problems);
    context.out << (context.json ? json : quality);
    context.err << "Again: " << command << '\n';
    return Done;
}

bool TrainCommand::resolve(const ArenaArguments& deals, core::Problems& problems)
{
    m_request.set = deals.request.terms.set;
    const bool policy = m_use == "choices";
    if (m_use == "plays" || m_use == "leaves")
        m_request.use = m_use == "plays" ? core::LearnedFor::Plays : core::LearnedFor::Leaves;
    else if (!policy)
        problems.push_back(
            { "--use " + m_use, "there is nothing to learn for that", "choose plays, leaves or choices" });
    if (policy && m_minutes > 0)
        problems.push_back({ "--minutes", "choices are learned from a number of matches", "give --matches" });
    if (!policy && !m_teacher.empty())
        problems.push_back({ "--teacher", "only choices are learned from a teacher", "leave it out" });
    if (!policy && m_matches > 0 && m_matches < core::kFirstRound)
        problems.push_back({ "--matches " + std::to_string(m_matches), "that is too little to learn from",
            "give at least " + std::to_string(core::kFirstRound) });
    if (m_teacher.empty())
        m_teacher = kUsualTeacher;
    m_request.time = std::chrono::minutes(m_minutes);
    m_request.matches = m_matches > 0 ? m_matches
        : policy                      ? kUsualMatchesOfTeacher
        : m_minutes > 0               ? std::numeric_limits<int>::max()
                                      : kUsualMatches;
    return problems.empty();
}

std::string TrainCommand::command(const core::Game& game, int matches) const
{
    std::string text = "breakpoint-cli train --game " + game.id() + " --set " + m_request.set + " --use " + m_use;
    if (m_use == "choices")
        text += " --teacher " + shellWord(m_teacher);
    if (m_pairs != "all")
        text += " --pairs " + shellWord(m_pairs);
    return text + " --seats " + std::to_string(m_request.seats) + " --matches " + std::to_string(matches) + " --seed "
        + std::to_string(m_request.seed) + " --out FILE";
}

} // namespace app::cli
