#pragma once

#include "core/smashup/cards/limits.h"
#include "core/smashup/table/engine.h"

namespace core::smashup {

/// Whose eyes a selector, amount or condition looks through.
struct Context {
    Seat you = Seat::None;
    CardId source = kNoCard; ///< the card or base the text is on
    Slot here = kNoSlot;
    CardId it = kNoCard; ///< the card an event happened to
    const std::uint8_t* reg = nullptr; ///< what was chosen before
    std::uint8_t chosen = 0; ///< how many are kept as "chosen"
    Seat by = Seat::None; ///< who did what happened
    const std::uint8_t* shown = nullptr; ///< cards or bases shown before
    std::uint8_t shownCount = 0;
};

/// True while the base's own ability works: nothing at it cancels it, and nothing has until somebody's turn.
bool baseWorks(const State& s, const CardLibrary& lib, Slot slot);

/// True while `seat` may ignore the base's ability: neither follow, suffer nor profit from it (rules 11.10), as it says
/// each time. See leave.cpp.
bool mayIgnoreBase(const State& s, const CardLibrary& lib, Slot slot, Seat seat);

/// Power as a query: printed value, counters, effects that last, and whatever works in play now; never a stored sum.
/// Collects what gives power when first asked, then answers for any minion; valid until the state changes. Rules 10.
class Powers {
public:
    /// `without`: an action on a minion whose power counts for nothing.
    Powers(const State& s, const CardLibrary& lib, CardId without = kNoCard)
        : m_s(s)
        , m_lib(lib)
        , m_without(without)
    {
    }

    int of(CardId minion) const;
    /// What a card or base in play gives the minion now; `card` is the minion itself for what its own ability gives.
    struct Gift {
        CardId card;
        int amount;
    };
    /// Everything that is given to a minion in play, but for counters and what lasts until the end of a turn. Rules 10.
    void listGifts(CardId minion, InlineVector<Gift, kMaxCards>& gifts) const;
    int total(Slot slot, Seat seat) const;
    int total(Slot slot) const; ///< of all seats
    /// What titans give a seat there, or all seats together for Seat::None. Rules 10.4 and 19.2.
    int ofTitans(Slot slot, Seat seat) const;
    int breakpoint(Slot slot) const;
    bool bears(CardId card, std::uint16_t tag) const; ///< printed or counted as bearing it while in play

private:
    /// Each seat has two factions, and each of the three decks that are nobody's may have such cards, too.
    static constexpr std::size_t kMostSources = (2 * kMostSeats + 3) * kMostGivers + kMaxSlots * kMostStatics;
    struct Source {
        const Static* what;
        CardId card;
        Slot slot;
        Seat seat;
    };
    void collect() const;
    template <typename Counts>
    int sum(Slot slot, Counts counts) const;
    int strengthOf(CardId minion, bool othersGive) const;
    /// Whether minions there may have power from something other than themselves.
    bool othersGiveAt(Slot slot) const
    {
        if (!m_s.anyAt(slot, Static::Kind::Power) && (m_s.kindsInPlay & kPowerElsewhere) == 0)
            return false;
        if (!m_collected)
            collect();
        return m_s.slot[slot].attached.count > 0 || (m_givesAt >> slot & 1U) != 0;
    }
    int given(CardId minion) const;
    template <typename Visit>
    void eachGift(CardId minion, Visit visit) const;
    int worth(const Static& what, const Context& context) const;

    const State& m_s;
    const CardLibrary& m_lib;
    CardId m_without;
    // Found when it is first asked for: most questions are about no power at all.
    mutable bool m_collected = false;
    mutable InlineVector<Source, kMostSources> m_power; ///< what gives power to minions it selects
    mutable std::uint8_t m_givesAt = 0; ///< bit per place where some of those minions may be
    mutable InlineVector<Source, kMostSources> m_countsAs;
};

} // namespace core::smashup
