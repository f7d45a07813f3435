#pragma once

#include "core/ai/arena/line_ups.h"
#include "core/stores/pair_store.h"

namespace app::cli {

struct Context;

/// The factions of "aliens + Pirates" or of the saved pair of that name, spelled as the game spells them. All of `set`,
/// the game's default where it is empty. `where` is what the problems are told of.
std::vector<std::string> readPair(const core::Game& game, const std::string& set, const std::string& text,
    const std::vector<core::SavedPair>& saved, const std::string& where, core::Problems& problems);

/// "all", the one box whose name has these words, or PAIR:PAIR:…, for those who measure many matches; `told` is how
/// that is told later. One empty pair in a game without any.
std::vector<core::FactionPair> readPairs(Context& context, const core::Game& game, const std::string& set,
    const std::string& pairs, std::string& told, core::Problems& problems);

/// What meets what in a lab: pairs, as readPairs() has them, or in a game with roles all of those, or ROLE:ROLE:…, each
/// for itself. The game has one or the other.
std::vector<core::FactionPair> readSides(Context& context, const core::Game& game, const std::string& set,
    const std::string& sides, core::Problems& problems);

} // namespace app::cli
