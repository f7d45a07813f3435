#pragma once

#include "core/game/shelf.h"
#include "core/record/match_store.h"

namespace core {

/// What became of a match that was to be taken from a text.
struct ImportedMatch {
    std::int64_t id = 0; ///< its number from now on; 0 where it was not taken
    std::int64_t known = 0; ///< the match that it is already; then it was not taken
    bool sound = false; ///< the text is a record of a game that is here; what is amiss is the match
    Problems faults; ///< why it was not taken
    Problems notes; ///< what to know though it was
};

/// Whether the players of a match that is to be gone on with are there; of one that is over everybody may have played.
using PlayerCheck = std::function<Problems(const MatchRecord& record, const Game& game)>;

/// Takes a match from the text of a record, whole or not at all: it must be sound, of one of `games`, and replay.
/// `again` takes it also where it is stored already.
ImportedMatch importMatch(
    std::string_view text, const Shelf& games, MatchStore& store, bool again, const PlayerCheck& players = {});

} // namespace core
