#pragma once

#include "core/record/match_record.h"

namespace core {

/// Applies choices to a match and writes down what charts need: the standing when a turn ends, and each mark.
/// Session and replayer note through it, so that a replay can compare every one.
class MatchNotes {
public:
    explicit MatchNotes(const Game& game)
        : m_game(game)
    {
    }

    /// Notes the start of a match: the standing of turn 0.
    void begin(const Match& match);
    /// Applies `choice` to `match` and notes what it brought. `events` hears what happened.
    void apply(Match& match, Choice choice, EventSink* events = nullptr);
    /// Takes over what was noted up to here, when a replay has shown that it is right.
    void restore(int choices, std::vector<TurnStanding> standings, std::vector<RecordedMark> marks);
    /// Forgets what was noted after the first `choices` choices.
    void truncate(int choices);

    int choices() const { return m_choices; }
    const std::vector<TurnStanding>& standings() const { return m_standings; }
    const std::vector<RecordedMark>& marks() const { return m_marks; }

private:
    const Game& m_game;
    int m_choices = 0;
    std::vector<TurnStanding> m_standings;
    std::vector<RecordedMark> m_marks;
};

} // namespace core
