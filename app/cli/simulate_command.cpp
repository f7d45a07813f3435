#include "app/cli/simulate_command.h"

#include "app/cli/interruption.h"
#include "app/cli/match_text.h"
#include "app/cli/progress.h"
#include "app/cli/table.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <cstdio>
#include <ctime>

namespace app::cli {

namespace {

std::string fixed(double value, int digits)
{
    std::array<char, 64> text {};
    std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return text.data();
}

double mean(std::int64_t sum, int count)
{
    return count == 0 ? 0.0 : static_cast<double>(sum) / count;
}

void printJson(const core::SimulationTotals& totals, std::size_t seats, double cpuSeconds, std::ostream& out)
{
    nlohmann::ordered_json root;
    root["matches"] = totals.matches;
    root["decisions"] = totals.decisions;
    root["turns"] = totals.turns;
    root["cpu_seconds"] = std::round(cpuSeconds * 1000) / 1000;
    root["wins"] = nlohmann::ordered_json::array();
    root["score_mean"] = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < seats; ++i) {
        root["wins"].push_back(totals.wins[i]);
        root["score_mean"].push_back(mean(totals.score[i], totals.matches));
    }
    out << root.dump() << '\n';
}

void printTable(const core::SimulationTotals& totals, const core::MatchSetup& setup,
    const std::vector<std::string>& players, double cpuSeconds, std::ostream& out)
{
    Table table({ "seat", "factions", "player", "wins", "share", "mean score" });
    for (std::size_t i = 0; i < players.size(); ++i) {
        std::string factions;
        for (const std::string& faction : setup.seats[i].factions)
            factions += (factions.empty() ? "" : " + ") + faction;
        table.add({ std::to_string(i + 1), factions, players[i], std::to_string(totals.wins[i]),
            fixed(100 * mean(totals.wins[i], totals.matches), 1) + " %",
            fixed(mean(totals.score[i], totals.matches), 2) });
    }
    table.print(out);
    out << counted(totals.matches, "match", "matches") << ", " << totals.decisions << " decisions, " << totals.turns
        << " turns, " << fixed(cpuSeconds, 2) << " s of CPU\n";
}

}

void SimulateCommand::declare(Parser& parser)
{
    m_match.measured = true;
    m_match.declare(parser);
    parser.number("--matches", m_matches, 1, 100'000'000, "how many matches; number n has the seed plus n");
    parser.number("--threads", m_threads, 1, 256,
        "how many threads; changes the time, never the result of players that count iterations");
    parser.flag("--check", m_check, "test every invariant after every choice");
}

std::optional<core::SimulationTotals> SimulateCommand::simulate(
    Context& context, const core::Game& game, const core::SimulationRequest& request, core::Problems& problems)
{
    const Interruption interruption;
    Progress progress(context.err);
    const auto tell = [&](int done) {
        progress.tell([&] { return std::to_string(done) + " of " + counted(request.matches, "match", "matches"); });
    };
    tell(0);
    return core::simulate(game, request, problems, tell, &interruption.stop());
}

ExitStatus SimulateCommand::run(Context& context)
{
    const core::Game* const game = context.game(m_match.game);
    if (game == nullptr)
        return Wrong;
    core::SimulationRequest request;
    core::Problems problems;
    if (!m_match.resolve(context, *game, request.setup, request.players, problems))
        return context.fail(problems);
    request.matches = m_matches;
    request.threads = m_threads;
    request.check = m_check;

    // The processor time of all threads together.
    const std::clock_t start = std::clock();
    const auto totals = simulate(context, *game, request, problems);
    const double cpuSeconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    if (!totals)
        return context.fail(problems);

    if (context.json)
        printJson(*totals, request.players.size(), cpuSeconds, context.out);
    else if (totals->matches > 0)
        printTable(*totals, request.setup, request.players, cpuSeconds, context.out);
    if (!totals->breach) {
        if (totals->matches == m_matches)
            return Done;
        context.err << "Stopped after " << totals->matches << " of " << counted(m_matches, "match", "matches") << ".\n";
        return No;
    }
    const core::SimulationBreach& breach = *totals->breach;
    context.err << "breakpoint-cli: breach in the match of seed " << breach.seed << " after choice " << breach.choice;
    if (!breach.words.empty())
        context.err << " (" << breach.words << ')';
    context.err << ": " << breach.what << "\nThe figures are of the matches before it. See it again with --seed "
                << breach.seed << " --matches 1 --check.\n";
    return No;
}

} // namespace app::cli
