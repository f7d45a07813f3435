#pragma once

#include "core/game/reasons.h"

namespace core::starrealms {

/// Authority, bases, cards acquired and scrapped, what the others must discard: what of them one line has over another,
/// in words. What is looked at lasts longer than the turn, as trade and combat do not.
class StarRealmsReasoner final : public Reasoner {
public:
    std::vector<core::Reason> compare(
        const Match& before, const Match& after, const Match& other, Seat seat) const override;
};

} // namespace core::starrealms
