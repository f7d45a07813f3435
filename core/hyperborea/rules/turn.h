#pragma once

#include "core/hyperborea/table/engine.h"

namespace core::hyperborea {

/// The actions are over, and with them points that are left and halts; then a reset where the bag is empty.
void endActions(Engine& e);
/// Rule 12; reset.cpp.
void beginReset(Engine& e);

} // namespace core::hyperborea
