#pragma once

#include "core/game/seat.h"
#include "ui/widgets/plain_text.h"

namespace ui {

/// What a row of the score sheet gives a seat: its points, on the colour of their place, and its sum so far.
class PointsMark final : public PlainLabel {
    Q_OBJECT
public:
    using PlainLabel::PlainLabel;

    /// `place` from 1; 0 for points that belong to no place. Both texts empty: nothing yet.
    void setPoints(int place, const QString& points, const QString& sum);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_place = 0;
    QString m_points;
    QString m_sum;
};

/// The landscape of a base, small; empty until it is known which base is meant.
class BaseMark final : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    void setBase(const QString& name, const QString& landscape);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_name;
    QString m_landscape;
};

/// What the lines of a score sheet lie on: the one with the keyboard is washed, the others stand apart by lines.
class SheetArea final : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    static constexpr int kBetween = 8; ///< pixels between two lines
    /// Of a line without that.
    static int lineHeight(const QFont& body);

    /// What stands in the middle of each line, on this widget.
    void setLines(const QList<const QWidget*>& lines);
    /// The line with the keyboard, counted from 0; -1 for none.
    void setCurrent(int line);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<const QWidget*> m_lines;
    int m_current = -1;
};

/// A large figure in the colour of its seat.
class SeatTotal final : public PlainLabel {
    Q_OBJECT
public:
    SeatTotal(core::Seat seat, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    core::Seat m_seat;
};

} // namespace ui
