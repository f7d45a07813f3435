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
