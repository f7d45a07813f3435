#pragma once

#include "ui/charts/value_chart.h"

#include <optional>

namespace ui {

/// A matrix of shares on paper, each row with a name and its mean, each column with the number of the row of that name;
/// where a cell has no share it is pale.
class MatrixChart final : public ValueChart {
    Q_OBJECT
public:
    /// Who makes it gives it an accessible name.
    explicit MatrixChart(QWidget* parent = nullptr);

    struct Line {
        QString name;
        double mean = 0;
        std::vector<std::optional<double>> shares;
    };
    void show(std::vector<Line> lines);

    ChartTable table() const override;
    void paint(QPainter& painter, const QSize& size, const Colours& colours) const override;
    QSize sizeHint() const override;

protected:
    QRectF areaOf(int row) const override;

private:
    int cell() const;
    int names() const;

    std::vector<Line> m_lines;
};

} // namespace ui
