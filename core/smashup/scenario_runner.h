#pragma once

#include "core/game/game.h"

namespace core::smashup {

class SmashUpGame;

/// Runs every scenario of a file: builds its position, makes its moves, checks what it expects.
std::vector<ScenarioResult> runScenarios(
    const SmashUpGame& game, const std::string& fileName, std::string_view text, Problems& problems);

} // namespace core::smashup
