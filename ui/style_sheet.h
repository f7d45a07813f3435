#pragma once

#include <QString>

class QFont;

namespace ui {

struct Colours;

/// The one style sheet of the program: frames, buttons, fields and tables. `body` decides every length in it.
QString styleSheet(const Colours& colours, const QFont& body);

} // namespace ui
