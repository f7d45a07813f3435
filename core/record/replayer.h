#pragma once

#include "core/record/match_notes.h"

#include <functional>
#include <memory>

namespace core {

/// What a replay of a record gave.
struct ReplayReport {
    /// Why it does not replay, in order of severity; empty when every choice, standing, scoring and the outcome agree.
    Problems faults;
    /// What to know though it does not stop a replay: cards or rules are of another version than the record's.
    Problems notes;
    int choices = 0; ///< how many choices were replayed
    std::unique_ptr<Match> match; ///< the match after them; null when none could be started, or there is none to replay

    bool ok() const { return faults.empty(); }
};

/// Called before each choice is applied, for those who keep what passes by.
using ReplayStep = std::function<void(const Match& before, Choice choice)>;

/// Whether the record is of this game, and under which versions it was played. A record of another game or of a set
/// the game does not know is a fault; another set hash or engine version is a note.
void checkOrigin(const Game& game, const MatchRecord& record, ReplayReport& report);

/// Plays a record again, choice by choice, and compares every standing, every scoring and the outcome. Of a table game,
/// which has no choices, it adds up the points instead and says so in a note; there is no match then. `events` hears
/// what happens.
ReplayReport replay(
    const Game& game, const MatchRecord& record, const ReplayStep& step = {}, EventSink* events = nullptr);

/// What the end of a finished match took off its final score: as the record says, or else found by replaying it.
/// Nothing where it is not finished or does not replay.
FinalCount finalCount(const Game& game, const MatchRecord& record);

} // namespace core
