#pragma once

#include "core/game/game.h"

#include <QString>

namespace ui {

/// The set of that name as people call it, where it is one of `sets`.
QString setLabel(const std::vector<core::SetInfo>& sets, const std::string& set);
/// The same as a button or a list says it.
QString setTitle(const core::SetInfo& set);

} // namespace ui
