#pragma once

#include "core/game/match.h"
#include "core/language/saying.h"

#include <vector>

namespace core {

/// Something that speaks for one line of play.
struct Reason {
    language::Saying what; ///< what the line does, without its subject: "takes first place at The Factory"
    double weight = 0; ///< above 0, in points of the game's evaluator
    /// What it says at the least, for what holds in every world though not to the same amount or not to its end: the
    /// same without its number, for example. Nothing where that is all of it.
    language::Saying roughly {};
};

/// Says in words what one line of play has over another.
class Reasoner {
public:
    virtual ~Reasoner() = default;
    /// What speaks for having come from `before` to `after` rather than to `other`, as `seat` sees it; in any order,
    /// empty where the two are alike. The three are worlds dealt for `seat`. Looks only at what every seat may see and
    /// at `seat`'s own hand, and names only cards that `seat` sees in `before`.
    virtual std::vector<Reason> compare(const Match& before, const Match& after, const Match& other, Seat seat) const
        = 0;
    /// Whether nothing at all would come of the choice, whatever `seat` answered to what is asked for it then: what it
    /// plays is spent for nothing. `world` is dealt for `seat`, which is asked there. False where that is not known.
    virtual bool isIdle(const Match& /*world*/, Choice, Seat) const { return false; }
};

} // namespace core
