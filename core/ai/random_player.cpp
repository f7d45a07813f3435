#include "core/ai/random_player.h"

namespace core {

Choice RandomPlayer::choose(const SeatView& view, const Budget&)
{
    const Prompt prompt = view.prompt();
    // Drawn from what the seat knows instead of a running stream, so that a match that is resumed or replayed from its
    // middle goes on as it would have.
    Rng rng(m_seed ^ view.hash());
    return prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
}

} // namespace core
