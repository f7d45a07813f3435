#pragma once

#include "core/record/stores.h"

#include <memory>

namespace core {

/// A match being played and recorded: applies choices, keeps the record's standings and scorings, and writes each
/// choice to the store before it answers. The match never runs ahead of what is stored by more than one failed write,
/// which pendingError() tells and retry() mends.
class MatchSession {
public:
    /// Starts a new match. Null, with `problems`, when the setup has faults. `store` may be null: then nothing is kept.
    static std::unique_ptr<MatchSession> start(const Game& game, const MatchSetup& setup,
        const std::vector<std::string>& players, MatchStore* store, Problems& problems);
    /// Goes on with a stored match by replaying its choices. Null, with `problems`, when the record does not replay.
    static std::unique_ptr<MatchSession> resume(
        const Game& game, MatchRecord record, MatchStore* store, Problems& problems);

    const Game& game() const { return m_game; }
    const Match& match() const { return *m_match; }
    const MatchRecord& record() const { return m_record; }

    /// Applies one of match().prompt().choices and stores it. `events` hears what happened.
    StoreResult choose(Choice choice, EventSink* events = nullptr);
    /// How many of the last choices `seat` may take back: its own, made in a row, with no hidden card seen since.
    int undoable(Seat seat) const;
    /// Takes the last choice back; undoable() of its seat must be at least 1.
    StoreResult undo();
    /// The match after `choices` choices, for stepping through; a match of its own.
    std::unique_ptr<Match> matchAt(int choices) const;
    /// Writes what an earlier failure left unwritten.
    StoreResult retry();
    StoreResult abandon();

private:
    MatchSession(const Game& game, MatchStore* store);
    StoreResult storeNews();
    void note(const Match& before, int choiceIndex);

    const Game& m_game;
    MatchStore* m_store;
    MatchRecord m_record;
    std::unique_ptr<Match> m_match;
    std::vector<std::unique_ptr<Match>> m_earlier; ///< one clone before each choice; a match is a few kilobytes
    int m_storedChoices = 0;
    int m_storedStandings = 0;
    int m_storedScorings = 0;
};

} // namespace core
