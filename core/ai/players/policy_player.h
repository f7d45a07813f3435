#pragma once

#include "core/ai/player.h"

namespace core {

/// Draws each choice by a policy and looks no further: the quickest player that plays like somebody.
class PolicyPlayer final : public Player {
public:
    /// `policy` must outlive it.
    PolicyPlayer(const Policy& policy, double sharpness, std::uint64_t seed)
        : m_policy(policy)
        , m_sharpness(sharpness)
        , m_before(seed)
        , m_rng(seed)
    {
    }

    Choice choose(const SeatView& view, const Budget& budget) override;
    void takeBack() override { m_rng = m_before; }

private:
    const Policy& m_policy;
    double m_sharpness;
    Rng m_before; ///< the last question
    Rng m_rng; ///< a stream from match to match, as RandomPlayer has it
};

} // namespace core
