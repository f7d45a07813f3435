#pragma once

#include "core/game/card_info.h"

#include <QString>

namespace ui {

/// A card or place as it is printed, in a line for those who hear it: "Quarry, base, breakpoint 18, VP 4 / 2 / 1. …".
QString describePrint(const core::CardInfo& print);
/// The same under another name.
QString describePrint(const core::CardInfo& print, const QString& name);

} // namespace ui
