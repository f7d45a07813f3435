#pragma once

#include "core/language/saying.h"
#include "core/smashup/cards/card_library.h"
#include "core/smashup/table/state.h"

namespace core::smashup {

/// The plays the current seat has left, free and extra ones, each kind with what binds it: "1 minion, 1 minion of power
/// 2 or less at The Homeworld and 2 actions". Where it is open which of them were used: "either 1 minion at The
/// Homeworld or 1 minion of power 2 or less". Empty where none is left.
language::Saying playsLeftInWords(const State& s, const CardLibrary& lib);

} // namespace core::smashup
