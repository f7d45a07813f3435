#pragma once

#include "core/ai/player.h"

namespace core {

/// Takes any choice, each as likely as the others. The measure of everything else.
class RandomPlayer final : public Player {
public:
    explicit RandomPlayer(std::uint64_t seed)
        : m_before(seed)
        , m_rng(seed)
    {
    }

    Choice choose(const SeatView& view, const Budget& budget) override;
    void takeBack() override { m_rng = m_before; }

private:
    Rng m_before; ///< the last question
    Rng m_rng; ///< a stream from match to match: hashing the view would cost more than a choice takes to play
};

} // namespace core
