#pragma once

#include "core/game/seat.h"

#include "ui/table/spoken_meter.h"

#include <optional>
#include <vector>

namespace ui {

/// A seat on the race: a drop in its colour with its points, above or below the line.
class RaceMarker final : public SpokenMeter {
    Q_OBJECT

public:
    RaceMarker(core::Seat seat, QWidget* parent);

    void setPoints(const QString& name, int points, int goal);
    void setAbove(bool above);
    /// What it shows and where it stands while its points count; nothing for its own.
    void setShown(std::optional<double> points);
    double shown() const { return m_shown.value_or(m_points); }
    core::Seat seat() const { return m_seat; }
    int points() const { return m_points; }
    int reached() const override { return m_points; }
    int full() const override { return m_goal; }
    /// Where its tip meets the line, in its own coordinates.
    QPointF tip() const;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    core::Seat m_seat;
    int m_points = 0;
    int m_goal = 15;
    std::optional<double> m_shown;
    bool m_above = true;
};

/// The race to the goal: a line with a tick a point and a marker a seat. Seats stand above and below it in turn, the
/// first one above; so two that are equal stand at both sides of the line.
class RaceTrack final : public QWidget {
    Q_OBJECT

public:
    struct Runner {
        core::Seat seat = core::Seat::None;
        QString name;
        int points = 0;
    };

    explicit RaceTrack(QWidget* parent);

    void setRunners(const std::vector<Runner>& runners, int goal);
    /// Points that count up or down in place of a seat's own, until clearPoints().
    void setPoints(core::Seat seat, double points);
    void clearPoints();
    /// The marker of a seat; null where it has none.
    RaceMarker* marker(core::Seat seat) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int last() const; ///< the points at the right end
    double xOf(double points) const;
    void arrange();

    QList<RaceMarker*> m_markers;
    int m_goal = 15;
};

} // namespace ui
