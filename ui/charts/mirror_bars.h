#pragma once

#include "ui/charts/value_chart.h"

namespace ui {

/// One row: what is counted in the middle, how much of it there is at either side.
struct MirrorRow {
    QString label;
    double left = 0;
    double right = 0;
    int decimals = 0;
    bool ownScale = false; ///< its bars are measured against one another alone, as a mean among counts is

    friend bool operator==(const MirrorRow&, const MirrorRow&) = default;
};

/// Lying bars of two sides, mirrored around one axis, in the colours of the first two seats; above them, whose they
/// are. Read out row by row.
class MirrorBars final : public ValueChart {
    Q_OBJECT
public:
    explicit MirrorBars(QWidget* parent = nullptr);

    void setRows(const QString& left, const QString& right, std::vector<MirrorRow> rows);
    const std::vector<MirrorRow>& rows() const { return m_rows; }
    static QString figure(double value, int decimals);
    ChartTable table() const override;
    void paint(QPainter& painter, const QSize& size, const Colours& colours) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    QRectF areaOf(int row) const override;
    QString summary() const override;

private:
    int leastRow() const;
    double stepIn(double height) const;
    void paintLegend(QPainter& painter, int width, const Colours& colours) const;

    QString m_left;
    QString m_right;
    std::vector<MirrorRow> m_rows;
};

} // namespace ui
