#include "core/pairs/own_import.h"

#include "core/pairs/parts.h"
#include "core/text/names.h"

#include <algorithm>

namespace core {

namespace {

constexpr int kMostTried = 5; ///< names of a copy whose cards have names of others

/// Tells whether an own faction or one of the game is called so.
std::function<bool(const std::string&)> takenNames(const Game& game, const std::vector<StoredFaction>& there)
{
    std::vector<std::string> names;
    for (const StoredFaction& each : there)
        names.push_back(each.name);
    for (const FactionInfo& each : game.factions())
        names.push_back(each.name);
    return [names](const std::string& name) {
        return std::any_of(names.begin(), names.end(), [&](const auto& each) { return sameLetters(each, name); });
    };
}

/// "Robots" of "Robots (copy)" and of "Robots (copy 2)", where `mark` is "copy"; without a mark of "Robots (2)".
std::string withoutMark(const std::string& name, const std::string& mark)
{
    const auto [stem, behind] = splitMark(name);
    if (!mark.empty() && behind == " (" + mark + ")")
        return stem;
    const std::string counted = mark.empty() ? " (" : " (" + mark + " ";
    if (!behind.starts_with(counted) || behind.size() <= counted.size() + 1)
        return name;
    const std::string number = behind.substr(counted.size(), behind.size() - counted.size() - 1);
    return number.find_first_not_of("0123456789") == std::string::npos ? stem : name;
}

void stop(OwnImport& import, const StoreResult& result)
{
    import.faction.id = 0;
    import.faults.push_back({ "", result.error, "" });
}

} // namespace

StoreResult offerOwn(const Game& game, const FactionStore& store)
{
    OwnFactions* const own = game.own();
    if (own == nullptr)
        return {};
    std::vector<StoredFaction> there;
    if (StoreResult result = store.list(game.id(), there); !result.ok())
        return result;
    std::vector<std::string> texts;
    for (StoredFaction& each : there)
        if (each.sound)
            texts.push_back(std::move(each.text));
    own->offer(texts);
    return {};
}

std::string freeFactionName(const Game& game, const std::vector<StoredFaction>& there, const std::string& wanted)
{
    const auto taken = takenNames(game, there);
    std::string name = wanted;
    for (int number = 2; taken(name); ++number)
        name = wanted + " (" + std::to_string(number) + ")";
    return name;
}

FreeCopy freeCopy(const Game& game, const std::vector<StoredFaction>& there, const std::string& wanted,
    const std::string& mark, const std::function<std::string(const std::string& name)>& textUnder)
{
    const auto taken = takenNames(game, there);
    const std::string stem = withoutMark(wanted, mark);
    FreeCopy first;
    int tried = 0;
    for (int number = mark.empty() ? 2 : 1; tried < kMostTried; ++number) {
        const std::string counted = number == 1 ? mark : (mark.empty() ? mark : mark + " ") + std::to_string(number);
        const std::string name = stem + " (" + counted + ")";
        if (taken(name))
            continue;
        FreeCopy made { name, textUnder(name) };
        if (game.own()->check(made.text, {}).sound())
            return made;
        if (tried++ == 0)
            first = std::move(made);
    }
    return first;
}

OwnImport importOwn(const Game& game, FactionStore& store, std::string_view text, SameFaction same)
{
    OwnImport import;
    OwnFactions& own = *game.own();
    std::vector<StoredFaction> there;
    if (const StoreResult result = store.list(game.id(), there); !result.ok()) {
        stop(import, result);
        return import;
    }
    StoredFaction& faction = import.faction;
    faction = { 0, game.id(), own.infoOf(text).name, std::string(text), true };
    const auto other = std::find_if(
        there.begin(), there.end(), [&](const StoredFaction& each) { return sameLetters(each.name, faction.name); });
    if (other != there.end()) {
        if (other->text == faction.text) {
            faction = *other;
            import.known = true;
            return import;
        }
        if (same == SameFaction::KeepBoth) {
            const FreeCopy copy = freeCopy(
                game, there, faction.name, {}, [&](const std::string& name) { return own.renamed(text, name); });
            faction.name = copy.name;
            faction.text = copy.text;
        }
    }
    const bool replaces = other != there.end() && same == SameFaction::Replace;
    import.faults
        = own.check(faction.text, other != there.end() && same != SameFaction::KeepBoth ? other->name : "").faults;
    import.nameTaken = import.faults.empty() && other != there.end() && same == SameFaction::Refuse;
    if (!import.faults.empty() || import.nameTaken)
        return import;
    if (replaces)
        faction.id = other->id;
    StoreResult result = replaces ? store.change(faction) : store.add(faction);
    if (result.ok())
        result = offerOwn(game, store);
    if (!result.ok())
        stop(import, result);
    return import;
}

} // namespace core
