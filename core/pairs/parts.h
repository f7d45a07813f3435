#pragma once

#include "core/game/game.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A line of text as this program gives it to people: what it is, its version, and its parts between bars.
struct LineOfParts {
    int version = 0;
    std::vector<std::string> parts; ///< without the spaces around them; the last one may hold bars
};

/// The first line of `text` that has "`head` VERSION | …", from there on, in at most `most` parts.
std::optional<LineOfParts> readParts(std::string_view text, std::string_view head, std::size_t most);

std::string trimmed(std::string_view text);
std::vector<std::string> partsBetween(std::string_view text, char separator);
/// Whether they are the same but for capitals, A to Z alone.
bool sameLetters(std::string_view a, std::string_view b);

/// The factions of a set, by name.
std::vector<std::string> factionNames(const Game& game, const std::string& set);
/// The set of that name, whatever its capitals; empty, with a problem at `where`, where there is none.
std::string readSet(const Game& game, const std::string& name, const std::string& where, Problems& problems);
/// The factions as the game spells them. Those that the set does not have, and those named twice, are problems.
std::vector<std::string> readFactions(const Game& game, const std::string& set, const std::vector<std::string>& names,
    const std::string& where, Problems& problems);

} // namespace core
