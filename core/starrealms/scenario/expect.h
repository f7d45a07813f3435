#pragma once

#include "core/starrealms/scenario/steps.h"

namespace core::starrealms {

/// What of an expectation does not hold, or nothing.
language::Saying checkExpectation(ScenarioTable& table, const JsonReader& expectation);

} // namespace core::starrealms
