#pragma once

#include <QString>

namespace ui {

/// "1st", "2nd", … for a place; `number` from 1.
QString ordinal(int number);

} // namespace ui
