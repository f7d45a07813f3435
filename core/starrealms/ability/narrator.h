#pragma once

#include "core/starrealms/cards/card_library.h"

namespace core::starrealms {

/// What a card does, said from the programs that run.
std::string textOf(const CardLibrary& library, DefId def, language::Language language);

/// One ability as it stands on the picture of a card: what is gained as signs (cards/signs.h), and without the words
/// that a sign before it says.
struct AbilityWords {
    Slot slot = Slot::Primary;
    std::string words;

    friend bool operator==(const AbilityWords&, const AbilityWords&) = default;
};
/// In the order in which they are printed.
std::vector<AbilityWords> abilitiesOf(const CardLibrary& library, DefId def, language::Language language);

} // namespace core::starrealms
