#include "core/ai/players/random_player.h"

namespace core {

Choice RandomPlayer::choose(const SeatView& view, const Budget& budget)
{
    const Prompt& prompt = view.prompt(); // a copy would cost more than the choice
    m_before = m_rng;
    const Choice choice = prompt.choices[m_rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
    if (budget.isCancelled())
        takeBack();
    return choice;
}

} // namespace core
