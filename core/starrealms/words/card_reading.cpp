#include "core/starrealms/words/card_reading.h"

#include <algorithm>

namespace core::starrealms {

namespace {

const CardLibrary& libraryOf(const Game& game)
{
    return dynamic_cast<const WithCards&>(game).library();
}

} // namespace

bool CardReading::has(Slot slot) const
{
    return std::any_of(
        abilities.begin(), abilities.end(), [slot](const AbilityWords& each) { return each.slot == slot; });
}

std::optional<CardReading> readingOf(const Game& game, std::string_view name, language::Language language)
{
    const CardLibrary& library = libraryOf(game);
    const DefId def = library.find(name);
    if (def == kNoDef)
        return std::nullopt;
    const Facts& facts = library.facts(def);
    CardReading reading;
    reading.info = infoOf(library, def, language);
    reading.kind = facts.kind;
    reading.faction = facts.faction;
    reading.colour = library.colourOf(facts.faction);
    reading.cost = facts.cost;
    reading.defense = facts.defense;
    reading.starting = facts.starting;
    reading.explorer = facts.explorer;
    reading.allyOfAll = facts.allyOfAll;
    reading.abilities = abilitiesOf(library, def, language);
    return reading;
}

std::vector<Gains> gainsOf(const Game& game, std::string_view name, unsigned slots)
{
    const DefId def = libraryOf(game).find(name);
    return def == kNoDef ? std::vector<Gains>(1) : gainsOf(libraryOf(game), def, slots);
}

int tradeDeckSize(const Game& game, std::string_view set)
{
    return static_cast<int>(libraryOf(game).tradeDeckOf(set).size());
}

int explorersOf(const Game& game, std::string_view set)
{
    return libraryOf(game).explorersOf(set);
}

} // namespace core::starrealms
