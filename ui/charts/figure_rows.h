#pragma once

#include "ui/charts/value_chart.h"

namespace ui {

/// A few figures of many things, a line each below their headings.
class FigureRows final : public ValueChart {
    Q_OBJECT
public:
    explicit FigureRows(QWidget* parent = nullptr);

    /// What a column has: whole numbers or parts of them, and whether it is the one that is read first.
    struct Column {
        QString heading;
        int decimals = 0;
        bool strong = false;
    };
    /// `what` is the heading of the names.
    void show(const QString& what, std::vector<Column> columns, std::vector<ChartRow> rows);

    ChartTable table() const override;
    void paint(QPainter& painter, const QSize& size, const Colours& colours) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    QRectF areaOf(int row) const override;

private:
    int rowHeight() const;
    int headHeight() const;
    int columnWidth(std::size_t column) const;
    QString cell(const ChartRow& row, std::size_t column) const;

    QString m_what;
    std::vector<Column> m_columns;
    std::vector<ChartRow> m_rows;
};

} // namespace ui
