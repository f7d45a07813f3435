#pragma once

#include "core/game/game.h"

#include <set>

namespace core::smashup {

/// Every card, base and faction name of the game's sets, from the content's names.json; empty where there is none.
/// What is in here and in no library is not built yet.
std::set<std::string> knownNames(const std::vector<SourceFile>& content, Problems& problems);

} // namespace core::smashup
