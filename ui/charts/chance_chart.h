#pragma once

#include "core/analysis/analysis.h"
#include "ui/charts/shown_span.h"
#include "ui/charts/value_chart.h"

namespace ui {

class ZoomButtons;

/// The win chance of one seat over the moves of a match, with its 95 % band and the choices that are marked. A row is
/// a point. The wheel, +, - and 0, dragging and the buttons show a part of the turns more closely, as in a ScoreChart.
class ChanceChart final : public ValueChart {
    Q_OBJECT
public:
    struct Point {
        int choice = 0; ///< how many choices had been made
        double turn = 0; ///< where that is on the axis of turns
        core::Estimate chance; ///< 0..1
        QString label; ///< "Turn 7: Invader on The Homeworld"
    };
    struct Mark {
        int choice = 0;
        core::Label label = core::Label::None;
        core::Seat seat = core::Seat::None; ///< who chose
    };

    explicit ChanceChart(QWidget* parent = nullptr);

    /// `points` in the order of the match.
    void show(core::Seat seat, std::vector<Point> points, std::vector<Mark> marks);
    /// Draws a line at the last point of that many choices or less.
    void setChoice(int choice);
    const std::vector<Point>& points() const { return m_points; }
    const ShownSpan& shownTurns() const { return m_span; }

    ChartTable table() const override;
    void paint(QPainter& painter, const QSize& size, const Colours& colours) const override;
    QSize sizeHint() const override;

protected:
    QRectF areaOf(int row) const override;
    QString summary() const override;
    void bringIntoSight(int row) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QRectF plotIn(const QSize& size) const;
    QPointF placeOf(const Point& point, double chance, const QRectF& plot) const;
    int pointOf(int choice) const;
    double turnAt(double x) const;
    double lookedAt() const;
    void zoom(double factor, double around);
    void showSpan();
    void showAll();
    std::vector<std::pair<Mark, QString>> legend() const;
    double legendWidth() const;
    void placeButtons();
    void paintCurve(QPainter& painter, const QRectF& plot, const Colours& colours) const;
    void paintAxes(QPainter& painter, const QRectF& plot, const Colours& colours) const;
    void paintLegend(QPainter& painter, const QRectF& plot, const Colours& colours) const;
    void paintMark(QPainter& painter, const QPointF& at, const Mark& mark, const Colours& colours) const;

    core::Seat m_seat = core::Seat::First;
    std::vector<Point> m_points;
    std::vector<Mark> m_marks;
    int m_choice = -1;
    ShownSpan m_span; ///< of turns
    ZoomButtons* m_buttons;
    bool m_pressed = false; ///< where a part is shown, which may be dragged
    bool m_dragged = false; ///< since then
    int m_grip = 0;
};

/// The colour of a mark.
QColor markColour(core::Label label, const Colours& colours);

} // namespace ui
