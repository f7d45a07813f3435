#pragma once

#include "core/hyperborea/ability/narrator.h"
#include "core/hyperborea/rules/hyperborea_match.h"
#include "core/hyperborea/sayings/sayings.h"
#include "core/hyperborea/table/prompt_ids.h"

#include <string>

/// What the sources of the notation have from each other: names above all.
namespace core::hyperborea {

inline const HyperboreaMatch& asHyperborea(const Match& match)
{
    return static_cast<const HyperboreaMatch&>(match);
}

/// Who sits there, to be spoken of or to.
inline language::Saying personAt(const HyperboreaMatch& match, int seat)
{
    return language::Saying::person(match.info().seats[static_cast<std::size_t>(seat)].name);
}

/// "D4": the same in records and for people.
inline std::string hexName(const HyperboreaMatch& match, HexId hex)
{
    return nameOf(match.library().layout(match.seatCount()).spots[hex]);
}

/// Of a text in every language the one that is spoken; the English one where that is not there.
std::string spokenText(const std::array<std::string, language::kLanguages>& texts);

language::Saying terrainWords(Terrain terrain);
/// "D4 (forest)"
language::Saying hexWords(const HyperboreaMatch& match, HexId hex);
/// A city by its name, or a ruin.
language::Saying siteWords(const HyperboreaMatch& match, HexId hex, std::size_t site);
/// A set by its name, an area by its word.
language::Saying placeWords(const HyperboreaMatch& match, std::uint8_t place);
language::Saying colourWords(std::uint8_t colour);
/// What a token does, in the spoken language.
language::Saying tokenWords(const HyperboreaMatch& match, TokenId token);
language::Saying conditionWords(const State& s, std::uint8_t condition);

} // namespace core::hyperborea
