#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace ui {

/// A screen reader is told of `widget` as of a chart, with its accessible name and description; its value is what is
/// told of where the pointer or the arrow keys are, or else of all of it. That is asked for each time.
void tellAsChart(QWidget& widget, const std::function<QString()>& values);

} // namespace ui
