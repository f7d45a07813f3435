#pragma once

#include <Qt>

class QWidget;

namespace ui {

/// While `widget` has the keyboard that key without modifiers goes to it, and not to a shortcut of its window.
void keepKey(QWidget& widget, Qt::Key key);

} // namespace ui
