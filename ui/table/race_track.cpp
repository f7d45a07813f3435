#include "ui/table/race_track.h"

#include "ui/painting/lettering.h"
#include "ui/table/spoken_group.h"
#include "ui/theme.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

// Pixels of the mock-ups.
constexpr double kMarker = 20; ///< height of a marker without its tip
constexpr double kTip = 5;
constexpr double kTick = 8;
constexpr int kApart = 2; ///< device-independent pixels between a tip and the line

} // namespace

RaceMarker::RaceMarker(core::Seat seat, QWidget* parent)
    : SpokenMeter(parent)
    , m_seat(seat)
{
}

void RaceMarker::setPoints(const QString& name, int points, int goal)
{
    m_points = points;
    m_goal = goal;
    setAccessibleName(tr("%1: %2 of %3 victory points").arg(name, QString::number(points), QString::number(goal)));
    setToolTip(accessibleName());
    tellReached();
    update();
}

void RaceMarker::setAbove(bool above)
{
    m_above = above;
    update();
}

void RaceMarker::setShown(std::optional<double> points)
{
    m_shown = points;
    update();
}

QPointF RaceMarker::tip() const
{
    return { width() / 2.0, m_above ? static_cast<double>(height()) : 0.0 };
}

QSize RaceMarker::sizeHint() const
{
    return { scaled(font(), 28), scaled(font(), kMarker + kTip) };
}

void RaceMarker::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal tall = scaled(font(), kTip);
    const QRectF body = QRectF(rect()).adjusted(1, m_above ? 0 : tall, -1, m_above ? -tall : 0);
    QPainterPath path;
    path.addRoundedRect(body, body.height() / 2, body.height() / 2);
    QPainterPath drop;
    const qreal edge = m_above ? body.bottom() - 2 : body.top() + 2;
    drop.moveTo(body.center().x() - tall, edge);
    drop.lineTo(tip());
    drop.lineTo(body.center().x() + tall, edge);
    drop.closeSubpath();
    painter.fillPath(path.united(drop), seatColour(m_seat));
    paintCentred(painter, body, QString::number(static_cast<int>(std::lround(shown()))),
        bodyFont(font(), 12, QFont::Bold), QColor(kFigureOnColour));
}

RaceTrack::RaceTrack(QWidget* parent)
    : QWidget(parent)
{
    tellAsGroup(*this);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize RaceTrack::sizeHint() const
{
    return { scaled(font(), 420), 2 * (scaled(font(), kMarker + kTip) + kApart) };
}

QSize RaceTrack::minimumSizeHint() const
{
    return { scaled(font(), 110), sizeHint().height() };
}

void RaceTrack::setRunners(const std::vector<Runner>& runners, int goal)
{
    m_goal = goal;
    const auto count = static_cast<qsizetype>(runners.size());
    while (!m_markers.isEmpty()
        && (m_markers.size() > count
            || m_markers.last()->seat() != runners[static_cast<std::size_t>(m_markers.size() - 1)].seat))
        delete m_markers.takeLast();
    for (qsizetype i = 0; i < count; ++i) {
        const Runner& runner = runners[static_cast<std::size_t>(i)];
        if (i == m_markers.size()) {
            m_markers.append(new RaceMarker(runner.seat, this));
            m_markers.last()->show();
        }
        m_markers[i]->setPoints(runner.name, runner.points, goal);
    }
    setAccessibleName(tr("Race to %1 victory points").arg(goal));
    arrange();
    update();
}

void RaceTrack::setPoints(core::Seat seat, double points)
{
    if (RaceMarker* its = marker(seat))
        its->setShown(points);
    arrange();
}

void RaceTrack::clearPoints()
{
    for (RaceMarker* each : std::as_const(m_markers))
        each->setShown(std::nullopt);
    arrange();
}

RaceMarker* RaceTrack::marker(core::Seat seat) const
{
    for (RaceMarker* each : m_markers)
        if (each->seat() == seat)
            return each;
    return nullptr;
}

int RaceTrack::last() const
{
    int most = m_goal;
    for (const RaceMarker* each : m_markers)
        most = std::max(most, each->points());
    return std::max(1, most);
}

double RaceTrack::xOf(double points) const
{
    const double side = scaled(font(), 14);
    return side + (width() - 2 * side) * std::max(0.0, points) / last();
}

void RaceTrack::arrange()
{
    const double middle = height() / 2.0;
    for (qsizetype i = 0; i < m_markers.size(); ++i) {
        RaceMarker& marker = *m_markers[i];
        const bool above = i % 2 == 0;
        marker.setAbove(above);
        marker.resize(marker.sizeHint());
        // Whoever stands at the same side with about as many points stands beside, so that each figure is read.
        double x = xOf(marker.shown());
        for (qsizetype other = i - 2; other >= 0; other -= 2) {
            const double its = m_markers[other]->geometry().center().x();
            if (std::abs(x - its) < marker.width() * 0.8)
                x = its + (x < its ? -0.8 : 0.8) * marker.width();
        }
        marker.move(
            static_cast<int>(std::clamp(x - marker.width() / 2.0, 0.0, std::max(0.0, width() - 1.0 * marker.width()))),
            static_cast<int>(above ? middle - kApart - marker.height() : middle + kApart));
    }
}

void RaceTrack::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void RaceTrack::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        arrange();
    }
}

void RaceTrack::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& colours = coloursOf(palette());
    const double middle = height() / 2.0;
    const double thick = scaled(font(), 3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.buttonHover);
    painter.drawRoundedRect(QRectF(xOf(0), middle - thick / 2, xOf(last()) - xOf(0), thick), thick / 2, thick / 2);
    // Closer than four pixels ticks are a smear: then every fifth alone.
    const int step = (xOf(1) - xOf(0)) < 4 ? 5 : 1;
    for (int point = 0; point <= last(); point += step) {
        const bool major = point % 5 == 0;
        const double tall = scaled(font(), kTick) * (point == m_goal ? 1.9 : major ? 1.3 : 1.0);
        painter.setBrush(point == m_goal ? colours.accent : major ? colours.muted : colours.buttonHover);
        const double wide = point == m_goal ? 3 : 1.5;
        painter.drawRect(QRectF(xOf(point) - wide / 2, middle - tall / 2, wide, tall));
    }
}

} // namespace ui
