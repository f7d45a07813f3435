#pragma once

#include "core/game/match.h"

#include <memory>

namespace core {

/// Where a search gets the worlds from that it looks at. Called from all threads of the search at once.
class WorldSource {
public:
    virtual ~WorldSource() = default;
    virtual std::unique_ptr<Match> deal(Rng& rng) const = 0;
    /// Into a match that deal() made; allocates nothing.
    virtual void dealInto(Match& world, Rng& rng) const = 0;
};

/// The question a search is to answer.
struct SearchQuestion {
    const Prompt& prompt;
    std::uint64_t viewHash; ///< of all that the seat knows
    int turn; ///< see Standing
    const WorldSource& worlds;
};

} // namespace core
