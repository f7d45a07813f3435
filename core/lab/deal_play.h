#pragma once

#include "core/ai/player.h"
#include "core/game/game.h"

#include <atomic>
#include <memory>
#include <optional>
#include <string>

namespace core {

/// A match that one player plays in all seats, to be changed when its first turn begins.
class DealPlay {
public:
    /// Of a setup and a player without faults.
    DealPlay(const Game& game, const MatchSetup& setup, const std::string& player);

    Match& match() { return *m_match; }
    /// Up to where hands are final; `events` hears what happens, where there is somebody. False when it was stopped.
    bool toFirstTurn(const std::atomic<bool>& stop, EventSink* events = nullptr);
    /// Nothing where it was stopped, or does not end.
    std::optional<Outcome> toTheEnd(const std::atomic<bool>& stop, EventSink* events = nullptr);

private:
    bool choose(const std::atomic<bool>& stop, EventSink* events);

    std::unique_ptr<Match> m_match;
    PerSeat<std::unique_ptr<Player>> m_players;
    int m_choices = 0;
};

} // namespace core
