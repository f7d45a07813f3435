#pragma once

#include "core/smashup/cards/card_library.h"

namespace core::smashup {

/// Builds the library of the printing `printing` from card files; files of other printings are passed over.
/// Null when any file has a fault; all faults are then in `problems`.
std::unique_ptr<CardLibrary> buildLibrary(
    std::string_view printing, const std::vector<SourceFile>& files, Problems& problems);

} // namespace core::smashup
