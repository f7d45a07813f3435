#pragma once

#include "core/starrealms/cards/card_library.h"

namespace core::starrealms {

/// The programs of a card, step by step, for whoever wants to know what really runs.
std::string listing(const CardLibrary& library, DefId def);

} // namespace core::starrealms
