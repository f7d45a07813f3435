#pragma once

#include "core/statistics/estimate.h"
#include "ui/charts/value_chart.h"

namespace ui {

/// Something that was found again and again, with its 95 % band.
struct BandPoint {
    QString label; ///< below the axis, where there is room: "Jun · 31"
    QString told; ///< to whoever asks for it: "June 2026, 31 matches"
    core::Estimate value;
};

/// A line that the figures can be compared with.
struct BandLine {
    QString label; ///< at its right end; may be empty
    double value = 0;
};

/// A curve with its band over equal steps.
class BandChart final : public ValueChart {
    Q_OBJECT
public:
    explicit BandChart(QWidget* parent = nullptr);

    /// `what` is measured, and what its values are multiples of on the axis. Values are kept within the limits.
    struct Scale {
        QString what;
        double step = 10;
        double least = 0;
        double most = 100;
        int decimals = 0;
    };
    void show(Scale scale, std::vector<BandPoint> points, std::vector<BandLine> lines);
    const std::vector<BandPoint>& points() const { return m_points; }

    ChartTable table() const override;
    void paint(QPainter& painter, const QSize& size, const Colours& colours) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    QRectF areaOf(int row) const override;
    QString summary() const override;

private:
    QRectF plotIn(const QSize& size) const;
    double xOf(std::size_t point, const QRectF& plot) const;
    double yOf(double value, const QRectF& plot) const;
    void paintAxes(QPainter& painter, const QRectF& plot, const Colours& colours) const;

    Scale m_scale;
    double m_lowest = 0;
    double m_highest = 100;
    double m_step = 10; ///< between the lines of the axis
    std::vector<BandPoint> m_points;
    std::vector<BandLine> m_lines;
};

} // namespace ui
