#pragma once

#include "ui/table/motion.h"

#include <QElapsedTimer>
#include <QPixmap>
#include <QPointer>
#include <QWidget>

class QTimer;

namespace ui {

class TableSurface;

/// Lies over a page and shows things of a table on their way to where they are already. It takes neither the mouse nor
/// the keyboard: a click or a key ends all motion at once and reaches what lies below.
class Animator final : public QWidget {
    Q_OBJECT

public:
    explicit Animator(QWidget* page);
    ~Animator() override;

    /// What happened, before the table shows it: notes where things are. Ends what still moves.
    void prepare(TableSurface& table, const QList<QList<Motion>>& events, const Pace& pace);
    /// The table has changed: what was prepared begins. Its length in milliseconds, 0 where nothing moves.
    int start();
    /// Moves what has no event and changes nothing: that a choice is refused. Ends what still moves.
    void play(TableSurface& table, const QList<Motion>& motions, const Pace& pace);
    void finish();
    /// What start() began, with its times.
    QList<Motion> motions() const;
    /// Whether the power on the table has grown (1) or shrunk (-1) in all between prepare() and start(), or neither.
    int powerChange() const;
    bool isMoving() const { return m_running; }
    /// Whether what moves are the steps of a procedure, which are told beside the table one after the other.
    bool showsSteps() const;
    int length() const { return m_length; } ///< milliseconds from the start to the end
    /// Milliseconds that it moves yet.
    int rest() const { return m_running ? m_length - m_now : 0; }
    /// Whether it stands still, as its pace has it.
    bool hasStopped() const { return m_stopped; }
    /// No longer stands still.
    void goOn();
    /// Shows how things are `elapsed` milliseconds after the start, as the clock does.
    void showAt(int elapsed);

Q_SIGNALS:
    /// Somebody acted, and motion ended because of it.
    void hurried();
    /// It stands still now.
    void stopped();
    /// Nothing moves any more, for whatever reason.
    void ended();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Moving {
        Motion motion;
        QRectF from;
        QRectF to;
        QPixmap picture;
        QPixmap waiting; ///< of a base that turns over or breaks later
        QPixmap next; ///< what it turns into
        bool lay = false; ///< the card itself was to be seen before it moved
    };
    bool carries(const Motion& motion) const;
    int run();
    QPointF shiftOfBases() const;
    void resolve();
    QSizeF sizeOf(const Moving& moving) const;
    int reachOf(const Motion& motion) const;
    QPixmap pictureOf(const Motion& motion, const QSizeF& size) const;
    double passedOf(const Moving& moving) const;
    double progressOf(const Moving& moving) const;
    QRectF areaOf(const Moving& moving) const;
    QSizeF heldUpSize(const Motion& motion) const;
    int roomForShown(const Motion& motion) const;
    QRectF heldUpAt(const Motion& motion) const;
    QRectF captionArea(const Motion& motion) const;
    double heldUp(const Moving& moving) const;
    void paintShown(QPainter& painter, const Moving& moving) const;
    void paintMoving(QPainter& painter, const Moving& moving) const;
    void paintFlip(QPainter& painter, const Moving& moving) const;
    void paintBreak(QPainter& painter, const Moving& moving) const;
    void paintBlow(QPainter& painter, const Moving& moving) const;
    double darkness() const;
    void paintDarkness(QPainter& painter, const QRegion& region) const;
    bool liesOnPlaces(const Moving& moving) const;
    void paintRing(QPainter& painter, const Moving& moving) const;
    void showFigures();
    void showStep();
    bool powerChanged() const;
    Stage* stage() const;
    QRectF find(const QList<Spot>& spots) const;

    QPointer<TableSurface> m_table;
    QList<Moving> m_moving;
    QList<Figure> m_before;
    QList<Figure> m_after;
    QSet<int> m_away;
    QRegion m_painted;
    int m_step = -1; ///< the motion that began the step which is told of; -1 for none
    double m_dark = 0; ///< of all but a base whose places are shown, 0..1
    QTimer* m_timer;
    QElapsedTimer m_clock;
    int m_now = 0;
    int m_length = 0;
    int m_rest = 0; ///< milliseconds after the last motion
    Pace::Stops m_stops = Pace::Stops::No; ///< where places are shown
    int m_stopAt = 0; ///< 0 for never
    int m_late = 0; ///< milliseconds that it has stood still
    bool m_stopped = false;
    bool m_goesOn = false; ///< by the very key or click that is told of now
    bool m_reduced = false;
    int m_speed = 0;
    double m_factor = 0; ///< of all lengths; 0 where nothing moves
    bool m_running = false;
    bool m_resolved = false;
};

} // namespace ui
