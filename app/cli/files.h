#pragma once

#include "core/game/game.h"

#include <string>
#include <vector>

namespace app::cli {

/// Reads files and all *.json files in and below folders, by path, each once. What cannot be read is in `problems`.
std::vector<core::SourceFile> readAll(const std::vector<std::string>& paths, core::Problems& problems);

/// The whole text of one file; false, with `problems`, when it cannot be read.
bool readFile(const std::string& path, std::string& text, core::Problems& problems);

/// Puts a whole file in the place of the one there is, or none: it is written beside and renamed, with the rights of
/// the old one; a symbolic link stays, and what it leads to is written. False, with `problems`, when it cannot be
/// written, is read-only or is a folder.
bool writeFile(const std::string& path, const std::string& text, core::Problems& problems);

/// Whether writeFile() could write there now; false, with `problems`, when not.
bool mayWrite(const std::string& path, core::Problems& problems);

} // namespace app::cli
