#pragma once

#include "core/record/arena_record.h"
#include "core/record/article.h"
#include "core/record/match_record.h"

#include <map>
#include <optional>

namespace core {

/// What a store answers when it could not do as asked: full disk, locked, read-only, damaged. `ok()` means done.
struct StoreResult {
    std::string error; ///< one sentence with its remedy; empty when all is well
    bool ok() const { return error.empty(); }
};

/// Matches as they are played. Every call is one transaction: after a crash the match is there up to its last choice.
class MatchStore {
public:
    virtual ~MatchStore() = default;
    /// Stores a match that begins, or a whole one that comes from elsewhere, and gives its id.
    virtual StoreResult begin(const MatchRecord& record, std::int64_t& id) = 0;
    /// Adds the choices, standings and scorings made since the last call.
    /// `firstChoice` is the number of choices already stored; a difference is an error and nothing is written.
    virtual StoreResult append(std::int64_t id, int firstChoice, const std::vector<RecordedChoice>& choices,
        const std::vector<TurnStanding>& standings, const std::vector<ScoringEvent>& scorings)
        = 0;
    /// Takes back the last choices so that `choices` remain; standings and scorings whose `choice` is greater go too.
    /// A match that was over is running again.
    virtual StoreResult truncate(std::int64_t id, int choices) = 0;
    virtual StoreResult finish(std::int64_t id, MatchStatus status, const Outcome& outcome, int turns) = 0;
    virtual StoreResult list(std::vector<MatchSummary>& matches) const = 0; ///< newest first
    virtual StoreResult load(std::int64_t id, MatchRecord& record) const = 0; ///< unknown id: an error that names it
    virtual StoreResult remove(std::int64_t id) = 0;
};

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

/// Factions, cards and bases as they were imported.
class ContentStore {
public:
    virtual ~ContentStore() = default;
    /// Imports files whose hash is new or changed and drops those that are gone; all or nothing. Gives how many
    /// changed.
    virtual StoreResult importFiles(const std::string& game, const std::vector<SourceFile>& files, int& changed) = 0;
    virtual StoreResult files(const std::string& game, std::vector<SourceFile>& files) const = 0; ///< by path
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
