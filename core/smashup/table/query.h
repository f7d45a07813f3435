#pragma once

#include "core/smashup/table/power.h"

namespace core::smashup {

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

/// Who carries out the text of a card that nobody controls: the seat whose turn it is, as for a base.
inline Seat actingFor(const State& s, Seat controller)
{
    return controller == Seat::None ? s.current : controller;
}

bool hasMinion(const State& s, Slot slot, Seat seat);

int amountOf(
    const State& s, const CardLibrary& lib, const Powers& powers, const Amount& amount, const Context& context);
bool holds(
    const State& s, const CardLibrary& lib, const Powers& powers, const Condition& condition, const Context& context);

/// The single card, slot, seat or faction an operand names; 0xFF for none. Not for Chosen and All.
std::uint8_t valueOf(const State& s, const Operand& operand, const Context& context);

} // namespace core::smashup
