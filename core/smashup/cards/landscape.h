#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core::smashup {

/// The picture of a base is a recipe of two words, a colour and a kind of land: "green spires". Nothing of it reaches a
/// match.

/// The words for kinds, in the order of the alphabet.
const std::vector<std::string_view>& landscapeKinds();
/// The words for colours.
const std::vector<std::string_view>& landscapeColours();
/// "#rrggbb" of such a word, small letters; empty for an unknown one.
std::string landscapeColour(std::string_view word);

/// What a base without a recipe gets, "#rrggbb kind": from its name and the colour of its faction, always the same.
std::string landscapeOf(std::string_view name, std::string_view factionColour);

} // namespace core::smashup
