#include "app/cli/match_arguments.h"

#include "app/cli/command.h"
#include "app/cli/nearest.h"
#include "app/cli/pair_reader.h"
#include "app/cli/players_text.h"
#include "core/ai/players/player_factory.h"
#include "core/ai/players/player_spec.h"
#include "core/language/saying.h"
#include "database/database.h"

#include <algorithm>
#include <cctype>

namespace app::cli {

namespace {

/// "Greedy 2" for a seat that "greedy" sits in, "Level 4 (2)" for "level:4", "Level 4, patient (2)" for one with a
/// style. Records keep it, so it is the same in every language; people have no name.
std::string seatName(const std::string& player, std::size_t seat)
{
    if (player == core::kHumanPlayer && seat < core::kMaxSeats)
        return core::language::unnamed(static_cast<int>(seat) + 1);
    const core::StyledSpec spec = core::splitStyle(player);
    std::string style = spec.style.empty() ? "" : ", " + spec.style;
    std::replace(style.begin(), style.end(), '-', ' ');
    const std::string number = std::to_string(seat + 1);
    if (spec.player.starts_with("level:"))
        return "Level " + spec.player.substr(spec.player.find(':') + 1) + style + " (" + number + ')';
    std::string name = player.substr(0, player.find(':'));
    name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
    return style.empty() ? name + ' ' + number : name + style + " (" + number + ')';
}

}

void MatchArguments::declare(Parser& parser)
{
    parser.text("--game", game, CliWords::tr("which game; left out where there is one"));
    parser.texts("--seat", seats,
        CliWords::tr(
            "who sits there, one --seat for each: PAIR:PLAYER (Aliens+Pirates:level:3), where PAIR is two factions or "
            "the name of a saved pair, and PLAYER is human, level:0 to level:5, or a level with a character "
            "(level:3,style=patient). In a game without pairs PLAYER alone, or what the seat is and PLAYER (Red "
            "Duchy:level:3) where each is something else"));
    parser.text("--set", set, CliWords::tr("which printing; the game's default when left out"));
    declareOptions(parser, options);
    parser.seed(seed, &seedGiven);
    parser.footer([this] { return playersText(measured); });
}

bool MatchArguments::resolve(Context& context, const core::Game& from, core::MatchSetup& setup,
    std::vector<std::string>& players, core::Problems& problems) const
{
    const std::size_t before = problems.size();
    std::vector<core::SavedPair> saved;
    if (from.has(core::Has::Pairs) && context.composition.database() != nullptr)
        context.composition.database()->pairs().list(saved); // where they cannot be read no name is known
    setup.set = set;
    setup.seed = seed;
    if (seats.empty()) {
        problems.push_back(problem("--seat", CliWords::tr("nobody sits at the table"),
            from.has(core::Has::Pairs)
                ? CliWords::tr("write --seat PAIR:PLAYER for each seat, as --seat Aliens+Pirates:human --seat "
                               "Ninjas+Robots:level:3")
                : CliWords::tr("write --seat PLAYER for each seat")));
        return false;
    }
    for (const std::string& seat : seats) {
        const std::string where = "--seat " + seat;
        core::SeatSetup made;
        std::string player = seat;
        if (from.has(core::Has::Pairs)) {
            const std::size_t colon = seat.find(':');
            if (colon == std::string::npos || colon + 1 == seat.size()) {
                problems.push_back(problem(where, CliWords::tr("no player is named"),
                    CliWords::tr("write PAIR:PLAYER, as Aliens+Pirates:greedy")));
                continue;
            }
            made.factions = readPair(from, set, seat.substr(0, colon), saved, where, problems);
            player = trimmed(seat.substr(colon + 1));
        } else if (const std::size_t colon = seat.find(':'); colon != std::string::npos) {
            const std::string role = looseName(seat.substr(0, colon), from.roles().names());
            if (!role.empty()) {
                made.factions = { role };
                player = trimmed(seat.substr(colon + 1));
            }
        }
        for (core::Problem fault :
            measured ? core::checkMeasuredPlayer(player, from) : core::checkPlayer(player, from)) {
            fault.where = where;
            problems.push_back(std::move(fault));
        }
        made.name = seatName(player.empty() ? "player" : player, setup.seats.size());
        setup.seats.push_back(std::move(made));
        players.push_back(player);
    }
    readOptions(options, setup.options, problems);
    if (problems.size() == before) {
        core::Problems faults = from.check(setup);
        nameArguments(faults);
        problems.insert(problems.end(), faults.begin(), faults.end());
    }
    return problems.size() == before;
}

void declareOptions(Parser& parser, std::vector<std::string>& options)
{
    parser.texts("--option", options,
        CliWords::tr(
            "a match option, NAME=VALUE (shared_factions=yes); a name that is none is answered with those there "
            "are"));
}

void readOptions(
    const std::vector<std::string>& given, std::map<std::string, std::string>& options, core::Problems& problems)
{
    for (const std::string& option : given) {
        const std::size_t equals = option.find('=');
        if (equals == std::string::npos)
            problems.push_back(
                problem("--option " + option, CliWords::tr("no value is given"), CliWords::tr("write NAME=VALUE")));
        else
            options[option.substr(0, equals)] = option.substr(equals + 1);
    }
}

std::string readSet(const core::Game& game, const std::string& given, core::Problems& problems)
{
    const std::vector<std::string> sets = game.setNames();
    const std::string set = given.empty() ? sets.front() : given;
    if (std::find(sets.begin(), sets.end(), set) == sets.end())
        problems.push_back(problem("--set", noSet(set, sets)));
    return set;
}

std::map<std::string, std::string> readOwnOptions(
    const core::Game& game, const std::vector<std::string>& given, core::Problems& problems)
{
    std::map<std::string, std::string> options;
    readOptions(given, options, problems);
    for (const core::OptionInfo& option : game.options())
        if (const auto found = options.find(option.name);
            found != options.end() && found->second == option.values.front().name)
            options.erase(found);
    return options;
}

void nameArguments(core::Problems& problems)
{
    constexpr std::string_view kOption = "options/";
    for (core::Problem& fault : problems)
        if (fault.where.starts_with(kOption))
            fault.where.replace(0, kOption.size(), "--option ");
}

std::vector<std::string> firstFactions(const core::Game& game)
{
    const std::string set = game.setNames().front();
    std::vector<std::string> names;
    for (const core::FactionInfo& faction : game.factions())
        if (faction.set == set && !faction.own)
            names.push_back(faction.name);
    std::sort(names.begin(), names.end());
    return names;
}

core::MatchSetup anySetup(const core::Game& game, const std::vector<std::string>& factions, std::size_t first)
{
    core::MatchSetup setup;
    for (int seat = 0; seat < std::max(2, game.minSeats()); ++seat) {
        core::SeatSetup made;
        made.name = "Seat " + std::to_string(seat + 1);
        for (int i = 0; i < game.factionsPerSeat() && !factions.empty(); ++i)
            made.factions.push_back(factions[first++ % factions.size()]);
        setup.seats.push_back(std::move(made));
    }
    return setup;
}

} // namespace app::cli
