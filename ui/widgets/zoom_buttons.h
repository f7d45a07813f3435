#pragma once

#include <QWidget>

namespace ui {

/// Buttons for what the wheel, +, − and 0 do to a chart over the turns of a match, or to a map, where the wheel needs
/// Ctrl.
class ZoomButtons final : public QWidget {
    Q_OBJECT
public:
    enum class Of { Turns, Map };

    explicit ZoomButtons(QWidget* shown, Of what = Of::Turns);

Q_SIGNALS:
    void closerAsked();
    void furtherAsked();
    void allAsked();
};

} // namespace ui
