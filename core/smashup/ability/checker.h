#pragma once

#include "core/game/game.h"

namespace core::smashup {

/// Every fault of one card file, for `check` and for imports.
Problems checkCardFile(const SourceFile& file);

/// The same beside the factions there are, of which it may take cards over: a name or id that one of its own printing
/// has is a fault, too. A faction that bears the file's own id is passed over, for the file would take its place; of
/// several others that bear one id the first counts.
Problems checkCardFile(const SourceFile& file, const std::vector<SourceFile>& others);

} // namespace core::smashup
