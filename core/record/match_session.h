#pragma once

#include "core/record/match_notes.h"
#include "core/record/match_store.h"

#include <memory>

namespace core {

/// A match being played and recorded: applies choices, keeps the record's standings and marks, and writes each
/// choice to the store before it answers. The match never runs ahead of what is stored by more than one failed write,
/// which pendingError() tells and retry() mends: until then choose() and undo() change nothing.
class MatchSession {
public:
    /// Starts a new match, for practice or in earnest. Null, with `problems`, when the setup has faults. `store` may be
    /// null: then nothing is kept.
    static std::unique_ptr<MatchSession> start(const Game& game, const MatchSetup& setup,
        const std::vector<std::string>& players, MatchStore* store, Problems& problems, bool practice = false);
    /// Goes on with a stored match by replaying its choices. Null, with `problems`, when the record does not replay.
    /// A session may come with `problems` that only tell of another card set or rules version it replayed under.
    static std::unique_ptr<MatchSession> resume(
        const Game& game, MatchRecord record, MatchStore* store, Problems& problems);

    /// Begins a match of its own with the first `choices` choices of `from`, which stays as it is; the new one knows it
    /// as its origin. Where no person plays, one takes the seat that is asked there. Null, with `problems`, where the
    /// record does not replay so far, or is over by then.
    static std::unique_ptr<MatchSession> branch(
        const Game& game, const MatchRecord& from, int choices, MatchStore* store, Problems& problems);

    /// A line to be tried out from where `from` stands, which stays as it is. `seat` keeps what it knows; what it
    /// cannot know is dealt anew by `rng`, but in a match for practice, where nothing is hidden. `standIn` plays for
    /// other persons. It begins with no choices and is kept nowhere.
    static std::unique_ptr<MatchSession> tryOut(
        const MatchSession& from, Seat seat, Rng& rng, const std::string& standIn);

    const Game& game() const { return m_game; }
    bool isPerson(Seat seat) const; ///< whether a person sits in it
    /// Whether persons may take back whatever was chosen, by anybody and whatever was seen since: in a match for
    /// practice, and in what is tried out.
    bool isFree() const { return m_free; }
    const Match& match() const { return *m_match; }
    const MatchRecord& record() const { return m_record; }
    /// What the store said to the last write; empty when all is written.
    const std::string& pendingError() const { return m_pending.error; }
    /// The same with its kind. What is Refusal::Outdated no retry() mends: the match must be opened again.
    const StoreResult& pending() const { return m_pending; }

    /// Applies one of match().prompt().choices, or kAgreeToEnd, and stores it. `events` hears what happened.
    StoreResult choose(Choice choice, EventSink* events = nullptr);
    /// How many of the last choices `seat` may take back: its own, made in a row, with no hidden card seen since. In a
    /// free match it is all of them up to the first of a person, whoever asks.
    int undoable(Seat seat) const;
    /// Takes the last choice back; undoable() of its seat must be at least 1.
    StoreResult undo();
    /// What `seat` took back last and may choose again. As long as it does, what it took back before stays as well;
    /// another choice forgets all of it, and so does the end of the session. Nothing where there is none.
    std::optional<Choice> takenBack(Seat seat) const;
    /// The match of record() after `choices` choices, for stepping through; a match of its own.
    std::unique_ptr<Match> matchAt(int choices) const;
    /// Writes what an earlier failure left unwritten.
    StoreResult retry();
    StoreResult abandon();

private:
    MatchSession(const Game& game, MatchStore* store, MatchRecord record, std::unique_ptr<Match> match);
    void applyAndNote(Choice choice, std::string words, EventSink* events);
    void updateSummary();
    StoreResult storeNews();

    const Game& m_game;
    MatchStore* m_store;
    MatchRecord m_record;
    std::unique_ptr<Match> m_match;
    MatchNotes m_notes;
    std::vector<RecordedChoice> m_takenBack; ///< the next one to be made again last
    std::vector<std::unique_ptr<Match>> m_earlier; ///< one clone before each choice; a match is a few kilobytes
    MatchState m_stored;
    std::size_t m_storedStandings = 0;
    std::size_t m_storedMarks = 0;
    MatchStatus m_storedStatus = MatchStatus::Running;
    StoreResult m_pending;
    bool m_free = false;
};

} // namespace core
