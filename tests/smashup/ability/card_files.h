#pragma once

#include "core/game/game.h"

namespace tests {

/// The card files of the first printing, read from the source tree so that this test needs no resources.
std::vector<core::SourceFile> cardFiles();

/// The card files of every printing: "first/aliens.json".
std::vector<core::SourceFile> allCardFiles();

/// A faction with one card under test and King Rex's like to fill it up: 20 cards, two bases. `card` is JSON.
core::SourceFile factionWith(const std::string& card);

/// The same, with the card's JSON in a faction whose first base is `base`.
core::SourceFile factionWithBase(const std::string& base);

/// The problems, one a line.
std::string texts(const core::Problems& problems);

} // namespace tests
