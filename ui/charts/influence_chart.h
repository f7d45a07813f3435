#pragma once

#include "core/analysis/influence.h"
#include "ui/charts/value_chart.h"

namespace ui {

/// Whose choices moved whose win chance: a row for each seat that chose, a column for each seat's chance, in points
/// with their margins. Grey where the interval holds nought.
class InfluenceChart final : public ValueChart {
    Q_OBJECT
public:
    explicit InfluenceChart(QWidget* parent = nullptr);

    void show(const core::Influence& influence, QStringList names);

    ChartTable table() const override;
    void paint(QPainter& painter, const QSize& size, const Colours& colours) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    QRectF areaOf(int row) const override;

private:
    double markWidth() const;
    int figureWidth(const QString& figure) const;
    int rowHeight() const;
    int headHeight() const;
    int seats() const { return m_influence.seats; }
    void paintName(QPainter& painter, const QString& name, const QRectF& area) const;
    void paintCell(QPainter& painter, const core::Estimate& moved, const QRectF& area, const Colours& colours) const;

    core::Influence m_influence;
    QStringList m_names;
};

} // namespace ui
