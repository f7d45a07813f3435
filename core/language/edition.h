#pragma once

#include "core/language/language.h"

#include <map>
#include <string>
#include <string_view>

namespace core::language {

/// What an edition in some language calls cards, bases and factions, by the names that records, files and ids keep.
using EditionNames = std::map<std::string, std::string, std::less<>>;

/// From now on the names of an edition are said where that language is spoken. Records keep the others.
void setEditionNames(Language language, EditionNames names);

/// As the edition of the language has it; the name itself where it has no other.
std::string nameIn(Language language, std::string_view name);
/// In the language that is spoken.
inline std::string shownName(std::string_view name)
{
    return nameIn(spoken(), name);
}
/// The name that records keep for one that somebody typed in either way, regardless of English capitals; what was typed
/// where the edition in the language that is spoken has no such name.
std::string keptName(std::string_view typed);

} // namespace core::language
