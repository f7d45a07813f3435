#include "core/ai/player.h"

namespace core {

std::unique_ptr<Match> SeatView::deal(Rng& rng) const
{
    std::unique_ptr<Match> world = m_match.clone();
    world->conceal(m_seat, rng);
    return world;
}

void SeatView::dealInto(Match& world, Rng& rng) const
{
    world.assign(m_match);
    world.conceal(m_seat, rng);
}

const std::vector<Expectation>& Player::expectation() const
{
    static const std::vector<Expectation> kNothing;
    return kNothing;
}

} // namespace core
