#pragma once

#include <QString>

namespace ui {

/// A set as people call it; games name their printings in one word.
QString setLabel(const QString& set);
/// The same as a button or a list says it.
QString setTitle(const QString& set);

} // namespace ui
