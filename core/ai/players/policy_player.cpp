#include "core/ai/players/policy_player.h"

#include "core/ai/search/rollout.h"

#include <array>

namespace core {

Choice PolicyPlayer::choose(const SeatView& view, const Budget& budget)
{
    const Prompt& prompt = view.prompt();
    const std::size_t count = prompt.choices.size();
    m_before = m_rng;
    std::size_t drawn = 0;
    if (count > 1) {
        std::array<float, kMaxChoices> weights;
        view.weigh(m_policy, m_sharpness, { weights.data(), count });
        drawn = drawBy({ weights.data(), count }, m_rng);
    }
    const Choice choice = prompt.choices[drawn];
    if (budget.isCancelled())
        takeBack();
    return choice;
}

} // namespace core
