#pragma once

#include "core/game/event.h"
#include "core/game/outcome.h"
#include "core/game/prompt.h"
#include "core/game/rng.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// Where a match stands between two choices, for lists and charts.
struct Standing {
    int turn = 0; ///< turns begun so far, counted over all seats from 1; 0 during the setup
    SeatMask current = 0; ///< whose turn it is, the same seats throughout it; several have one together, none the setup
    PerSeat<std::int16_t> score {};
    /// The points of what all seats play against together (MatchMode::against), where it has some.
    std::optional<std::int16_t> against {};
};

/// One running match of any game. Only apply() and conceal() change it, and assign() replaces it.
///
/// Everything here is safe to call on different matches from different threads; one match belongs to one thread.
class Match {
public:
    virtual ~Match() = default;

    virtual std::unique_ptr<Match> clone() const = 0;
    /// Copies `other`, a match of the same game and setup, into this one without allocating; search pools its matches.
    virtual void assign(const Match& other) = 0;

    /// Who must choose now, and among what. Has choices until outcome() is decided, none after. Valid until the match
    /// changes.
    virtual const Prompt& prompt() const = 0;
    /// Answers prompt() with one of its choices, or ends an undecided match with kAgreeToEnd; anything else is a broken
    /// invariant.
    /// Tells `events` what happened when somebody listens; search passes none.
    virtual void apply(Choice choice, EventSink* events = nullptr) = 0;
    /// Deals out again, by `rng`, all that none of `viewers` knows: the hands of other seats, decks, and the chance to
    /// come. Where the viewers are all seats, that is what nobody can know.
    virtual void conceal(SeatMask viewers, Rng& rng) = 0;
    void conceal(Seat viewer, Rng& rng) { conceal(maskOf(viewer), rng); }

    virtual Outcome outcome() const = 0;
    virtual Standing standing() const = 0;
    virtual int seatCount() const = 0;
    /// The seats that win and lose together with this one, itself among them; the same throughout a match.
    virtual SeatMask teamOf(Seat seat) const { return maskOf(seat); }
    /// True where an evaluation is sound: a seat has its whole turn's freedom and no effect is half done.
    virtual bool quiet() const = 0;
    /// Grows whenever chance is drawn on or somebody comes to see a card that was hidden from them. While it stands
    /// still, taking a choice back gives nobody an advantage.
    virtual std::uint32_t disclosures() const = 0;
    /// A hash of the whole state, equal for equal states within one engine version.
    virtual std::uint64_t hash() const = 0;
    /// A hash of all that `seat` can see or has seen. Two matches that a seat cannot tell apart hash alike.
    virtual std::uint64_t viewHash(Seat seat) const = 0;
    /// Every breach of the game's invariants, in words; empty for a sound match. For tests and `--check`.
    virtual std::vector<std::string> breaches() const = 0;
};

} // namespace core
