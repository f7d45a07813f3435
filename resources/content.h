#pragma once

#include "core/game/game.h"

#include <vector>

class QString;

namespace resources {

/// Every file below a folder of the built-in content ("cards/smashup"), with its path from the content's root
/// ("cards/smashup/first/aliens.json"), sorted by path. Empty where there is no such folder.
std::vector<core::SourceFile> filesBelow(const QString& folder);

} // namespace resources
