#pragma once

#include "core/record/match_filter.h"
#include "core/stores/store_result.h"

#include <functional>
#include <map>
#include <memory>

namespace core {

/// The state of a stored match as a caller knows it. Every write to it names that state, and is refused where the match
/// has another by now: nobody goes on with, takes back or ends what they have not seen.
struct MatchState {
    int choices = 0;
    int edits = 0; ///< MatchSummary::edits: 0 at its beginning; truncate(), finish() and rewrite() add one
};

/// How many matches of a game are kept.
struct MatchTotals {
    int all = 0;
    int running = 0;
    int inBin = 0; ///< deleted ones, which `all` leaves out
};

/// How long a match that was deleted can be brought back.
inline constexpr int kDaysInBin = 30;

/// A match in the bin.
struct RemovedMatch {
    MatchSummary summary;
    std::string removedAt; ///< ISO 8601, UTC
};

/// Matches as they are played. Every call is one transaction: after a crash the match is there up to its last choice.
/// A match that was deleted lies in the bin: no call sees it but those that are of the bin.
class MatchStore {
public:
    virtual ~MatchStore() = default;
    /// Stores a match that begins, or a whole one that comes from elsewhere, and gives its id.
    virtual StoreResult begin(const MatchRecord& record, std::int64_t& id) = 0;
    /// Adds the choices, standings and marks made since the last call.
    virtual StoreResult append(std::int64_t id, const MatchState& known, const std::vector<RecordedChoice>& choices,
        const std::vector<TurnStanding>& standings, const std::vector<RecordedMark>& marks)
        = 0;
    /// Takes back the last choices so that `choices`, fewer than there are, remain; standings and marks whose
    /// `choice` is greater go too. A match that was over is running again.
    virtual StoreResult truncate(std::int64_t id, const MatchState& known, int choices) = 0;
    /// Writes how the match ended: the status, turns, winners, score, final count and time of `end`.
    virtual StoreResult finish(std::int64_t id, const MatchState& known, const MatchSummary& end) = 0;
    /// Writes a match of a table anew, in the place of what was written up of it before. Its tags stay. A match that
    /// was played here is refused.
    virtual StoreResult rewrite(std::int64_t id, const MatchState& known, const MatchRecord& record) = 0;
    virtual StoreResult list(std::vector<MatchSummary>& matches) const = 0; ///< all, newest first
    /// A part of list(): at most `most` matches that come after `last`, or the first ones where it is null.
    virtual StoreResult listAfter(const MatchSummary* last, int most, std::vector<MatchSummary>& matches) const = 0;
    /// The running matches of a game, those that were played last first, at most `most`.
    virtual StoreResult running(const std::string& game, int most, std::vector<MatchSummary>& matches) const = 0;
    virtual StoreResult total(const std::string& game, MatchTotals& totals) const = 0;
    virtual StoreResult load(std::int64_t id, MatchRecord& record) const = 0; ///< unknown id: an error that names it

    /// A part of what a filter finds, in an order: at most `most` matches after the first `skipped`.
    virtual StoreResult find(const MatchFilter& filter, const MatchOrder& order, int skipped, int most,
        std::vector<MatchEntry>& matches) const
        = 0;
    /// The same part by its ids alone.
    virtual StoreResult findIds(
        const MatchFilter& filter, const MatchOrder& order, int skipped, int most, std::vector<std::int64_t>& ids) const
        = 0;
    virtual StoreResult count(const MatchFilter& filter, int& matches) const = 0; ///< how many it finds
    virtual StoreResult facets(MatchFacets& facets) const = 0;

    /// Writes what people say of a match. Unknown ids are refused.
    virtual StoreResult setNotes(std::int64_t id, const std::string& notes) = 0;
    /// Gives tags to matches and takes others from them. Tags differ by more than capitals; the one that is there stays
    /// as it is written.
    virtual StoreResult changeTags(
        const std::vector<std::int64_t>& ids, const std::vector<std::string>& add, const std::vector<std::string>& take)
        = 0;

    /// Puts matches into the bin, all or none.
    virtual StoreResult remove(const std::vector<std::int64_t>& ids) = 0;
    StoreResult remove(std::int64_t id) { return remove(std::vector { id }); }
    /// Takes them out of it again, as they were. Refused where one is not in it.
    virtual StoreResult restore(const std::vector<std::int64_t>& ids) = 0;
    /// What lies in the bin, what was deleted last first, at most `most`.
    virtual StoreResult inBin(int most, std::vector<RemovedMatch>& matches) const = 0;
    /// Removes these for good, all or none. Refused where one is not in the bin.
    virtual StoreResult removeForGood(const std::vector<std::int64_t>& ids) = 0;
    /// Removes for good at most `most` of the matches that were put into the bin before that time (ISO 8601, UTC), the
    /// longest there first, and says how many. A large match takes about a millisecond.
    virtual StoreResult emptyBin(const std::string& before, int most, int& removed) = 0;

    /// The newest finished matches of a game whose final count nobody has written yet, at most `most`.
    virtual StoreResult uncounted(const std::string& game, int most, std::vector<std::int64_t>& ids) const = 0;
    /// Writes the final counts of matches by id. One that has a count by now, or is not finished, stays as it is.
    virtual StoreResult storeCounts(const std::map<std::int64_t, FinalCount>& counts) = 0;
};

/// Opens the stored matches once more, for the thread that calls, which alone may use and destroy what it gets. Null,
/// with `result`, where that fails.
using OpenMatches = std::function<std::shared_ptr<MatchStore>(StoreResult& result)>;

} // namespace core
