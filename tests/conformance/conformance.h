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

    /// Random matches to their end. After every choice: no breach; a prompt exactly while undecided, of a seat that
    /// exists, with choices that differ; words that differ and read back; standings and disclosures that only grow. Now
    /// and then: clone and assign hash alike and stay as they were; concealed worlds as below. At the end: the same
    /// match played again by its words hashes alike.
    QStringList randomMatches() const;
    /// What concealing promises, at points of random matches: the seat's view hash and prompt stay, the score stays,
    /// the worlds are legal and play on to their end without a breach, and where something is hidden they differ.
    QStringList concealedWorlds() const;
    /// A session takes back all that undoable() allows, and is then where it was; a resumed one goes on the same.
    QStringList sessions() const;
    /// Each player finishes its matches with legal answers, and answers the same again.
    QStringList players(const QStringList& specs) const;
};

} // namespace tests
