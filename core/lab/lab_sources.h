#pragma once

#include "core/game/game.h"
#include "core/lab/lab_record.h"
#include "core/lab/lab_store.h"

#include <optional>

namespace core {

/// A lab that figures of pairs are taken from.
struct LabSource {
    LabTable table;
    bool own = false; ///< played here; else it came with the program
    bool older = false; ///< by other cards, rules or players than there are now; see findOlder()
};

/// The labs of a set, with matches and without match options: those that came with the program and those that are
/// kept. A store that cannot be read costs what it keeps.
std::vector<LabSource> labSources(
    const Game& game, const std::string& set, const std::vector<LabFindings>& findings, const LabStore* store);

/// Finds out which would be played otherwise now. Their players play the beginning of some matches, which takes a
/// moment.
void findOlder(const Game& game, std::vector<LabSource>& sources);

/// The lab that says most of all these pairs: one of today's before an older one; of those the findings of the program,
/// until an own lab by a player who is no weaker knows these pairs more exactly. Null where none has all of them.
const LabSource* sourceOf(const std::vector<LabSource>& sources, const std::vector<FactionPair>& pairs);

/// Adds what `from` has of the cells of `into`, whichever other pairs either has: what a block begins with hangs on its
/// two pairs. Nothing of a lab of other terms, nor of a cell in which both have a block. `from` is not of an older
/// version.
void takeOver(LabTable& into, const LabTable& from);

/// What a lab says of one pair.
struct PairStanding {
    Estimate share; ///< the mean over the others; see shareOfPair()
    int others = 0; ///< that it met
    std::int64_t matches = 0;
};

/// The pair's place among those of the terms.
std::optional<std::size_t> placeOf(const LabTerms& terms, FactionPair pair);
PairStanding standingOf(const LabTable& table, std::size_t pair);
/// What one pair's mean over the others is more than another's.
Estimate leadOf(const PairStanding& one, const PairStanding& other);

} // namespace core
