#pragma once

#include "ui/charts/value_chart.h"

namespace ui {

/// One bar: what it stands for and how much.
struct Bar {
    QString label;
    int value = 0;

    friend bool operator==(const Bar&, const Bar&) = default;
};

/// Bars of one kind. Read out as one sentence.
class Bars : public ValueChart {
    Q_OBJECT
public:
    explicit Bars(QWidget* parent);

    void setBars(std::vector<Bar> bars);
    ChartTable table() const override;

protected:
    const std::vector<Bar>& bars() const { return m_bars; }

private:
    std::vector<Bar> m_bars;
};

/// Upright ones with their number above and their label below.
class Columns final : public Bars {
    Q_OBJECT
public:
    using Bars::Bars;

    void paint(QPainter& painter, const QSize& size, const Colours& colours) const override;
    QSize sizeHint() const override;

protected:
    QRectF areaOf(int row) const override;
};

/// Lying ones: label, bar on a track, number.
class Tracks final : public Bars {
    Q_OBJECT
public:
    using Bars::Bars;

    void paint(QPainter& painter, const QSize& size, const Colours& colours) const override;
    QSize sizeHint() const override;

protected:
    QRectF areaOf(int row) const override;

private:
    int rowHeight() const;
};

} // namespace ui
