#include "app/cli/pair_reader.h"

#include "app/cli/command.h"
#include "app/cli/nearest.h"
#include "app/terminal_text.h"
#include "core/language/edition.h"
#include "database/database.h"

#include <algorithm>
#include <set>

namespace app::cli {

namespace {

std::vector<std::string> factionsOf(const core::Game& game, const std::string& set)
{
    const std::vector<std::string> sets = game.setNames();
    const bool known = std::find(sets.begin(), sets.end(), set) != sets.end();
    const std::string wanted = set.empty() ? sets.front() : set;
    std::vector<std::string> names;
    for (const core::FactionInfo& faction : game.factions())
        if (faction.set == wanted || (!known && !set.empty())) // what is wrong with the set is told elsewhere
            names.push_back(faction.name);
    std::sort(names.begin(), names.end());
    return names;
}

}

std::vector<std::string> readPair(const core::Game& game, const std::string& set, const std::string& text,
    const std::vector<core::SavedPair>& saved, const std::string& where, core::Problems& problems)
{
    const std::vector<std::string> names = factionsOf(game, set);
    std::vector<std::string> factions;
    core::Problems unknown;
    for (const std::string& part : split(text, '+')) {
        const std::string faction = sameName(core::language::keptName(trimmed(part)), names);
        if (!faction.empty()) {
            factions.push_back(faction);
        } else {
            const bool near = !part.empty() && !nearest(part, names).empty();
            unknown.push_back(near
                    ? problem(where, didYouMean(noFaction(part), part, names))
                    : problem(where, noFaction(part), CliWords::tr("choose among %1").arg(listed(names))));
        }
    }
    const bool whole = static_cast<int>(factions.size()) == game.factionsPerSeat();
    if (!unknown.empty() || !whole) {
        std::vector<std::string> savedNames;
        for (const core::SavedPair& pair : saved)
            if (pair.game == game.id())
                savedNames.push_back(pair.name);
        const std::string name = sameName(text, savedNames);
        for (const core::SavedPair& pair : saved) {
            if (name.empty() || pair.game != game.id() || pair.name != name)
                continue;
            if (!pair.set.empty() && pair.set != (set.empty() ? game.setNames().front() : set))
                problems.push_back(problem(where,
                    CliWords::tr("the pair \"%1\" is of the set %2").arg(asText(pair.name), asText(pair.set)),
                    CliWords::tr("add --set %1 for a match with it").arg(asText(pair.set))));
            return pair.factions;
        }
        if (!unknown.empty() && text.find('+') == std::string::npos) {
            const std::string pair = trimmed(text);
            const QString fault = CliWords::tr("there is no saved pair \"%1\"").arg(asText(pair));
            problems.push_back(nearest(pair, savedNames).empty()
                    ? problem(where, fault,
                        CliWords::tr("write two factions, such as Aliens+Pirates; pairs list shows the saved ones"))
                    : problem(where, didYouMean(fault, pair, savedNames)));
        } else {
            problems.insert(problems.end(), unknown.begin(), unknown.end());
        }
        if (!unknown.empty())
            return {};
    }
    if (!whole)
        problems.push_back(problem(where,
            CliWords::tr("a pair is %1 factions, not %2").arg(asText(game.factionsPerSeat()), asText(factions.size())),
            CliWords::tr("write FACTION+FACTION, such as Aliens+Pirates")));
    for (std::size_t i = 1; i < factions.size(); ++i)
        if (std::find(factions.begin(), factions.begin() + static_cast<std::ptrdiff_t>(i), factions[i])
            != factions.begin() + static_cast<std::ptrdiff_t>(i))
            problems.push_back(problem(where, CliWords::tr("%1 is there twice").arg(asText(factions[i])),
                CliWords::tr("choose two different ones")));
    return factions;
}

std::vector<core::FactionPair> readPairs(Context& context, const core::Game& game, const std::string& set,
    const std::string& pairs, std::string& told, core::Problems& problems)
{
    const std::string where = "--pairs " + pairs;
    if (!game.has(core::Has::Pairs)) {
        if (pairs != "all")
            problems.push_back(problem(where, CliWords::tr("%1 is played without pairs").arg(asText(game.name())),
                CliWords::tr("leave --pairs out")));
        return { {} };
    }
    std::vector<std::string> factions;
    std::set<std::string> boxes;
    std::set<std::string> meant;
    for (const core::FactionInfo& faction : game.factions()) {
        if (faction.set != set || faction.own) // whose results nobody else could measure again
            continue;
        boxes.insert(faction.box);
        if (pairs != "all" && lower(faction.box).find(lower(pairs)) == std::string::npos)
            continue;
        meant.insert(faction.box);
        factions.push_back(faction.name);
    }
    if (pairs == "all" || meant.size() == 1) {
        told = pairs == "all" ? pairs : *meant.begin();
        std::sort(factions.begin(), factions.end());
        return core::allPairs(factions, game.factionsPerSeat());
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
        named.push_back(readPair(game, set, part, saved, where, problems));
        told += told.empty() ? "" : ":";
        for (const std::string& faction : named.back())
            told += (faction == named.back().front() ? "" : "+") + faction;
    }
    return named;
}

std::vector<core::FactionPair> readSides(Context& context, const core::Game& game, const std::string& set,
    const std::string& sides, core::Problems& problems)
{
    std::string told;
    if (game.has(core::Has::Pairs))
        return readPairs(context, game, set, sides, told, problems);
    if (sides == "all")
        return core::sidesIn(game, set);
    const std::vector<std::string> names = game.roles().names();
    std::vector<core::FactionPair> named;
    for (const std::string& part : split(sides, ':'))
        if (const std::string role = looseName(part, names); !role.empty())
            named.push_back({ role });
        else
            problems.push_back(problem("--pairs " + sides,
                whichThen(CliWords::tr("there is no \"%1\"").arg(asText(printable(part))), part, names)));
    return named;
}

} // namespace app::cli
