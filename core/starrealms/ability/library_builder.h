#pragma once

#include "core/starrealms/cards/card_library.h"

namespace core::starrealms {

/// Builds the library from the card files of all sets. Null when any file has a fault; all faults are then in
/// `problems`.
std::shared_ptr<const CardLibrary> buildLibrary(const std::vector<SourceFile>& files, Problems& problems);

} // namespace core::starrealms
