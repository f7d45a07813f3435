#pragma once

#include "core/game/game.h"
#include "core/starrealms/cards/card_library.h"

namespace tests {

/// The card files the program comes with.
const std::vector<core::SourceFile>& starRealmsFiles();
/// The cards in them.
std::shared_ptr<const core::starrealms::CardLibrary> starRealmsCards();

/// Star Realms with them.
const core::Game& starRealms();

/// So many seats in a format ("hydra", "challenge automatons"), with the default set and options.
core::MatchSetup starRealmsSetup(int seats, const std::string& format, std::uint64_t seed);

} // namespace tests
