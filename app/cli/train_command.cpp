#include "app/cli/train_command.h"

#include "app/cli/files.h"
#include "app/cli/interruption.h"
#include "app/cli/table.h"

#include <unistd.h>

#include <array>
#include <cstdio>
#include <limits>

namespace app::cli {

namespace {

constexpr int kUsualMatches = 4096;

std::string fixed(double value, int digits)
{
    std::array<char, 64> text {};
    std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return text.data();
}

void print(const core::TrainingRecord& record, std::ostream& out)
{
    Table reliability({ "predicted", "seen", "positions" });
    for (const core::ReliabilityBin& bin : record.reliability)
        reliability.add(
            { fixed(100 * bin.predicted, 1) + " %", fixed(100 * bin.seen, 1) + " %", std::to_string(bin.positions) });
    reliability.print(out);
    out << record.matches << " matches; " << record.positions << " positions held out: log loss "
        << fixed(record.logLoss, 4) << ", by hand " << fixed(record.logLossByHand, 4) << ", calibration error "
        << fixed(record.calibrationError, 4) << '\n';
}

}

void TrainCommand::declare(Parser& parser)
{
    parser.text("--game", m_game, "which game; left out where there is one");
    parser.text("--use", m_use,
        "plays: to judge what a choice leads to, as greedy does; leaves: to judge where a line of a search ends");
    parser.number("--matches", m_matches, core::kFirstRound, 10'000'000,
        "how many matches at most; 4096 when neither this nor --minutes is given");
    parser.number("--minutes", m_minutes, 1, 10'000, "how long; says at the end how many matches that were");
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

    const bool terminal = isatty(STDERR_FILENO) != 0;
    const Interruption interruption;
    std::optional<core::TrainingRecord> record = core::train(
        *game, m_request, *lineUps, interruption.stop(),
        [&](int matches, int rounds) {
            if (terminal)
                context.err << '\r' << matches << " matches, players made anew " << rounds << " times" << std::flush;
        },
        problems);
    if (terminal)
        context.err << "\r\033[K" << std::flush;
    if (!record)
        return context.fail(problems);
    record->command = command(*record);
    const std::string text = core::toJson(*record);
    if (!writeFile(m_file, text, problems))
        return context.fail(problems);
    if (context.json)
        context.out << text;
    else
        print(*record, context.out);
    context.err << "Again: " << record->command << '\n';
    return Done;
}

bool TrainCommand::resolve(const ArenaArguments& deals, core::Problems& problems)
{
    m_request.set = deals.request.terms.set;
    if (m_use == "plays" || m_use == "leaves")
        m_request.use = m_use == "plays" ? core::LearnedFor::Plays : core::LearnedFor::Leaves;
    else
        problems.push_back({ "--use " + m_use, "this is no use of an evaluation", "choose plays or leaves" });
    m_request.time = std::chrono::minutes(m_minutes);
    m_request.matches = m_matches > 0 ? m_matches : m_minutes > 0 ? std::numeric_limits<int>::max() : kUsualMatches;
    return problems.empty();
}

std::string TrainCommand::command(const core::TrainingRecord& record) const
{
    std::string text = "breakpoint-cli train --game " + record.game + " --set " + record.set + " --use " + record.use;
    if (m_pairs != "all")
        text += " --pairs " + shellWord(m_pairs);
    return text + " --seats " + std::to_string(record.seats) + " --matches " + std::to_string(record.matches)
        + " --seed " + std::to_string(record.seed) + " --out FILE";
}

} // namespace app::cli
