#include "core/ai/players/xray_player.h"

#include <cassert>

namespace core {

namespace {

class TrueWorld final : public WorldSource {
public:
    explicit TrueWorld(const Match& match)
        : m_match(match)
    {
    }
    std::unique_ptr<Match> deal(Rng&) const override { return m_match.clone(); }
    void dealInto(Match& world, Rng&) const override { world.assign(m_match); }

private:
    const Match& m_match;
};

}

Choice XrayPlayer::choose(const SeatView& view, const Budget& budget)
{
    assert(m_table != nullptr);
    const Prompt prompt = view.prompt();
    const TrueWorld world(*m_table);
    return m_search.answer({ prompt, view.hash(), view.standing().turn, world }, budget);
}

} // namespace core
