#include "core/lab/deal_play.h"

#include "core/ai/players/match_runner.h"
#include "core/ai/players/player_factory.h"

namespace core {

DealPlay::DealPlay(const Game& game, const MatchSetup& setup, const std::string& player)
{
    Problems none;
    m_match = game.newMatch(setup, none);
    for (int seat = 0; seat < m_match->seatCount(); ++seat)
        m_players[static_cast<std::size_t>(seat)]
            = makeMeasuredPlayer(player, game, playerSeed(setup.seed, seatAt(seat)), *m_match, none);
}

bool DealPlay::toFirstTurn(const std::atomic<bool>& stop, EventSink* events)
{
    while (!m_match->outcome().decided && m_match->standing().turn == 0)
        if (!choose(stop, events))
            return false;
    return true;
}

std::optional<Outcome> DealPlay::toTheEnd(const std::atomic<bool>& stop, EventSink* events)
{
    while (!m_match->outcome().decided)
        if (!choose(stop, events))
            return std::nullopt;
    return m_match->outcome();
}

bool DealPlay::choose(const std::atomic<bool>& stop, EventSink* events)
{
    if (m_choices++ == kMaxChoicesInMatch)
        return false;
    const Budget unlimited { .cancelled = &stop };
    const Prompt prompt = m_match->prompt();
    const Choice choice
        = m_players[static_cast<std::size_t>(indexOf(prompt.seat))]->choose(SeatView(*m_match, prompt), unlimited);
    if (stop)
        return false;
    m_match->apply(choice, events);
    return true;
}

} // namespace core
