#pragma once

#include "core/ai/player.h"
#include "core/game/game.h"

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// One player of this spec for each seat, as simulate() and the arena know them; their chance comes from `seed`.
PerSeat<std::unique_ptr<Player>> measuredPlayers(
    const std::string& spec, const Game& game, std::uint64_t seed, const Match& table);

/// Lets them answer the match's question.
void answer(Match& match, const PerSeat<std::unique_ptr<Player>>& players, const std::atomic<bool>& stop);

/// Questions of a match that was played to its end, and how it ended.
struct DrawnQuestions {
    struct Question {
        std::unique_ptr<Match> match; ///< where it was asked
        double progress = 0; ///< 0..1, the share of the match's questions that came before it
    };
    std::vector<Question> questions;
    PerSeat<double> shares {}; ///< of the win
};

/// Plays a match, each seat by `spec`, and draws so many of the questions that had more than one answer, each as likely
/// as the others. Nothing when it was stopped or did not end.
std::optional<DrawnQuestions> playAndDraw(const Game& game, const MatchSetup& setup, const std::string& spec, int count,
    Rng& rng, const std::atomic<bool>& stop);

} // namespace core
