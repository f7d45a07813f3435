#pragma once

#include "core/record/match_record.h"
#include "ui/charts/against_course.h"
#include "ui/charts/shown_span.h"

#include <QChartView>

class QLineSeries;
class QScatterSeries;
class QValueAxis;

namespace ui {

class ZoomButtons;

/// The scores of a match over its turns as steps, with a mark where a base scored and a line where the match is won.
/// Where the pointer or the arrow keys are, it tells the values; a click or Enter picks that turn. The wheel, + and -
/// show a part of the turns more closely, 0 all of them; that part is moved by dragging it and by Shift with the wheel,
/// and goes along with the arrow keys. Where there is room, buttons do the same. A screen reader gets what is told; all
/// the numbers stand in a ScoreTableModel beside it.
class ScoreChart final : public QChartView {
    Q_OBJECT
public:
    explicit ScoreChart(QWidget* parent = nullptr);

    /// What the end took off is drawn as a last drop, past the last turn.
    void show(const core::MatchRecord& record, const core::ScoreScale& scale, const core::FinalCount& count = {});
    /// What the game calls its marks (Notation::marksTitle()).
    void nameMarks(const QString& title) { m_marksTitle = title; }
    /// What the game calls its points (Notation::scoreWords()), from the next show() on.
    void namePoints(const core::ScoreWords& words) { m_goalWord = QString::fromStdString(words.goal); }
    /// What all seats play against has a line of its own, from the next show() on.
    void setAgainst(AgainstCourse against) { m_against = std::move(against); }
    /// Words at the axes, for a picture that goes out alone.
    void nameAxes(const QString& across, const QString& up);
    /// Draws a line at the turn that is looked at; a negative one takes it away.
    void setTurn(double turn);
    /// Where a seat's line ends: the last turn, or the count after it, and the score there.
    QPointF lastPoint(core::Seat seat) const;
    /// The most points that a seat's line reaches.
    double highestPoint(core::Seat seat) const;
    /// How many marks of scored bases are drawn.
    int markCount() const;
    /// Lets it have the keyboard and answer to clicks.
    void setPickable(bool pickable);
    /// What is told of a turn: "Turn 7: You 3, Marrow 2. Jungle Oasis scored."
    QString valuesAt(int turn) const;
    /// The turns that are shown, from the first to the last.
    std::pair<double, double> shownTurns() const;

Q_SIGNALS:
    /// Somebody wants to see the match as it stood at that time: a turn, or between the ends of two.
    void turnPicked(double turn);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    struct Step {
        QPointF place; ///< a turn and the score there
        int level; ///< how many seats before this one are level with it
    };

    QString inShort() const;
    void addGoal(int goal, double lastShown);
    void addSteps(const core::MatchRecord& record, std::size_t seat, const core::FinalCount& count);
    void placeLines();
    void addAgainst();
    void addMarks(const core::MatchRecord& record, const core::FinalCount& count);
    void paintTheme();
    double turnAt(const QPoint& place) const;
    void tell(int turn, const QPoint& place);
    void fitTicks();
    int legendWidth(const QFont& font) const;
    void fitLegend();
    void zoom(double factor, double around);
    void showSpan();
    int lookedAt() const;
    void showAll();
    void makeButtons();
    void placeButtons();

    core::MatchRecord m_record; ///< without its choices
    QString m_marksTitle; ///< empty for the usual word
    QString m_goalWord; ///< the same
    QString m_all; ///< what is told where no turn is
    ShownSpan m_span; ///< of turns
    int m_told = -1; ///< the turn whose values are told; -1 for none
    bool m_pickable = false;
    ZoomButtons* m_buttons = nullptr; ///< those that do what the wheel does, where it is pickable
    bool m_dragged = false; ///< since the button was pressed
    int m_grip = 0; ///< where the part that is shown is held
    QValueAxis* m_turns;
    QValueAxis* m_points;
    QLineSeries* m_goal = nullptr;
    AgainstCourse m_against;
    QLineSeries* m_againstLine = nullptr; ///< none where there is nothing of it
    std::vector<std::vector<Step>> m_steps; ///< of each seat
    std::vector<QLineSeries*> m_lines; ///< the same, those that are level beside each other
    std::vector<QList<QPointF>> m_marked; ///< of each seat: turns in which a base scored for it, and its scores then
    std::vector<QScatterSeries*> m_marks; ///< the same, on the lines
    double m_turn = -1;
};

/// How many choices had been made where the chart is picked: with the one that ended the turn, or as many after the end
/// of the one before as the place is further, where it is picked between two.
int choicesAt(const core::MatchRecord& record, double turn);

} // namespace ui
