#include "app/cli/arena_arguments.h"

#include "app/cli/command.h"
#include "app/cli/match_arguments.h"
#include "app/cli/nearest.h"
#include "app/cli/pair_reader.h"
#include "app/cli/players_text.h"
#include "database/database.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <set>

namespace app::cli {

namespace {

std::vector<std::string> split(const std::string& text, char at)
{
    std::vector<std::string> parts;
    std::size_t begin = 0;
    for (std::size_t end = text.find(at); end != std::string::npos; end = text.find(at, begin)) {
        parts.push_back(trimmed(text.substr(begin, end - begin)));
        begin = end + 1;
    }
    parts.push_back(trimmed(text.substr(begin)));
    return parts;
}

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
    const std::vector<std::string> sets = from.setNames();
    terms.game = from.id();
    terms.set = set.empty() ? sets.front() : set;
    if (std::find(sets.begin(), sets.end(), terms.set) == sets.end())
        problems.push_back(problem("--set", noSet(terms.set, sets)));
    readOptions(options, terms.options, problems);
    // What has its default need not be said, so it makes no other run.
    for (const core::OptionInfo& option : from.options())
        if (const auto given = terms.options.find(option.name);
            given != terms.options.end() && given->second == option.values.front().name)
            terms.options.erase(given);
    terms.setHash = from.setHash(terms.set);
    terms.engineVersion = from.engineVersion();
    request.groups = (matches + terms.seats - 1) / terms.seats;
    if (problems.size() != before)
        return std::nullopt;
    core::LineUps lineUps(readPairs(context, from, problems), terms.seats);
    if (problems.size() == before)
        for (core::Problem& fault : core::checkArena(from, terms, lineUps))
            problems.push_back(std::move(fault));
    nameArguments(problems);
    if (problems.size() != before)
        return std::nullopt;
    terms.teams = core::arenaTeams(from, terms, lineUps);
    return lineUps;
}

std::vector<core::FactionPair> ArenaArguments::readPairs(
    Context& context, const core::Game& from, core::Problems& problems)
{
    const std::string where = "--pairs " + pairs;
    if (!from.has(core::Has::Pairs)) {
        if (pairs != "all")
            problems.push_back(problem(where, CliWords::tr("%1 is played without pairs").arg(asText(from.name())),
                CliWords::tr("leave --pairs out")));
        return { {} };
    }
    std::vector<std::string> factions;
    std::set<std::string> boxes;
    std::set<std::string> meant;
    for (const core::FactionInfo& faction : from.factions()) {
        if (faction.set != request.terms.set || faction.own) // whose results nobody else could measure again
            continue;
        boxes.insert(faction.box);
        if (pairs != "all" && lower(faction.box).find(lower(pairs)) == std::string::npos)
            continue;
        meant.insert(faction.box);
        factions.push_back(faction.name);
    }
    if (pairs == "all" || meant.size() == 1) {
        request.terms.pairs = pairs == "all" ? pairs : *meant.begin();
        std::sort(factions.begin(), factions.end());
        return core::allPairs(factions, from.factionsPerSeat());
    }
    if (pairs.find_first_of("+:") == std::string::npos) {
        std::vector<std::string> known { "all" };
        known.insert(known.end(), boxes.begin(), boxes.end());
        problems.push_back(problem(where,
            meant.empty() ? CliWords::tr("there is no such box") : CliWords::tr("there are several such boxes"),
            CliWords::tr("choose among %1, or name PAIR:PAIR").arg(listed(known))));
        return {};
    }
    std::vector<core::SavedPair> saved;
    if (context.composition.database() != nullptr)
        context.composition.database()->pairs().list(saved); // where they cannot be read no name is known
    std::vector<core::FactionPair> named;
    for (const std::string& part : split(pairs, ':')) {
        named.push_back(readPair(from, request.terms.set, part, saved, where, problems));
        std::string& told = request.terms.pairs;
        told += told.empty() ? "" : ":";
        for (const std::string& faction : named.back())
            told += (faction == named.back().front() ? "" : "+") + faction;
    }
    return named;
}

} // namespace app::cli
