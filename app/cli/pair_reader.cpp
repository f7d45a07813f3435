#include "app/cli/pair_reader.h"

#include "app/cli/nearest.h"

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

std::string allOf(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

}

std::vector<std::string> readPair(const core::Game& game, const std::string& set, const std::string& text,
    const std::vector<core::SavedPair>& saved, const std::string& where, core::Problems& problems)
{
    const std::vector<std::string> names = factionsOf(game, set);
    std::vector<std::string> factions;
    core::Problems unknown;
    for (const std::string& part : partsOf(text)) {
        const std::string faction = sameName(part, names);
        if (!faction.empty()) {
            factions.push_back(faction);
        } else {
            const std::string near = part.empty() ? std::string() : didYouMean(part, names);
            unknown.push_back({ where, "there is no faction \"" + part + '"' + near,
                near.empty() ? "choose among " + allOf(names) : "" });
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
                problems.push_back({ where, "the pair \"" + pair.name + "\" is of the set " + pair.set,
                    "add --set " + pair.set + " for a match with it" });
            return pair.factions;
        }
        if (!unknown.empty() && text.find('+') == std::string::npos) {
            const std::string pair = trimmed(text);
            const std::string near = didYouMean(pair, savedNames);
            problems.push_back({ where, "there is no saved pair \"" + pair + '"' + near,
                near.empty() ? "write two factions, such as Aliens+Pirates; pairs list shows the saved ones" : "" });
        } else {
            problems.insert(problems.end(), unknown.begin(), unknown.end());
        }
        if (!unknown.empty())
            return {};
    }
    if (!whole)
        problems.push_back({ where,
            "a pair is " + std::to_string(game.factionsPerSeat()) + " factions, not " + std::to_string(factions.size()),
            "write FACTION+FACTION, such as Aliens+Pirates" });
    for (std::size_t i = 1; i < factions.size(); ++i)
        if (std::find(factions.begin(), factions.begin() + static_cast<std::ptrdiff_t>(i), factions[i])
            != factions.begin() + static_cast<std::ptrdiff_t>(i))
            problems.push_back({ where, factions[i] + " is there twice", "choose two different ones" });
    return factions;
}

} // namespace app::cli
