#pragma once

#include "core/game/game.h"
#include "core/hyperborea/cards/library.h"

namespace tests {

/// The data files the program comes with.
const std::vector<core::SourceFile>& hyperboreaFiles();
/// What is in them.
std::shared_ptr<const core::hyperborea::Library> hyperboreaLibrary();

} // namespace tests
