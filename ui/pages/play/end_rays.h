#pragma once

#include <QElapsedTimer>
#include <QWidget>

class QTimer;

namespace ui {

/// The ground behind a final score: cloth, and for a win rays that turn a little and bits of paper that fall once. The
/// still picture is what the motion comes to.
class EndRays final : public QWidget {
    Q_OBJECT

public:
    static constexpr int kBits = 46;
    static constexpr int kLength = 2400; ///< milliseconds at the usual speed

    explicit EndRays(QWidget* parent);

    /// Shows rays and paper, or neither; still.
    void setWon(bool won);
    bool isWon() const { return m_won; }
    /// Lets the rays turn and the paper fall, for so many milliseconds.
    void run(int length);
    bool isRunning() const;
    /// How it is after that share of the motion, 0 to 1.
    void showAt(double share);
    /// Where a bit of paper is then, in shares of width and height; above 0 while it has not begun to fall.
    static QPointF bitAt(int bit, double share);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void finish();

    bool m_won = false;
    double m_share = 1;
    int m_length = 0;
    QTimer* m_timer;
    QElapsedTimer m_clock;
};

} // namespace ui
