#pragma once

#include "core/game/game.h"

#include <string>
#include <vector>

namespace tests {

/// The sources and CMake lists of a project, by path from its root ("core/game/match.h").
using SourceTree = std::vector<core::SourceFile>;

/// Reads the tree at `root`; leaves out what is no source and no CMake list.
SourceTree readSourceTree(const std::string& root);

/// Every breach of the rooms' rules, as "path: what is wrong" or "path:line: what is wrong".
std::vector<std::string> architectureFaults(const SourceTree& tree);

/// Top-level folders that belong to no room.
std::vector<std::string> unknownRooms(const std::vector<std::string>& folders);

} // namespace tests
