#pragma once

#include "core/game/game.h"

#include <string>
#include <vector>

namespace app::cli {

/// Reads files and all *.json files in and below folders, by path, each once; together no more than one file may hold.
/// What cannot be read is in `problems`.
std::vector<core::SourceFile> readAll(const std::vector<std::string>& paths, core::Problems& problems);

} // namespace app::cli
