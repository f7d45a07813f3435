#pragma once

#include "core/smashup/rules/operands.h"

// Leave to ignore what a base's ability does; `f` is the top frame.

namespace core::smashup {

/// The seat that must say, before the op is done, whether it ignores the ability; Seat::None for nobody.
Seat whoMayIgnoreBase(const State& s, const CardLibrary& lib, const Frame& f, const Op& op);
inline Seat whoMayIgnore(const State& s, const CardLibrary& lib, const Frame& f, const Op& op)
{
    // Asked before every op, and nearly never true.
    return s.any(Static::Kind::IgnoreBase) && isBase(f.source) ? whoMayIgnoreBase(s, lib, f, op) : Seat::None;
}
void askToIgnore(CardId base, Seat seat, Prompt& prompt);
void answerToIgnore(State& s, const Frame& f, Seat seat, Choice choice);
/// The seat has agreed to something that it could have declined, so it does not ignore the ability.
void noteWanted(State& s, const CardLibrary& lib, const Frame& f, Seat seat);

} // namespace core::smashup
