#include "core/ai/random_player.h"

namespace core {

Choice RandomPlayer::choose(const SeatView& view, const Budget&)
{
    const Prompt prompt = view.prompt();
    // Drawn from what the seat knows instead of a running stream, so that a match that is resumed or replayed from its
    // middle goes on as it would have.
    const std::uint64_t hash = view.hash();
    Rng rng(m_seed ^ hash ^ (0x9FB21C651E98DF25ULL * m_visited.visit(hash)));
    return prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
}

} // namespace core
