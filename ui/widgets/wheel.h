#pragma once

class QWidget;

namespace ui {

/// Lets the wheel pass over a field to what scrolls around it, so that nothing is changed on the way. The field takes
/// the keyboard by a click or the Tab key alone.
void letWheelPass(QWidget& field);

} // namespace ui
