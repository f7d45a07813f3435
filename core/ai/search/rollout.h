#pragma once

#include "core/ai/search/ismcts_settings.h"
#include "core/game/game.h"

#include <span>

namespace core {

int teamCount(const Match& match);

/// Each seat's share of a decided win: a team's is what each of its seats has. Over the teams they sum to 1.
PerSeat<double> sharesOf(const Match& match);

/// Points an evaluation gives for one logit of win chance where nobody says otherwise: with them chancesOf() is the
/// logistic curve itself.
inline constexpr double kPointsALogit = 3.0;

/// Each seat's chance to win by the evaluator: 1 / (1 + e^(-value / scale)), the mean of a team, divided by the sum
/// over the teams. With two seats and an evaluator that says of one the opposite of the other this is the logistic
/// curve itself.
PerSeat<double> chancesOf(const Match& match, const Evaluator& evaluator, double scale);

/// How sharply lines follow the policy where nobody says otherwise: see Policy::weigh().
inline constexpr double kLineSharpness = 8;

/// One of the weights' places, each as likely as its share of their sum.
std::size_t drawBy(std::span<const float> weights, Rng& rng);

/// Gives each team the mean of its seats, and all of them together 1; where all seats are one team, it keeps what it
/// has, for it wins or nobody does.
PerSeat<double> sharedOut(const Match& match, PerSeat<double> chances);

/// The settings of lines that go on by the game's policy, or by any choices where it has none.
IsmctsSettings policyLines(const Game& game, Cut cut);

/// Judges a world by playing on in it, to its end or to a quiet point, with choices drawn by the policy or, without
/// one, each as likely as the others.
class Rollout {
public:
    Rollout(const Evaluator& evaluator, const IsmctsSettings& settings)
        : m_evaluator(evaluator)
        , m_settings(settings)
    {
    }

    /// A reward a seat, 0..1, summing to 1 over the teams. With a cut at quiet points no point before turn `horizon`
    /// will do.
    PerSeat<double> judge(Match& world, int horizon, Rng& rng) const;

private:
    Choice draw(const Match& world, const Prompt& prompt, Rng& rng) const;

    const Evaluator& m_evaluator;
    IsmctsSettings m_settings;
};

} // namespace core
