#pragma once

#include "core/game/game.h"

#include <string>

namespace app::cli {

/// The table as a seat sees it, in lines of text: what a person at the terminal needs to choose.
std::string tableText(const core::Game& game, const core::Match& match, core::Seat viewer);

} // namespace app::cli
