#pragma once

#include "core/starrealms/cards/card_library.h"

namespace core::starrealms {

/// Runs every scenario of a file: builds its position, makes its moves, checks what it expects.
std::vector<ScenarioResult> runScenarios(const std::shared_ptr<const CardLibrary>& library, const std::string& fileName,
    std::string_view text, Problems& problems);

} // namespace core::starrealms
