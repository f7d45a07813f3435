#pragma once

#include <QString>

namespace ui {

/// Which game somebody chose last on each page that shows one of several. The program's settings implement it.
class GameMemory {
public:
    virtual ~GameMemory() = default;
    /// The id of the game; empty while nobody has chosen.
    virtual QString gameOn(const QString& page) const = 0;
    virtual void setGameOn(const QString& page, const QString& game) = 0;
};

} // namespace ui
