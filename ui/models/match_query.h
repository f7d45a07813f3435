#pragma once

#include "core/game/shelf.h"
#include "core/record/match_store.h"

#include <QString>

#include <stop_token>

namespace ui {

/// Which matches a list shows, and in which order.
struct MatchQuery {
    enum class Show { All, Running, Finished };

    QString words; ///< all of them are in it
    Show show = Show::All;
    int column = -1; ///< of MatchListModel, to sort by; negative: the newest first
    Qt::SortOrder order = Qt::AscendingOrder;

    bool operator==(const MatchQuery&) const = default;
};

/// The beginning of what a query finds.
struct MatchRows {
    std::vector<core::MatchSummary> matches;
    bool more = false; ///< others follow
    core::MatchTotals totals; ///< of the games, whatever the query
};

/// Reads the first `most` matches of `games` that the query finds. May look at every match there is; ends early, with
/// an incomplete answer, once it is asked to stop.
core::StoreResult readMatches(const core::MatchStore& store, const core::Shelf& games, const MatchQuery& query,
    std::size_t most, const std::stop_token& stop, MatchRows& rows);

/// The newest running matches of `games`, at most `most`.
core::StoreResult readRunning(
    const core::MatchStore& store, const core::Shelf& games, int most, std::vector<core::MatchSummary>& matches);

} // namespace ui
