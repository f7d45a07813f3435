#pragma once

#include "core/game/reasons.h"

namespace core::smashup {

/// Places at bases, points, cards in play and in hand: what of them one line has over another, in words.
class SmashUpReasoner final : public Reasoner {
public:
    std::vector<Reason> compare(const Match& before, const Match& after, const Match& other, Seat seat) const override;
    bool isIdle(const Match& world, Choice choice, Seat seat) const override;
};

} // namespace core::smashup
