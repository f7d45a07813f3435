#pragma once

#include "core/game/own_factions.h"
#include "core/smashup/cards/card_library.h"

namespace core::smashup {

/// What a text is compared with, and what it came to.
struct RemarkGround {
    const CardLibrary& usual; ///< the printing as the program comes with it
    const CardLibrary& own; ///< with the text's faction behind all others
    std::size_t first; ///< of the definitions in `own` that are the text's
};

/// What is no fault in a text and yet worth a look: what no faction of the printing has so many of, or so strong, and
/// what can never be used. Cards with faults, and a deck that is not whole yet, are passed over.
Problems remarksOn(const RemarkGround& ground, std::string_view text, const FactionCheck& check);

} // namespace core::smashup
