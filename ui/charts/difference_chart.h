#pragma once

#include "core/statistics/estimate.h"
#include "ui/charts/value_chart.h"

namespace ui {

/// What something is better or worse than even.
struct DifferenceRow {
    QString label;
    core::Estimate points; ///< of a hundred, with its interval
};

/// Each as a dot with its interval on one axis around nought, and its points. Coloured where the interval is clear of
/// nought, grey else.
class DifferenceChart final : public ValueChart {
    Q_OBJECT
public:
    /// Who makes it gives it an accessible name.
    explicit DifferenceChart(QWidget* parent = nullptr);

    void show(std::vector<DifferenceRow> rows);

    ChartTable table() const override;
    void paint(QPainter& painter, const QSize& size, const Colours& colours) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    QRectF areaOf(int row) const override;

private:
    int rowHeight() const;

    std::vector<DifferenceRow> m_rows;
};

} // namespace ui
