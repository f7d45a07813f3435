#include "ui/pages/play/end_rays.h"

#include "ui/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr int kFrame = 16; ///< milliseconds
constexpr int kRays = 14;
constexpr double kTurn = 3; ///< degrees
constexpr double kClear = 0.3; ///< of the width, on either side of the words

/// A number from 0 to 1 that is the same every time, and unlike its neighbours.
double scattered(int bit, int salt)
{
    const double mixed = std::sin(bit * 12.9898 + salt * 78.233) * 43758.5453;
    return mixed - std::floor(mixed);
}

} // namespace

EndRays::EndRays(QWidget* parent)
    : QWidget(parent)
    , m_timer(new QTimer(this))
{
    m_timer->setInterval(kFrame);
    connect(m_timer, &QTimer::timeout, this, [this] {
        const double share = static_cast<double>(m_clock.elapsed()) / std::max(1, m_length);
        if (share >= 1)
            finish();
        else
            showAt(share);
    });
}

void EndRays::setWon(bool won)
{
    m_won = won;
    finish();
}

void EndRays::run(int length)
{
    if (!m_won || length <= 0)
        return finish();
    m_length = length;
    m_clock.start();
    m_timer->start();
    showAt(0);
}

bool EndRays::isRunning() const
{
    return m_timer->isActive();
}

void EndRays::showAt(double share)
{
    m_share = std::clamp(share, 0.0, 1.0);
    update();
}

void EndRays::finish()
{
    m_timer->stop();
    showAt(1);
}

QPointF EndRays::bitAt(int bit, double share)
{
    const double rest = 0.06 + 0.9 * scattered(bit, 1);
    const double begins = 0.35 * scattered(bit, 2);
    const double fallen = std::clamp((share - begins) / (1 - 0.35), 0.0, 1.0);
    const double sway = 0.02 * std::sin(6.28 * (fallen + scattered(bit, 3)));
    // None comes to lie on the words in the middle.
    const double beside = kClear * scattered(bit, 4);
    const double x = bit % 2 == 0 ? beside : 1 - beside;
    return { x + sway * (1 - fallen), -0.08 + (rest + 0.08) * fallen };
}

void EndRays::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& colours = coloursOf(palette());
    const QPointF middle(width() / 2.0, height() * 0.42);
    const double reach = std::hypot(width() / 2.0, height());
    QRadialGradient cloth(middle, reach);
    cloth.setColorAt(0, colours.clothMiddle);
    cloth.setColorAt(1, colours.clothEdge);
    painter.fillRect(rect(), cloth);
    if (!m_won)
        return;

    QRadialGradient gold(middle, reach * 0.8);
    QColor ray = colours.accent;
    ray.setAlphaF(colours.dark ? 0.30F : 0.34F);
    gold.setColorAt(0, Qt::transparent);
    gold.setColorAt(0.22, ray);
    ray.setAlphaF(0);
    gold.setColorAt(1, ray);
    painter.setPen(Qt::NoPen);
    painter.setBrush(gold);
    for (int i = 0; i < kRays; ++i) {
        const double at = (360.0 / kRays * i + kTurn * m_share) * 3.14159265 / 180;
        const double half = 3.14159265 / kRays * 0.42;
        QPainterPath path(middle);
        path.lineTo(middle + reach * QPointF(std::cos(at - half), std::sin(at - half)));
        path.lineTo(middle + reach * QPointF(std::cos(at + half), std::sin(at + half)));
        painter.drawPath(path);
    }

    const double unit = scaled(font(), 10) / 10.0;
    const std::array<QColor, 6> inks { colours.seats[0], colours.seats[1], colours.good, colours.muted,
        colours.seats[2], colours.accent };
    for (int bit = 0; bit < kBits; ++bit) {
        const QPointF share = bitAt(bit, m_share);
        const QPointF place(share.x() * width(), share.y() * height());
        painter.save();
        painter.translate(place);
        painter.rotate(360 * scattered(bit, 5) + 220 * (1 - m_share));
        painter.setBrush(inks[static_cast<std::size_t>(bit) % inks.size()]);
        painter.setOpacity(0.5 + 0.4 * scattered(bit, 6));
        painter.drawRoundedRect(QRectF(-5 * unit, -2.5 * unit, 10 * unit, 5 * unit), unit, unit);
        painter.restore();
    }
}

/// A click ends all motion.
void EndRays::mousePressEvent(QMouseEvent* event)
{
    finish();
    QWidget::mousePressEvent(event);
}

void EndRays::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    finish();
}

} // namespace ui
