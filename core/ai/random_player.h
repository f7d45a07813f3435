#pragma once

#include "core/ai/player.h"
#include "core/ai/visited_views.h"

namespace core {

/// Takes any choice, each as likely as the others. The measure of everything else.
class RandomPlayer final : public Player {
public:
    explicit RandomPlayer(std::uint64_t seed)
        : m_seed(seed)
    {
    }

    Choice choose(const SeatView& view, const Budget& budget) override;
    void forget() override { m_visited.forget(); }

private:
    std::uint64_t m_seed;
    VisitedViews m_visited;
};

} // namespace core
