#pragma once

#include "core/smashup/cards/libraries.h"

namespace core::smashup {

/// Runs every scenario of a file: builds its position, makes its moves, checks what it expects.
std::vector<ScenarioResult> runScenarios(
    const Libraries& libraries, const std::string& fileName, std::string_view text, Problems& problems);

} // namespace core::smashup
