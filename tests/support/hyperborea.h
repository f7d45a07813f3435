#pragma once

#include "core/game/game.h"
#include "core/hyperborea/cards/library.h"

namespace tests {

/// The data files the program comes with.
const std::vector<core::SourceFile>& hyperboreaFiles();
/// What is in them.
std::shared_ptr<const core::hyperborea::Library> hyperboreaLibrary();

/// Hyperborea with it.
const core::Game& hyperborea();

/// So many seats with the default options.
core::MatchSetup hyperboreaSetup(int seats, std::uint64_t seed);

} // namespace tests
