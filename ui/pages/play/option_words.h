#pragma once

#include <QString>

namespace ui {

/// What an option of a match is called in the new match dialog; its meaning where it has no shorter name.
QString optionLabel(const QString& option, const QString& meaning);
/// What an option's value means to a player; the value itself where there are no words for it. Records keep the value.
QString optionWords(const QString& option, const QString& value);

} // namespace ui
