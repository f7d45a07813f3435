#pragma once

#include <QWidget>

namespace ui {

/// Buttons for what the wheel, +, − and 0 do to a chart over the turns of a match.
class ZoomButtons final : public QWidget {
    Q_OBJECT
public:
    explicit ZoomButtons(QWidget* chart);

Q_SIGNALS:
    void closerAsked();
    void furtherAsked();
    void allAsked();
};

} // namespace ui
