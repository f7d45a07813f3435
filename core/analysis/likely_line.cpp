#include "core/analysis/likely_line.h"

#include "core/ai/search/rollout.h"
#include "core/game/notation.h"

#include <algorithm>

namespace core {

namespace {

constexpr std::size_t kMostSteps = 60;

Choice likeliest(const Game& game, const Match& match)
{
    const Prompt& prompt = match.prompt();
    std::vector<float> weights(prompt.choices.size(), 1.0F);
    game.policy()->weigh(match, prompt, kLineSharpness, weights);
    const auto most = std::max_element(weights.begin(), weights.end());
    return prompt.choices[static_cast<std::size_t>(most - weights.begin())];
}

}

std::vector<LineStep> likelyLine(const Game& game, const Match& before, Choice answer, int lastTurn)
{
    std::vector<LineStep> line;
    std::unique_ptr<Match> now = before.clone();
    for (Choice next = answer;; next = likeliest(game, *now)) {
        const Prompt& prompt = now->prompt();
        const bool chosen = prompt.choices.size() > 1 || line.empty();
        if (chosen)
            line.push_back({ prompt.seat, game.notation().label(*now, prompt, next), nullptr });
        now->apply(next);
        line.back().after = now->clone();
        if (!game.has(Has::Policy) || now->outcome().decided || now->standing().turn > lastTurn
            || line.size() == kMostSteps)
            return line;
    }
}

} // namespace core
