#pragma once

#include "core/smashup/engine.h"

#include <span>

namespace tests {

/// A card of the library whose ability is written in C++ as well, as a program without card files would have it: it
/// looks at the piles itself and moves cards through zones.h. Where a seat is asked it puts the question into the
/// prompt, as the machine does, and takes the first answer.
struct NativeCard {
    const char* id;
    void (*play)(core::smashup::Engine& e, core::smashup::CardId source, core::Seat you, core::smashup::Slot here);
};

/// Twenty cards of all eight Core factions, from "gain 1 VP" to two choices with a move.
std::span<const NativeCard> nativeCards();

} // namespace tests
