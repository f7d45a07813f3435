#pragma once

#include <QWidget>

namespace ui {

inline constexpr double kCloser = 0.8; ///< of what is shown, at each step
inline constexpr double kStride = 0.15; ///< how far the wheel moves, of what is shown

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
