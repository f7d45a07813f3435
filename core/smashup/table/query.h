#pragma once

#include "core/smashup/cards/limits.h"
#include "core/smashup/table/bans.h"

namespace core::smashup {

// What can be asked about the table: power, what a selector finds, amounts and conditions. These are one: power comes
// from cards that say by a selector whom they give it to, by an amount how much and by a condition when, and each of
// those may speak of power. power.cpp, query.cpp and amounts.cpp answer a part each.

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

/// What a selector may find: card ids, slots, seats or faction ids, as its domain says.
using Found = InlineVector<std::uint8_t, kMaxCards>;

/// All that the selector finds, in a fixed order: slots ascending, seats clockwise from the current one, piles from the
/// top. `powers` must be of the same state. Stops where `enough` are found.
void select(const State& s, const CardLibrary& lib, const Powers& powers, const Selector& selector,
    const Context& context, Found& found, std::size_t enough = kMaxCards);

/// True when the card in play `card` is what the selector looks for, by everything but where cards of other zones lie.
bool matches(const State& s, const CardLibrary& lib, const Powers& powers, const Selector& selector,
    const Context& context, CardId card);

/// True when the base at `slot`, where there is one, is what the selector looks for among bases.
bool baseFits(const State& s, const CardLibrary& lib, const Powers& powers, const Selector& selector,
    const Context& context, Slot slot);

/// Whether a card that says where it may be played lets `seat` play it at that base.
bool fitsWhere(const State& s, const CardLibrary& lib, CardId card, Seat seat, Slot slot);
/// True when neither the base at `slot`, nor what lies there, nor the card itself keeps `seat` from playing it there.
inline bool isOpenTo(const State& s, const CardLibrary& lib, CardId card, Seat seat, Slot slot)
{
    const CardDef& def = lib.def(s.at(card).def);
    return forbidder(s, lib, def, seat, slot) == kNoCard && (def.where < 0 || fitsWhere(s, lib, card, seat, slot));
}
/// True when there is a minion at `slot` that the action could be played on.
inline bool hasHost(const State& s, const CardDef& def, Seat seat, Slot slot)
{
    return def.onYours ? hasMinion(s, slot, seat) : s.slot[slot].minions.count > 0;
}

/// Who carries out the text of a card that nobody controls: the seat whose turn it is, as for a base.
inline Seat actingFor(const State& s, Seat controller)
{
    return controller == Seat::None ? s.current : controller;
}

int amountOf(
    const State& s, const CardLibrary& lib, const Powers& powers, const Amount& amount, const Context& context);
bool holds(
    const State& s, const CardLibrary& lib, const Powers& powers, const Condition& condition, const Context& context);

/// The single card, slot, seat or faction an operand names; 0xFF for none. Not for Chosen and All.
std::uint8_t valueOf(const State& s, const Operand& operand, const Context& context);

} // namespace core::smashup
