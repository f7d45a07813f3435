#include "core/pairs/own_import.h"

#include "core/pairs/parts.h"

#include <algorithm>

namespace core {

namespace {

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
    const std::vector<FactionInfo> factions = game.factions();
    std::string name = wanted;
    const auto taken = [&] {
        return std::any_of(there.begin(), there.end(), [&](const auto& each) { return sameLetters(each.name, name); })
            || std::any_of(
                factions.begin(), factions.end(), [&](const auto& each) { return sameLetters(each.name, name); });
    };
    for (int number = 2; taken(); ++number)
        name = wanted + " (" + std::to_string(number) + ")";
    return name;
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
            faction.name = freeFactionName(game, there, faction.name);
            faction.text = own.renamed(text, faction.name);
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
