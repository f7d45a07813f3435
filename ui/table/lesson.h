#pragma once

#include <QString>

namespace ui {

/// What somebody who learns a game is told about the moment; empty where there is nothing to say.
struct Lesson {
    QString what; ///< what can be done
    QString why; ///< and why; empty where that was said before

    bool isEmpty() const { return what.isEmpty(); }
    /// All of it in one line.
    QString text() const { return why.isEmpty() ? what : what + QLatin1Char(' ') + why; }
};

} // namespace ui
