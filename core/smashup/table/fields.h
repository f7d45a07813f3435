#pragma once

#include "core/smashup/table/state.h"

// What a field means that means several things, by what kind of card, base or frame it belongs to. Only these
// functions, and what copies, hashes or empties a whole state, touch CardInstance::used, SeatState::barred, a base's
// counters and controller, an action's counters, and the registers of frames other than those that run abilities.

namespace core::smashup {

// CardInstance::used: the low half is a bit for each ability that has worked this turn, the high half for each that has
// had its chance in the window of a scoring.

inline constexpr unsigned kWindowHalf = 4;
/// The ability whose bit stands for a card's lasting text that does something once a turn.
inline constexpr std::uint8_t kLastingText = 3;

inline bool usedThisTurn(const CardInstance& card, std::uint8_t ability)
{
    return (card.used & (1U << ability)) != 0;
}
inline void useThisTurn(CardInstance& card, std::uint8_t ability)
{
    card.used |= static_cast<std::uint8_t>(1U << ability);
}
inline void takeBackUse(CardInstance& card, std::uint8_t ability)
{
    card.used &= static_cast<std::uint8_t>(~(1U << ability));
}
inline bool hadChanceInWindow(const CardInstance& card, std::uint8_t ability)
{
    return (card.used & (1U << kWindowHalf << ability)) != 0;
}
inline void noteChanceInWindow(CardInstance& card, std::uint8_t ability)
{
    card.used |= static_cast<std::uint8_t>(1U << kWindowHalf << ability);
}
inline void forgetWindow(CardInstance& card)
{
    card.used &= (1U << kWindowHalf) - 1U;
}
inline void forgetUses(CardInstance& card)
{
    card.used = 0;
}

// CardInstance::counters of a base: the seats that have used this turn what each may use once.

inline bool usedBySeat(const CardInstance& base, Seat seat)
{
    return contains(base.counters, seat);
}
inline void useBySeat(CardInstance& base, Seat seat)
{
    base.counters |= maskOf(seat);
}
inline void takeBackUseBySeat(CardInstance& base, Seat seat)
{
    base.counters &= static_cast<std::uint8_t>(~maskOf(seat));
}
inline void forgetUsesBySeats(CardInstance& base)
{
    base.counters = 0;
}

// CardInstance::counters of an action that lets its controller ignore a base.

/// What it gave has run its time.
inline bool spent(const CardInstance& action)
{
    return action.counters == 0xFF;
}
inline void spend(CardInstance& action)
{
    action.counters = 0xFF;
}
/// Its controller ignores the power that the base gives.
inline bool goesWithoutPower(const CardInstance& action)
{
    return action.counters == 1;
}
inline void goWithoutPower(CardInstance& action)
{
    action.counters = 1;
}

// CardInstance::controller of a base: the seat until whose next turn its ability is cancelled.

inline Seat cancelledUntil(const CardInstance& base)
{
    return base.controller;
}
inline void cancelUntil(CardInstance& base, Seat seat)
{
    base.controller = seat;
}

// SeatState::barred: what the seat cannot do, a bit each, and in bits 4 and 5, 6 and 7 until whose turn.

inline constexpr std::uint8_t kNoActionsNow = 1; ///< in the turn it has
inline constexpr std::uint8_t kNoActionsNext = 2; ///< in the turn it will have next
inline constexpr std::uint8_t kNoActionsUntil = 4;
inline constexpr std::uint8_t kNoMovesUntil = 8;

inline bool barredThisTurn(const SeatState& own)
{
    return (own.barred & kNoActionsNow) != 0;
}
inline bool barredNextTurn(const SeatState& own)
{
    return (own.barred & kNoActionsNext) != 0;
}
inline bool barredFromActions(const SeatState& own)
{
    return (own.barred & (kNoActionsNow | kNoActionsUntil)) != 0;
}
inline bool barredFromMoves(const SeatState& own)
{
    return (own.barred & kNoMovesUntil) != 0;
}
inline void barNextTurn(SeatState& own)
{
    own.barred |= kNoActionsNext;
}
/// `what`: kNoActionsUntil or kNoMovesUntil; it ends when the turn of `seat` begins.
inline void barUntil(SeatState& own, std::uint8_t what, Seat seat)
{
    const unsigned where = what == kNoActionsUntil ? 4 : 6;
    own.barred = static_cast<std::uint8_t>(
        (own.barred & ~(3U << where)) | what | static_cast<unsigned>(indexOf(seat)) << where);
}
inline void endBarsUntil(SeatState& own, Seat seat)
{
    if ((own.barred >> 4 & 3U) == static_cast<unsigned>(indexOf(seat)))
        own.barred &= static_cast<std::uint8_t>(~kNoActionsUntil);
    if ((own.barred >> 6 & 3U) == static_cast<unsigned>(indexOf(seat)))
        own.barred &= static_cast<std::uint8_t>(~kNoMovesUntil);
}
/// The turn it was barred for begins.
inline void beginBarredTurn(SeatState& own)
{
    const bool now = barredNextTurn(own);
    own.barred
        = static_cast<std::uint8_t>((own.barred & ~(kNoActionsNow | kNoActionsNext)) | (now ? kNoActionsNow : 0));
}
inline void endBarredTurn(SeatState& own)
{
    own.barred &= static_cast<std::uint8_t>(~kNoActionsNow);
}

// Frame::reg by kind of frame. That of an ability holds what was chosen; its program says which register is what.

struct TurnReg {
    enum : std::uint8_t {
        Acted, ///< anything has been done this turn
        HandAfterDraw, ///< the cards in hand at the end of the last Draw phase
        MinionsBefore, ///< the minions its seat had played before its play phase
        CouldAct, ///< anything could have been done this turn
        StuckTurns, ///< the turns in a row in which nothing could
    };
};
struct ScoreReg {
    enum : std::uint8_t {
        PointsBefore, ///< a seat's, from here on
        StillWorks = 4, ///< whether what happens after the replacement still works
    };
};
/// Of windows and triggers.
struct WaitingReg {
    enum : std::uint8_t {
        Source, ///< the ability that a seat is asked about: its card,
        Ability, ///< which of the card's,
        Asked, ///< and the seat
        Round, ///< the seat whose turn it is in the rounds
        Passed, ///< how many have passed in a row
        FirstPlayed, ///< Window: its first entry of State::pending
    };
};
struct PlayReg {
    enum : std::uint8_t { Mode, Only, As };
};
/// What its PlayToken has, and how it must be used.
struct PlayNowReg {
    enum : std::uint8_t { Kind, PowerAtMost, Place, Like, How };
};
struct DestroyReg {
    enum : std::uint8_t {
        Depth, ///< of the ability that destroys
        Ordered, ///< the bases, a bit each, whose order has been asked
    };
};

// Frame::mark by kind of frame.

/// Turn, Play, Triggers: its first entry of State::pending.
inline std::uint8_t firstPending(const Frame& frame)
{
    return frame.mark;
}
/// Ability: the first card shown, in State::picks; the last one lies before Frame::firstPick.
inline std::uint8_t firstShown(const Frame& frame)
{
    return frame.mark;
}
/// Window: the base's own ability, which is for several seats, has been offered to this one, or has run for all.
inline bool offeredTo(const Frame& window, Seat seat)
{
    return contains(window.mark, seat);
}
inline bool offeredToAll(const Frame& window)
{
    return (window.mark & 0x80) != 0;
}
inline void noteOffered(Frame& window, Seat seat)
{
    window.mark |= static_cast<std::uint8_t>(maskOf(seat) | 0x80);
}

} // namespace core::smashup
