#include "app/cli/pair_reader.h"

#include "app/cli/nearest.h"
#include "core/language/edition.h"

#include <algorithm>

namespace app::cli {

namespace {

std::vector<std::string> partsOf(const std::string& pair)
{
    std::vector<std::string> parts;
    std::size_t begin = 0;
    for (std::size_t plus = pair.find('+'); plus != std::string::npos; plus = pair.find('+', begin)) {
        parts.push_back(trimmed(pair.substr(begin, plus - begin)));
        begin = plus + 1;
    }
    parts.push_back(trimmed(pair.substr(begin)));
    return parts;
}

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
    for (const std::string& part : partsOf(text)) {
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

} // namespace app::cli
