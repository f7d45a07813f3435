#pragma once

#include "core/game/reasons.h"

namespace core::hyperborea {

/// Points by what they are counted from, technologies, conditions, and what of it others lose: what of them one line
/// has over another, in words.
class HyperboreaReasoner final : public Reasoner {
public:
    std::vector<core::Reason> compare(
        const Match& before, const Match& after, const Match& other, Seat seat) const override;
};

} // namespace core::hyperborea
