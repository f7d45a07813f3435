#pragma once

#include "core/statistics/estimate.h"
#include "ui/charts/value_chart.h"

namespace ui {

/// A line of a ledger.
struct LedgerRow {
    enum class Tone { Plain, Luck, Bad, Good };

    QString label;
    core::Estimate points; ///< of win chance, -100..100, with its interval
    Tone tone = Tone::Plain;
    QString meaning {}; ///< a sentence, told where somebody points at the line
};

/// What a win chance is made of: a bar to either side for each line, its points and how far they can be trusted, and
/// what they add up to.
class LedgerChart final : public ValueChart {
    Q_OBJECT
public:
    explicit LedgerChart(QWidget* parent = nullptr);

    /// `sum` is what they add up to, where that is no result.
    void show(std::vector<LedgerRow> rows, double result, const QString& sum = {});

    ChartTable table() const override;
    void paint(QPainter& painter, const QSize& size, const Colours& colours) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    QRectF areaOf(int row) const override;

private:
    QString sumWord() const;
    int rowHeight() const;

    std::vector<LedgerRow> m_rows;
    double m_result = 0;
    QString m_sum;
};

} // namespace ui
