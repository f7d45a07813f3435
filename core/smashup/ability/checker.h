#pragma once

#include "core/game/game.h"

namespace core::smashup {

/// Every fault of one card file, for `check` and for imports.
Problems checkCardFile(const SourceFile& file);

/// The same beside the factions there are: a name or id that one of those has is a fault, too. A faction that bears the
/// file's own id is passed over, for the file would take its place.
Problems checkCardFile(const SourceFile& file, const std::vector<SourceFile>& others);

} // namespace core::smashup
