#pragma once

#include "core/game/game.h"

#include <memory>

namespace tests {

/// Smash Up with the cards the program comes with.
const core::Game& smashUp();

/// So many seats with different pairs, as far as there are; more share factions.
core::MatchSetup smashUpSetup(int seats, std::uint64_t seed);

/// So many seats with pairs drawn from all factions of a printing by the seed, no faction twice; the default printing
/// where none is named.
core::MatchSetup smashUpDrawnSetup(int seats, std::uint64_t seed, const std::string& printing = {});

} // namespace tests
