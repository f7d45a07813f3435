#pragma once

#include "core/smashup/rules/frames.h"

// What the operands of an ability that runs stand for; `f` is its frame, and the top one, so that the newest picks are
// its own.

namespace core::smashup {

inline const Ability& abilityOf(const State& s, const CardLibrary& lib, const Frame& f)
{
    return lib.def(s.at(f.source).def).abilities[f.ability];
}

Context contextOf(const State& s, const Frame& f);
int valueOf(const State& s, const CardLibrary& lib, const Frame& f, std::int16_t amount);
Seat seatFor(const State& s, const Operand& by, const Frame& f);
bool picked(const State& s, const Frame& f, std::uint8_t what);
/// The base that an operand names, or that of the card it names; kNoSlot for none.
Slot placeOf(const State& s, const CardLibrary& lib, const Frame& f, const Operand& operand);
/// Which of the frames it is.
inline std::uint8_t depthOf(const State& s, const Frame& f)
{
    return static_cast<std::uint8_t>(&f - s.frames.begin());
}
/// The cards an operand names, one or many, but for those of seats that ignore the ability.
void targets(const State& s, const CardLibrary& lib, const Frame& f, const Operand& operand, Found& found);
/// Of cards that are equal and lie in the same hand or pile, the first.
void keepOneOfEach(const State& s, Found& found);

/// What works once a turn has not worked where its first question was declined or could not be asked.
void takeBackUse(State& s, const CardLibrary& lib, const Frame& f);

bool hasIgnored(const State& s, const Frame& f, Seat seat);
/// True when the seat has said that the ability, a base's, does nothing for it and nothing to it.
inline bool ignored(const State& s, const Frame& f, Seat seat)
{
    return !s.shielded.empty() && hasIgnored(s, f, seat);
}

} // namespace core::smashup
