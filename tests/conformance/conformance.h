#pragma once

#include "core/game/game.h"

#include <QStringList>

namespace tests {

/// What every game must keep, whatever it is about. A game enters by one test that calls check() with each number of
/// seats it has; the answer is every promise that was broken, with the seed and choice that show it, or nothing.
struct Conformance {
    const core::Game& game;
    core::MatchSetup setup; ///< seats, options and first seed; match number n has `setup.seed` + n
    int matches = 100;
    int choicesInMatch = 5'000; ///< a match of random choices that takes more has failed to end
    /// Of so many choices one is looked at where a look takes as long as the match: for games of thousands of choices.
    int oneIn = 1;

    /// Random matches to their end. After every choice: no breach; a prompt exactly while undecided, of a seat that
    /// exists, with choices that differ; words that differ and read back; every answer shown to the seat that is asked
    /// and to nobody else; turns and disclosures that only grow, and a turn that is of the same seats from its
    /// beginning to its end; another hash than before, and another view hash for the seat that chose. Now and then: the
    /// table in words; clone and assign hash alike and stay as they were; all seats may agree to a draw. At the end:
    /// the same match played again by its words hashes alike.
    QStringList randomMatches() const;
    /// The game has what it declares and no more, as far as random matches of this setup can show it; its sets and
    /// options have words for people.
    QStringList declarations() const;
    /// What concealing promises, at points of random matches: the seat's view hash, its prompt and all that a table
    /// shows it stay, the score stays, the worlds are legal and play on to their end without a breach, and where
    /// something is hidden they differ, in their hash, too.
    QStringList concealedWorlds() const;
    /// After every choice, or one in `oneIn`, a session takes back all that undoable() allows, is at each step where it
    /// was, and comes to the same again. Its record reads back whole after these choices of the first match and at the
    /// end of each; a resumed one goes on the same or ends by agreement, and the record of that replays.
    QStringList sessions() const;
    /// Each player finishes its matches with legal answers, and answers the same again.
    QStringList players(const QStringList& specs) const;
};

} // namespace tests
