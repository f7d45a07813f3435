#include "core/ai/players/ismcts_player.h"

#include <cassert>

namespace core {

namespace {

class DealtWorlds final : public WorldSource {
public:
    explicit DealtWorlds(const SeatView& view)
        : m_view(view)
    {
    }
    std::unique_ptr<Match> deal(Rng& rng) const override { return m_view.deal(rng); }
    void dealInto(Match& world, Rng& rng) const override { m_view.dealInto(world, rng); }

private:
    const SeatView& m_view;
};

}

Choice IsmctsPlayer::choose(const SeatView& view, const Budget& budget)
{
    const Prompt prompt = view.prompt();
    assert(prompt.seat == view.seat());
    const DealtWorlds worlds(view);
    return m_search.answer({ prompt, view.hash(), view.standing().turn, worlds }, budget);
}

} // namespace core
