#pragma once

class QWidget;

namespace ui {

/// A screen reader is told of `widget` as of a group of what is in it, by its accessible name and description.
void tellAsGroup(QWidget& widget);

} // namespace ui
