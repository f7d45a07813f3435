#pragma once

#include <QStringList>

namespace ui {

/// Which boxes of a game stand on its player's shelf. The program's settings implement it.
class BoxSettings {
public:
    virtual ~BoxSettings() = default;
    /// By name, those that are not there; a box that comes out later is there until somebody says otherwise.
    virtual QStringList missingBoxes(const QString& game) const = 0;
    virtual void setMissingBoxes(const QString& game, const QStringList& boxes) = 0;
};

} // namespace ui
