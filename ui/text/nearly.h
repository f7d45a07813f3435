#pragma once

#include <QString>

#include <optional>

namespace ui {

/// How many letters of what somebody typed are wrong if it was to be `known` or one word of that; nothing where they
/// are too many for it to be meant.
std::optional<int> lettersWrong(const QString& typed, const QString& known);

} // namespace ui
