#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace ui {

/// A screen reader is told of `widget` as of a group of what is in it, by its accessible name. What it is about is
/// asked for each time; without, it is the accessible description.
void tellAsGroup(QWidget& widget, const std::function<QString()>& about = {});

} // namespace ui
