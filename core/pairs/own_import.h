#pragma once

#include "core/game/game.h"
#include "core/game/own_factions.h"
#include "core/stores/faction_store.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Offers those of the store that are sound in the place of the game's own ones before.
StoreResult offerOwn(const Game& game, const FactionStore& store);

/// `wanted`, or it with the next number that neither an own faction nor one of the game has: "Gardeners (2)".
std::string freeFactionName(const Game& game, const std::vector<StoredFaction>& there, const std::string& wanted);

/// The text of a faction that goes beside another, and the name in it.
struct FreeCopy {
    std::string name;
    std::string text;
};
/// One with a name that no faction has and, where it can be, card names that none has: "Robots (copy)" or, further on,
/// "Robots (copy 2)", of `wanted` and the `mark` "copy"; without a mark "Robots (2)". `textUnder` writes the text under
/// a name.
FreeCopy freeCopy(const Game& game, const std::vector<StoredFaction>& there, const std::string& wanted,
    const std::string& mark, const std::function<std::string(const std::string& name)>& textUnder);

/// What to do with a faction whose name another own one has.
enum class SameFaction : std::uint8_t { Refuse, Replace, KeepBoth };

/// What became of a faction that was to be taken from a text.
struct OwnImport {
    StoredFaction faction; ///< as it is stored now; without id where it was not taken
    bool known = false; ///< just this text is there already
    bool nameTaken = false; ///< refused for its name alone
    Problems faults; ///< why it was not taken
};

/// Takes a faction from a text, if it is sound, and offers it with the others.
OwnImport importOwn(const Game& game, FactionStore& store, std::string_view text, SameFaction same);

} // namespace core
