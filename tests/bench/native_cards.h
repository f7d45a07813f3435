#pragma once

#include "core/smashup/rules/frames.h"

#include <span>

namespace tests {

/// A card of the library whose ability is written in C++ as well, as a program without card files would have it: it
/// looks at the piles itself and moves cards through zones.h. Like a compiled one it runs in a frame of its own, so
/// that it can stop where a seat is asked, and goes on with the answer.
struct NativeCard {
    const char* id;
    /// Goes on from where the top frame stands; true with the prompt filled where a seat must answer, false once the
    /// ability is done.
    bool (*step)(core::smashup::Engine& e, core::smashup::Frame& f);
};

/// Twenty cards of all eight Core factions, from "gain 1 VP" to two choices with a move.
std::span<const NativeCard> nativeCards();

/// As stepAbility() and answerAbility() for one that is written in C++.
bool stepNative(const NativeCard& card, core::smashup::Engine& e);
void answerNative(core::smashup::Engine& e, core::Choice choice);

} // namespace tests
