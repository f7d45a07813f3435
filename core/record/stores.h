#pragma once

#include "core/record/arena_record.h"
#include "core/record/article.h"
#include "core/record/match_record.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace core {

/// What kind of refusal it is, for those who act on it by themselves.
enum class Refusal : std::uint8_t {
    Other, ///< as its sentence says
    InUse, ///< another program is writing; the same call may be done in a moment
    Outdated, ///< another program has changed the match since; no repetition helps
};

/// What a store answers when it could not do as asked: full disk, locked, read-only, damaged. `ok()` means done.
struct StoreResult {
    std::string error; ///< one sentence with its remedy; empty when all is well
    Refusal refusal = Refusal::Other; ///< of what kind, where it is not ok()
    bool ok() const { return error.empty(); }
};

/// The state of a stored match as a caller knows it. Every write to it names that state, and is refused where the match
/// has another by now: nobody goes on with, takes back or ends what they have not seen.
struct MatchState {
    int choices = 0;
    int edits = 0; ///< MatchSummary::edits: 0 at its beginning; truncate() and finish() add one
};

/// How many matches of a game are kept.
struct MatchTotals {
    int all = 0;
    int running = 0;
};

/// Matches as they are played. Every call is one transaction: after a crash the match is there up to its last choice.
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
    virtual StoreResult list(std::vector<MatchSummary>& matches) const = 0; ///< all, newest first
    /// A part of list(): at most `most` matches that come after `last`, or the first ones where it is null.
    virtual StoreResult listAfter(const MatchSummary* last, int most, std::vector<MatchSummary>& matches) const = 0;
    /// The newest running matches of a game, at most `most`.
    virtual StoreResult running(const std::string& game, int most, std::vector<MatchSummary>& matches) const = 0;
    virtual StoreResult total(const std::string& game, MatchTotals& totals) const = 0;
    virtual StoreResult load(std::int64_t id, MatchRecord& record) const = 0; ///< unknown id: an error that names it
    virtual StoreResult remove(std::int64_t id) = 0;

    /// The newest finished matches of a game whose final count nobody has written yet, at most `most`.
    virtual StoreResult uncounted(const std::string& game, int most, std::vector<std::int64_t>& ids) const = 0;
    /// Writes the final counts of matches by id. One that has a count by now, or is not finished, stays as it is.
    virtual StoreResult storeCounts(const std::map<std::int64_t, FinalCount>& counts) = 0;
};

/// Opens the stored matches once more, for the thread that calls, which alone may use and destroy what it gets. Null,
/// with `result`, where that fails.
using OpenMatches = std::function<std::shared_ptr<MatchStore>(StoreResult& result)>;

/// A pair of factions under a name.
struct SavedPair {
    std::int64_t id = 0;
    std::string name;
    std::string game;
    std::string set;
    std::vector<std::string> factions;
    int played = 0; ///< finished matches of this pair, filled by list()
    int won = 0;
};

class PairStore {
public:
    virtual ~PairStore() = default;
    virtual StoreResult list(std::vector<SavedPair>& pairs) const = 0; ///< by name
    virtual StoreResult add(const SavedPair& pair, std::int64_t& id) = 0; ///< a taken name is an error
    virtual StoreResult rename(std::int64_t id, const std::string& name) = 0;
    virtual StoreResult remove(std::int64_t id) = 0;
};

/// What an import found.
struct Import {
    int changed = 0; ///< files that were stored anew or dropped
    std::vector<std::string> damaged; ///< paths whose stored bytes were not those of their hash; also where it failed
};

/// Factions, cards and bases as they were imported.
class ContentStore {
public:
    virtual ~ContentStore() = default;
    /// Imports files whose bytes are new or changed, or stored damaged, and drops those that are gone; all or nothing.
    virtual StoreResult importFiles(const std::string& game, const std::vector<SourceFile>& files, Import& import) = 0;
    /// By path. An error where the bytes of one are not those of its hash.
    virtual StoreResult files(const std::string& game, std::vector<SourceFile>& files) const = 0;
    /// Writes the cards a game lists into their tables, for search and statistics.
    virtual StoreResult storeCards(const Game& game) = 0;
};

/// What the rules say, and the way to it.
class ArticleStore {
public:
    virtual ~ArticleStore() = default;
    /// Puts `book` in the place of what the game had, unless it is the same already. After storeCards(): cards are
    /// found by their sentences too.
    virtual StoreResult storeArticles(const std::string& game, const ArticleBook& book) = 0;
    virtual StoreResult contents(const std::string& game, std::vector<ArticleHead>& heads) const = 0; ///< in order
    /// With everything around it. An unknown address: an error that names it.
    virtual StoreResult load(const std::string& game, const std::string& address, Article& article) const = 0;
    /// The best `limit` hits, best first, and how many there are of each kind. Takes whatever a person types; the last
    /// word may be half typed.
    virtual StoreResult search(const std::string& game, const std::string& words, int limit,
        std::vector<ArticleHit>& hits, std::map<std::string, int>& found) const
        = 0;
};

/// What was played in the arena, so that a run can be gone on with.
class ArenaStore {
public:
    virtual ~ArenaStore() = default;
    virtual StoreResult find(const ArenaTerms& terms, std::int64_t& id) const = 0; ///< 0 where there is none
    /// Gives the run of these terms; one begins where there is none.
    virtual StoreResult begin(const ArenaTerms& terms, std::int64_t& id) = 0;
    /// Adds a whole group. One that is there already stays as it is.
    virtual StoreResult add(std::int64_t id, const ArenaGroup& group) = 0;
    /// A run that is played again takes the place of the one of its terms, which is removed. Any other stays as it is.
    virtual StoreResult replace(std::int64_t id) = 0;
    virtual StoreResult list(std::vector<ArenaRun>& runs) const = 0; ///< newest first, without groups and think times
    virtual StoreResult load(std::int64_t id, ArenaRun& run) const = 0; ///< unknown id: an error that names it
    virtual StoreResult remove(std::int64_t id) = 0;
};

} // namespace core
