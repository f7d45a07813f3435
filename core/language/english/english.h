#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core::language {

// English as far as any game needs it.

std::string capitalised(std::string text);
/// "two" … "ten", then digits.
std::string numberWord(int number);
/// "minion" to "minions", "faction" to "factions", "Colossus" to "Colossuses".
std::string pluralOf(std::string_view noun);
/// "a minion", "an action".
std::string withArticle(std::string_view noun);
/// The first word as somebody does it: "return a minion" to "returns a minion".
std::string thirdPerson(std::string_view predicate);
/// The first word as it was done: "draw a card" to "drew a card".
std::string pastTense(std::string_view predicate);
/// "this", "this and that", "this, that, and more".
std::string listed(const std::vector<std::string>& parts);
/// "the winner" to "the winner's", "other players" to "other players'".
std::string possessive(std::string_view noun);

} // namespace core::language
