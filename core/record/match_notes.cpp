#include "core/record/match_notes.h"

namespace core {

namespace {

/// Hears the scorings of one choice and hands everything on.
class ScoringListener final : public EventSink {
public:
    ScoringListener(const Game& game, const Match& match, EventSink* next)
        : m_game(game)
        , m_match(match)
        , m_next(next)
    {
    }

    void onEvent(const Event& event) override
    {
        // Asked at once: a base that has scored is gone from its place a moment later.
        ScoringEvent scoring;
        if (m_game.notation().isScoring(m_match, event, scoring.base, scoring.points))
            m_scorings.push_back(std::move(scoring));
        if (m_next != nullptr)
            m_next->onEvent(event);
    }

    std::vector<ScoringEvent>& scorings() { return m_scorings; }

private:
    const Game& m_game;
    const Match& m_match;
    EventSink* m_next;
    std::vector<ScoringEvent> m_scorings;
};

}

void MatchNotes::begin(const Match& match)
{
    m_choices = 0;
    m_scorings.clear();
    m_standings = { TurnStanding { 0, Seat::None, match.standing().score, 0 } };
}

void MatchNotes::apply(Match& match, Choice choice, EventSink* events)
{
    const Standing before = match.standing();
    ScoringListener listener(m_game, match, events);
    match.apply(choice, &listener);
    ++m_choices;

    for (ScoringEvent& scoring : listener.scorings()) {
        scoring.turn = before.turn;
        scoring.choice = m_choices;
        m_scorings.push_back(std::move(scoring));
    }
    const Outcome outcome = match.outcome();
    const Standing after = match.standing();
    // The setup's end is no turn's end; a match that is decided ends its turn with the final count.
    if (outcome.decided)
        m_standings.push_back({ before.turn, before.current, outcome.score, m_choices });
    else if (after.turn != before.turn && before.turn > 0)
        m_standings.push_back({ before.turn, before.current, after.score, m_choices });
}

void MatchNotes::restore(int choices, std::vector<TurnStanding> standings, std::vector<ScoringEvent> scorings)
{
    m_choices = choices;
    m_standings = std::move(standings);
    m_scorings = std::move(scorings);
}

void MatchNotes::truncate(int choices)
{
    m_choices = choices;
    std::erase_if(m_standings, [choices](const TurnStanding& each) { return each.choice > choices; });
    std::erase_if(m_scorings, [choices](const ScoringEvent& each) { return each.choice > choices; });
}

} // namespace core
