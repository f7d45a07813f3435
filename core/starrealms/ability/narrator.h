#pragma once

#include "core/starrealms/cards/card_library.h"

namespace core::starrealms {

/// What a card does, said from the programs that run.
std::string textOf(const CardLibrary& library, DefId def, language::Language language);

} // namespace core::starrealms
