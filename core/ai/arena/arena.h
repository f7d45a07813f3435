#pragma once

#include "core/ai/arena/arena_tally.h"
#include "core/ai/arena/line_ups.h"
#include "core/ai/player.h"

#include <functional>

namespace core {

/// One player against others of another kind, over many deals: see ArenaGroup.
struct ArenaRequest {
    ArenaTerms terms;
    int groups = 1; ///< the test may end it sooner
    int threads = 1;
};

/// Told on the thread that called, after each group; the tally has it. False stops the run.
using ArenaListener = std::function<bool(const ArenaGroup& group)>;

/// What group `number` begins with, whoever sits where.
MatchSetup arenaSetup(const ArenaTerms& terms, const LineUps& lineUps, int number);

/// How many teams the seats belong to, by the game's own rules; 0 where each is for itself. The terms must be sound
/// (checkArena()); their own teams are not looked at.
int arenaTeams(const Game& game, const ArenaTerms& terms, const LineUps& lineUps);

/// Who plays `match`, begun by arenaSetup(), where A sits in that seat. It must outlive their choices.
PerSeat<std::unique_ptr<Player>> arenaPlayers(
    const Game& game, const ArenaTerms& terms, const Match& match, std::uint64_t seed, int seatOfA);

/// Every fault of the terms: seats, players, options, a line-up that the game refuses.
Problems checkArena(const Game& game, const ArenaTerms& terms, const LineUps& lineUps);

/// Plays the groups that `tally` does not have yet, lowest numbers first, until its report is complete, `stop` is true
/// or the listener says so; a group that is not finished by then is dropped. The report at the end of a whole run is
/// the same whatever was there before and however many threads played, where the players' chance comes from their
/// seeds alone. False, with `problems`, when checkArena() finds faults or a match does not end.
///
/// The processor time of a choice is the playing thread's; with one thread it is the whole program's, so that it holds
/// for players with threads of their own too.
bool runArena(const Game& game, const ArenaRequest& request, const LineUps& lineUps, ArenaTally& tally,
    const std::atomic<bool>& stop, const ArenaListener& listener, Problems& problems);

} // namespace core
