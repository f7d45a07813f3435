#pragma once

#include "core/language/edition.h"

#include <QString>

namespace ui {

/// A card, base or faction as the edition of the spoken language calls it. What is chosen, kept or looked up goes by
/// the name that records keep.
inline QString shownCard(const std::string& name)
{
    return QString::fromStdString(core::language::shownName(name));
}

inline QString shownCard(const QString& name)
{
    return shownCard(name.toStdString());
}

} // namespace ui
