#include "core/ai/random_player.h"

namespace core {

Choice RandomPlayer::choose(const SeatView& view, const Budget&)
{
    const Prompt prompt = view.prompt();
    return prompt.choices[m_rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
}

} // namespace core
