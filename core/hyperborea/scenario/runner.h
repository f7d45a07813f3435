#pragma once

#include "core/hyperborea/cards/library.h"

namespace core::hyperborea {

/// Runs every scenario of a file: builds its position, makes its moves, checks what it expects.
std::vector<ScenarioResult> runScenarios(const std::shared_ptr<const Library>& library, const std::string& fileName,
    std::string_view text, Problems& problems);

} // namespace core::hyperborea
