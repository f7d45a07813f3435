#pragma once

#include <string>
#include <string_view>

namespace core::smashup {

// English as far as card texts need it.

std::string capitalised(std::string text);
/// "two" … "ten", then digits.
std::string numberWord(int number);
/// "minion" to "minions", "faction" to "factions", "Colossus" to "Colossuses".
std::string pluralOf(std::string_view noun);
/// "a minion", "an action".
std::string withArticle(std::string_view noun);
/// The first word as somebody does it: "return a minion" to "returns a minion".
std::string thirdPerson(std::string_view predicate);
/// "the winner" to "the winner's", "other players" to "other players'".
std::string possessive(std::string_view noun);

} // namespace core::smashup
