#pragma once

#include "core/smashup/scenario/steps.h"

namespace core::smashup {

/// Checks what a scenario expects here; empty, or what was expected and what was found.
std::string checkExpectation(const ScenarioTable& table, const nlohmann::json& expect);

} // namespace core::smashup
