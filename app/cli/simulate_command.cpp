#include "app/cli/simulate_command.h"

#include "app/cli/interruption.h"
#include "app/cli/match_text.h"
#include "app/cli/progress.h"
#include "app/cli/table.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <ctime>

namespace app::cli {

namespace {

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
    Table table({ CliWords::tr("seat"), CliWords::tr("factions"), CliWords::tr("player"), CliWords::tr("wins"),
        CliWords::tr("share"), CliWords::tr("mean score") });
    for (std::size_t i = 0; i < players.size(); ++i) {
        table.add(
            { asText(i + 1), asText(factionsText(setup.seats[i].factions)), asText(players[i]), amount(totals.wins[i]),
                percent(mean(totals.wins[i], totals.matches)), decimal(mean(totals.score[i], totals.matches), 2) });
    }
    table.print(out);
    out << CliWords::tr("%1, %2, %3, %4 s of CPU")
               .arg(matchesText(totals.matches), choicesText(static_cast<std::int64_t>(totals.decisions)),
                   turnsText(static_cast<std::int64_t>(totals.turns)), decimal(cpuSeconds, 2))
        << '\n';
}

}

void SimulateCommand::declare(Parser& parser)
{
    m_match.measured = true;
    m_match.declare(parser);
    parser.number(
        "--matches", m_matches, 1, 100'000'000, CliWords::tr("how many matches; number n has the seed plus n"));
    parser.number("--threads", m_threads, 1, 256,
        CliWords::tr("how many threads; changes the time, never the result of players that count iterations"));
    parser.flag("--check", m_check, CliWords::tr("test every invariant after every choice"));
}

std::optional<core::SimulationTotals> SimulateCommand::simulate(
    Context& context, const core::Game& game, const core::SimulationRequest& request, core::Problems& problems)
{
    const Interruption interruption;
    Progress progress(context.err);
    const auto tell = [&](int done) {
        progress.tell([&] { return CliWords::tr("%1 of %2").arg(amount(done), matchesText(request.matches)); });
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
        context.err << CliWords::tr("Stopped after %1 of %2.").arg(amount(totals->matches), matchesText(m_matches))
                    << '\n';
        return No;
    }
    const core::SimulationBreach& breach = *totals->breach;
    context.fail(breach.words.empty()
            ? CliWords::tr("breach in the match of seed %1 after choice %2: %3")
                  .arg(asText(breach.seed), asText(breach.choice), asText(breach.what))
            : CliWords::tr("breach in the match of seed %1 after choice %2 (%3): %4")
                  .arg(asText(breach.seed), asText(breach.choice), asText(breach.words), asText(breach.what)));
    context.err << CliWords::tr(
        "The figures are of the matches before it. See it again with --seed %1 --matches 1 --check.")
                       .arg(asText(breach.seed))
                << '\n';
    return No;
}

} // namespace app::cli
