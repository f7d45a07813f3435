#pragma once

#include "core/game/shelf.h"
#include "core/record/match_store.h"

#include <QString>

namespace ui {

/// Which matches a list shows, and in which order: what a person asked for.
struct MatchQuery {
    QString words {}; ///< all of them are in it
    core::MatchFilter filter {}; ///< without its games and words
    core::MatchOrder order {};

    bool operator==(const MatchQuery&) const = default;
};

/// The query as a store understands it: of the matches of `games`, with their names and those of their sets as words.
core::MatchFilter filterOf(const MatchQuery& query, const core::Shelf& games);

/// How many matches there are of all games together.
core::StoreResult readTotals(const core::MatchStore& store, const core::Shelf& games, core::MatchTotals& totals);

/// The newest running matches of `games`, at most `most`.
core::StoreResult readRunning(
    const core::MatchStore& store, const core::Shelf& games, int most, std::vector<core::MatchSummary>& matches);

} // namespace ui
