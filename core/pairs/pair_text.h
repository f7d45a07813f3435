#pragma once

#include "core/game/game.h"
#include "core/stores/pair_store.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// A pair as one line to send to others, readable and with its version:
/// "Breakpoint pair 1 | smashup | first | Aliens + Pirates | Sea dogs". What is written down about a pair stays at
/// home.
std::string toLine(const SavedPair& pair);

/// The pair of such a line, wherever in `text` it stands, its names spelled as the game spells them. Nothing, with
/// every fault named by its part, when there is none or the game does not have it.
std::optional<SavedPair> pairFromLine(const Game& game, std::string_view text, Problems& problems);

/// Pairs as a JSON file (resources/schemas/breakpoint-pairs.schema.json), with their notes and tags.
std::string toJson(const std::vector<SavedPair>& pairs);

/// The pairs of such a file as far as they are of `game`; those of other games are left out. Nothing, with every fault
/// named by its place, when the text is no such file or names what the game does not have.
std::optional<std::vector<SavedPair>> pairsFromJson(const Game& game, std::string_view text, Problems& problems);

} // namespace core
