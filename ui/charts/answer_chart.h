#pragma once

#include "core/statistics/estimate.h"
#include "ui/charts/value_chart.h"

namespace ui {

/// What a seat could have answered.
struct AnswerRow {
    QString label;
    core::Estimate percent; ///< win chance, 0..100, with its interval
    int deals = 0; ///< worlds that it was found in
    bool best = false;
    bool played = false;
};

/// The answers to a question with their win chances: a bar each with the ends of its interval, the best and the one
/// that was played marked.
class AnswerChart final : public ValueChart {
    Q_OBJECT
public:
    explicit AnswerChart(QWidget* parent = nullptr);

    void show(std::vector<AnswerRow> rows);

    ChartTable table() const override;
    void paint(QPainter& painter, const QSize& size, const Colours& colours) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    QRectF areaOf(int row) const override;

private:
    QString wordsOf(const AnswerRow& row) const;
    QFont fontOf(const AnswerRow& row) const;
    int heightOf(const AnswerRow& row, int width) const;
    int figuresWidth() const;

    std::vector<AnswerRow> m_rows;
};

} // namespace ui
