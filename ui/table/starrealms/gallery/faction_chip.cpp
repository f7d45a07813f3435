#include "ui/table/starrealms/gallery/faction_chip.h"

#include "ui/emblem.h"
#include "ui/theme.h"

#include <QFontMetrics>
#include <QPainter>

namespace ui {

namespace {

constexpr double kChipHeight = 36; ///< pixels of the mock-ups
constexpr double kChipEmblem = 20;
constexpr double kChipSide = 10;
constexpr double kChipRing = 3; ///< around it

} // namespace

FactionChip::FactionChip(const QString& emblem, const QColor& colour, QWidget* parent)
    : QAbstractButton(parent)
    , m_emblem(emblem)
    , m_colour(colour)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void FactionChip::setPale(bool pale)
{
    m_pale = pale;
    update();
}

QSize FactionChip::sizeHint() const
{
    const QFontMetrics metrics(bodyFont(font(), type::kBody, QFont::DemiBold));
    return { metrics.horizontalAdvance(text()) + scaled(font(), kChipEmblem + 2.8 * kChipSide + 2 * kChipRing),
        scaled(font(), kChipHeight + 2 * kChipRing) };
}

void FactionChip::paintEvent(QPaintEvent*)
{
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double ring = scaled(font(), kChipRing);
    const QRectF area = QRectF(rect()).adjusted(ring, ring, -ring, -ring);
    const double radius = scaled(font(), radius::kButton);
    painter.setPen(Qt::NoPen);
    painter.setBrush(factionGradient(m_pale ? m_colour.darker(170) : m_colour, area));
    painter.drawRoundedRect(area, radius, radius);
    if (underMouse()) {
        painter.setBrush(QColor(255, 255, 255, 20));
        painter.drawRoundedRect(area, radius, radius);
    }
    const QColor ink = m_pale && !underMouse() ? QColor(kMutedOnDark) : QColor(Qt::white);
    const double side = scaled(font(), kChipSide);
    const double size = scaled(font(), kChipEmblem);
    paintEmblem(painter, { area.left() + side, area.center().y() - size / 2, size, size }, m_emblem, ink);
    painter.setFont(bodyFont(font(), type::kBody, QFont::DemiBold));
    painter.setPen(ink);
    painter.drawText(area.adjusted(size + 1.8 * side, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
    painter.setBrush(Qt::NoBrush);
    const QRectF around = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    if (isChecked()) {
        painter.setPen(QPen(colours.accent, 2));
        painter.drawRoundedRect(around, radius + 1, radius + 1);
    }
    if (hasFocus()) {
        painter.setPen(QPen(isChecked() ? QColor(Qt::white) : colours.focus, 2));
        painter.drawRoundedRect(isChecked() ? area.adjusted(2, 2, -2, -2) : around, radius, radius);
    }
}

void FactionChip::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void FactionChip::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace ui
