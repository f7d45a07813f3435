#include "core/record/match_notes.h"

namespace core {

namespace {

/// Hears the marks of one choice and hands everything on.
class MarkListener final : public EventSink {
public:
    MarkListener(const Game& game, const Match& match, EventSink* next)
        : m_game(game)
        , m_match(match)
        , m_next(next)
    {
    }

    void onEvent(const Event& event) override
    {
        // Asked at once: a base that has scored is gone from its place a moment later.
        if (std::optional<Mark> mark = m_game.notation().mark(m_match, event))
            m_marks.push_back({ 0, 0, std::move(mark->what), mark->points });
        if (m_next != nullptr)
            m_next->onEvent(event);
    }

    std::vector<RecordedMark>& marks() { return m_marks; }

private:
    const Game& m_game;
    const Match& m_match;
    EventSink* m_next;
    std::vector<RecordedMark> m_marks;
};

}

void MatchNotes::begin(const Match& match)
{
    m_choices = 0;
    m_marks.clear();
    m_standings = { TurnStanding { 0, 0, match.standing().score, 0 } };
}

void MatchNotes::apply(Match& match, Choice choice, EventSink* events)
{
    const Standing before = match.standing();
    MarkListener listener(m_game, match, events);
    match.apply(choice, &listener);
    ++m_choices;

    for (RecordedMark& mark : listener.marks()) {
        mark.turn = before.turn;
        mark.choice = m_choices;
        m_marks.push_back(std::move(mark));
    }
    const Outcome outcome = match.outcome();
    const Standing after = match.standing();
    // The setup's end is no turn's end; a match that is decided ends its turn with the final count.
    if (outcome.decided)
        m_standings.push_back({ before.turn, before.current, outcome.score, m_choices });
    else if (after.turn != before.turn && before.turn > 0)
        m_standings.push_back({ before.turn, before.current, after.score, m_choices });
}

void MatchNotes::restore(int choices, std::vector<TurnStanding> standings, std::vector<RecordedMark> marks)
{
    m_choices = choices;
    m_standings = std::move(standings);
    m_marks = std::move(marks);
}

void MatchNotes::truncate(int choices)
{
    m_choices = choices;
    std::erase_if(m_standings, [choices](const TurnStanding& each) { return each.choice > choices; });
    std::erase_if(m_marks, [choices](const RecordedMark& each) { return each.choice > choices; });
}

} // namespace core
