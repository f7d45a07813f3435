#pragma once

#include "core/starrealms/table/engine.h"

namespace core::starrealms {

/// The step of an ability that is being taken.
const Op& opOf(const CardLibrary& lib, const Frame& frame);
/// What an amount comes to for the ability at hand.
int valueOf(const State& s, const Frame& frame, const Amount& amount);

} // namespace core::starrealms
