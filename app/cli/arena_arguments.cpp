#include "app/cli/arena_arguments.h"

#include "app/cli/command.h"
#include "app/cli/match_arguments.h"
#include "app/cli/nearest.h"
#include "app/cli/pair_reader.h"
#include "app/cli/players_text.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace app::cli {

namespace {

bool readNumber(const std::string& text, double& value)
{
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    return read.ec == std::errc() && read.ptr == end && value > -2000 && value < 2000;
}

void readTest(const std::string& text, std::optional<core::Sprt>& sprt, core::Problems& problems)
{
    if (text.empty())
        return;
    const std::vector<std::string> ends = split(text, ',');
    core::Sprt read;
    if (ends.size() == 2 && readNumber(ends[0], read.elo0) && readNumber(ends[1], read.elo1) && read.elo0 < read.elo1)
        sprt = read;
    else
        problems.push_back(problem("--sprt " + text, CliWords::tr("this is no test"),
            CliWords::tr("write two Elo differences, the lower one first, such as 0,20")));
}

}

void ArenaArguments::declare(Parser& parser)
{
    parser.text("--game", game, CliWords::tr("which game; left out where there is one"));
    parser.texts("--player", players,
        CliWords::tr("one --player for A, who is measured, and one for B, who sits in all other seats"));
    parser.number("--matches", matches, 1, 10'000'000,
        CliWords::tr("how many matches, rounded up to whole deals, each played once with A in each seat"));
    parser.number("--seats", request.terms.seats, 2, core::kMaxSeats, CliWords::tr("how many seats a match has"));
    parser.text("--pairs", pairs,
        CliWords::tr(
            "which pairs of factions play: all, those of one box (core), or PAIR:PAIR:… by their factions or saved "
            "names"));
    parser.text("--set", set, CliWords::tr("which printing; the game's default when left out"));
    declareOptions(parser, options);
    parser.number(
        "--ms", request.terms.milliseconds, 1, 3'600'000, CliWords::tr("time a choice, the same for both players"));
    parser.number("--iterations", request.terms.iterations, 1, 1'000'000'000,
        CliWords::tr("iterations a choice, the same for both players; without either each player has its own"));
    parser.text("--sprt", test,
        CliWords::tr(
            "stop as soon as this test decides: ELO0,ELO1 asks whether A is ELO0 or ELO1 better than B, and is "
            "wrong in one of twenty cases; ends with 1 unless it is ELO1"));
    parser.number("--threads", request.threads, 1, 256,
        CliWords::tr("how many threads; changes the time, never the result of players that count iterations"));
    parser.seed(request.terms.seed);
    parser.footer([] { return playersText(true); });
}

std::optional<core::LineUps> ArenaArguments::resolve(Context& context, const core::Game& from, core::Problems& problems)
{
    const std::size_t before = problems.size();
    core::ArenaTerms& terms = request.terms;
    if (players.size() == 2)
        terms.players = { players[0], players[1] };
    else
        problems.push_back(
            problem("--player", CliWords::tr("two players are needed, not %1").arg(asText(players.size())),
                CliWords::tr("write --player A --player B")));
    readTest(test, sprt, problems);
    terms.game = from.id();
    terms.set = readSet(from, set, problems);
    terms.options = readOwnOptions(from, options, problems);
    terms.setHash = from.setHash(terms.set);
    terms.engineVersion = from.engineVersion();
    request.groups = (matches + terms.seats - 1) / terms.seats;
    if (problems.size() != before)
        return std::nullopt;
    core::LineUps lineUps(readPairs(context, from, terms.set, pairs, terms.pairs, problems), terms.seats);
    if (problems.size() == before)
        for (core::Problem& fault : core::checkArena(from, terms, lineUps))
            problems.push_back(std::move(fault));
    nameArguments(problems);
    if (problems.size() != before)
        return std::nullopt;
    terms.teams = core::arenaTeams(from, terms, lineUps);
    return lineUps;
}

} // namespace app::cli
