#include "app/cli/lab_arguments.h"

#include "app/cli/command.h"
#include "app/cli/match_arguments.h"
#include "app/cli/nearest.h"
#include "app/cli/pair_reader.h"
#include "app/cli/players_text.h"
#include "core/lab/card_worth.h"

#include <charconv>

namespace app::cli {

namespace {

constexpr double kUsualMeanWidth = 0.02;
constexpr int kMostShards = 10'000;

/// A width in points of a hundred, as a share; 0 where none is asked for.
double readWidth(const std::string& name, const std::string& text, core::Problems& problems)
{
    if (text.empty())
        return 0;
    double points = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, points);
    if (read.ec == std::errc() && read.ptr == end && points >= 0.1 && points <= 40)
        return points / 100;
    problems.push_back(problem(name + ' ' + text, CliWords::tr("this is no width"),
        CliWords::tr("write points of a hundred from 0.1 to 40, such as 2 for ± 2 points")));
    return 0;
}

bool readPart(const std::string& text, int& value)
{
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    return read.ec == std::errc() && read.ptr == text.data() + text.size();
}

}

void LabArguments::declare(Parser& parser)
{
    parser.text("--game", game, CliWords::tr("which game; left out where there is one"));
    parser.text("--player", player, CliWords::tr("who plays both sides; level:2 when left out"));
    parser.text("--pairs", pairs,
        CliWords::tr(
            "which pairs of factions play: all, those of one box (core), or PAIR:PAIR:… by their factions or saved "
            "names; in a game in which each seat is one thing, such as a realm, all or REALM:REALM:…"));
    parser.text("--set", set, CliWords::tr("which printing; the game's default when left out"));
    declareOptions(parser, options);
    parser.number("--matches", matches, 1, 10'000'000,
        CliWords::tr("how many matches of every two pairs, rounded up to whole blocks of eight"));
    parser.text("--width", width,
        CliWords::tr("play until every two pairs are known to so many points, such as 2 for ± 2 points of a hundred"));
    parser.text("--mean-width", meanWidth,
        CliWords::tr(
            "play until every pair's mean over the others is known to so many points; 2 when nothing is said"));
    parser.number("--threads", threads, 1, 256,
        CliWords::tr("how many threads; changes the time, never the result of players that count iterations"));
    parser.text("--shard", shard,
        CliWords::tr("play the K-th of N parts, K/N, on one of several machines, into the file of --out"));
    parser.seed(seed);
    parser.footer([] { return playersText(true); });
}

std::optional<core::LabTerms> LabArguments::resolve(Context& context, const core::Game& from, core::Problems& problems)
{
    const std::size_t before = problems.size();
    core::LabTerms terms;
    terms.game = from.id();
    terms.set = readSet(from, set, problems);
    terms.setHash = from.setHash(terms.set);
    terms.engineVersion = from.engineVersion();
    terms.player = player;
    terms.options = readOwnOptions(from, options, problems);
    terms.seed = seed;
    readGoal(problems);
    if (problems.size() != before)
        return std::nullopt;
    if (!core::hasLab(from)) {
        problems.push_back(problem("lab", CliWords::tr("%1 is played without pairs").arg(asText(from.name())),
            core::knowsCardWorths(from)
                ? CliWords::tr("ask what a card is worth: lab cards --game %1").arg(asText(from.id()))
                : CliWords::tr("choose another game with --game")));
        return std::nullopt;
    }
    terms.pairs = core::inOrder(readSides(context, from, terms.set, pairs, problems));
    if (problems.size() == before)
        for (core::Problem& fault : core::checkLab(from, terms))
            problems.push_back(std::move(fault));
    nameArguments(problems);
    if (problems.size() != before)
        return std::nullopt;
    return terms;
}

void LabArguments::readGoal(core::Problems& problems)
{
    const int asked = (matches > 0 ? 1 : 0) + (width.empty() ? 0 : 1) + (meanWidth.empty() ? 0 : 1);
    if (asked > 1)
        problems.push_back(problem("lab", CliWords::tr("there are several goals"),
            CliWords::tr("give one of --matches, --width and --mean-width")));
    goal.matches = matches;
    goal.width = readWidth("--width", width, problems);
    goal.meanWidth = asked == 0 ? kUsualMeanWidth : readWidth("--mean-width", meanWidth, problems);
    if (shard.empty())
        return;
    const std::vector<std::string> parts = split(shard, '/');
    int number = 0;
    if (parts.size() != 2 || !readPart(parts[0], number) || !readPart(parts[1], goal.shards) || number < 1
        || number > goal.shards || goal.shards > kMostShards) {
        problems.push_back(problem("--shard " + shard, CliWords::tr("this is no part of a lab"),
            CliWords::tr("write K/N, such as 2/8 for the second of eight")));
        return;
    }
    goal.shard = number - 1;
    // What the other parts come to is not known here.
    if (goal.width > 0)
        goal.matches = core::matchesForWidth(goal.width);
    else if (matches == 0)
        problems.push_back(problem("--shard " + shard, CliWords::tr("a mean width needs all that is played"),
            CliWords::tr("give --matches, or --width, for which each part plays what suffices in any case")));
    goal.width = 0;
}

std::string commandOf(Context& context, const core::Game& game, const core::LabTerms& terms, std::int64_t matches)
{
    std::string pairs;
    for (const char* const box : { "all", "core" }) {
        core::Problems none;
        if (pairs.empty() && core::inOrder(readSides(context, game, terms.set, box, none)) == terms.pairs)
            pairs = box;
    }
    if (pairs.empty())
        for (const core::FactionPair& pair : terms.pairs)
            pairs += (pairs.empty() ? "" : ":") + core::pairName(pair);
    std::string command = "breakpoint-cli lab --pairs " + shellWord(pairs) + " --player " + shellWord(terms.player)
        + " --set " + shellWord(terms.set) + " --matches " + std::to_string(matches) + " --seed "
        + std::to_string(terms.seed);
    for (const auto& [name, value] : terms.options)
        command += " --option " + shellWord(name + '=' + value);
    if (terms.game != Composition::defaultGame())
        command += " --game " + terms.game;
    return command;
}

} // namespace app::cli
