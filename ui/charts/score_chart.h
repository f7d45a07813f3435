#pragma once

#include "core/record/match_record.h"

#include <QChartView>

class QLineSeries;
class QScatterSeries;
class QValueAxis;

namespace ui {

/// The scores of a match over its turns as steps, with a mark where a base scored and a line where the match is won.
/// A screen reader gets the final score; the numbers stand in a ScoreTableModel beside it.
class ScoreChart final : public QChartView {
    Q_OBJECT
public:
    explicit ScoreChart(QWidget* parent = nullptr);

    /// What the end took off is drawn as a last drop, past the last turn.
    void show(const core::MatchRecord& record, const core::ScoreScale& scale, const core::FinalCount& count = {});
    /// Draws a line at the turn that is looked at; a negative one takes it away.
    void setTurn(double turn);
    /// Where a seat's line ends: the last turn, or the count after it, and the score there.
    QPointF lastPoint(core::Seat seat) const;
    /// The most points that a seat's line reaches.
    double highestPoint(core::Seat seat) const;
    /// How many marks of scored bases are drawn.
    int markCount() const;

protected:
    void changeEvent(QEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    void addSteps(const core::MatchRecord& record, std::size_t seat, const core::FinalCount& count);
    void addMarks(const core::MatchRecord& record, const core::FinalCount& count);
    void paintTheme();

    QValueAxis* m_turns;
    QValueAxis* m_points;
    QLineSeries* m_goal = nullptr;
    std::vector<QLineSeries*> m_lines;
    std::vector<QScatterSeries*> m_marks;
    double m_turn = -1;
};

} // namespace ui
