#pragma once

#include "core/game/problem.h"

#include <string>
#include <string_view>

namespace core {

/// No file that this program reads is longer; whatever it is, a pipe or /dev/zero, no more of it is read.
inline constexpr std::size_t kLongestFile = 64U << 20U;

/// The whole of one file; false, with `problems`, when it cannot be read or is too long.
bool readFile(const std::string& path, std::string& text, Problems& problems);

/// Puts a whole file in the place of the one there is, or none, for every writer of this program: it is written beside
/// under a name that nobody can know before, and renamed, with the rights of the old one; a symbolic link stays, and
/// what it leads to is written; a pipe takes it as it is. False, with `problems` and everything as it was, when it
/// cannot be written, is read-only, a folder, a database or what belongs to one.
bool writeFile(const std::string& path, std::string_view bytes, Problems& problems);

/// Whether writeFile() could write there now; false, with `problems`, when not.
bool mayWrite(const std::string& path, Problems& problems);

} // namespace core
