#include "ui/pages/pairs/faction_slot.h"

#include "core/game/game.h"
#include "ui/emblem.h"
#include "ui/text/card_names.h"
#include "ui/theme.h"

#include <QFontMetrics>
#include <QPainter>

namespace ui {

FactionSlot::FactionSlot(int number, QWidget* parent)
    : QAbstractButton(parent)
    , m_number(number)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    show(nullptr, 0, 0);
}

QString FactionSlot::place() const
{
    return m_number == 1 ? tr("First faction") : m_number == 2 ? tr("Second faction") : tr("Faction %1").arg(m_number);
}

void FactionSlot::show(const core::FactionInfo* faction, int minions, int actions)
{
    m_faction = faction == nullptr ? QString() : shownCard(faction->name);
    m_emblem = faction == nullptr ? QString() : QString::fromStdString(faction->emblem);
    m_colour = faction == nullptr ? QColor() : QColor(QString::fromStdString(faction->colour));
    m_counts = tr("%1, %2", "minions and actions")
                   .arg(tr("%n minion(s)", nullptr, minions), tr("%n action(s)", nullptr, actions));
    setEnabled(faction != nullptr);
    setAccessibleName(faction == nullptr ? tr("%1: free").arg(place()) : tr("%1: %2").arg(place(), m_faction));
    setAccessibleDescription(faction == nullptr ? tr("Choose a faction from the gallery.")
                                                : tr("%1. Press to take it out of the pair.").arg(m_counts));
    setToolTip(faction == nullptr ? QString() : tr("Take %1 out of the pair").arg(m_faction));
    setCursor(faction == nullptr ? Qt::ArrowCursor : Qt::PointingHandCursor);
    update();
}

QSize FactionSlot::sizeHint() const
{
    return { scaled(font(), 240), scaled(font(), 92) };
}

void FactionSlot::paintEvent(QPaintEvent*)
{
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(1, 1, -1, -1);
    const double radius = scaled(font(), 10);
    if (m_faction.isEmpty()) {
        painter.setPen(QPen(colours.border, 1.5, Qt::DashLine));
        painter.setBrush(colours.panel);
        painter.drawRoundedRect(area, radius, radius);
        painter.setPen(colours.muted);
        painter.drawText(area.adjusted(16, 0, -16, 0), Qt::AlignCenter | Qt::TextWordWrap, tr("Choose a faction"));
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(factionGradient(m_colour, area));
    painter.drawRoundedRect(area, radius, radius);
    if (underMouse() || isDown()) {
        painter.setBrush(QColor(255, 255, 255, isDown() ? 30 : 16));
        painter.drawRoundedRect(area, radius, radius);
    }
    // Where the slot is narrow for its text, the emblem gives way and the counts take two lines.
    const bool narrow = width() < scaled(font(), 230);
    const int margin = scaled(font(), narrow ? 12 : 22);
    const int side = std::min(scaled(font(), narrow ? 34 : 48), height() - 12);
    paintEmblem(painter, QRectF(area.left() + margin, area.center().y() - side / 2.0, side, side), m_emblem, Qt::white);
    const QFont title = titleFont(font(), narrow ? 15 : 17);
    const double left = area.left() + margin + side + scaled(font(), narrow ? 12 : 20);
    const int room = std::max(20, static_cast<int>(area.right() - left) - 8);
    const int titleHeight = QFontMetrics(title).height();
    const int textHeight
        = QFontMetrics(font()).boundingRect(QRect(0, 0, room, 1000), Qt::TextWordWrap, m_counts).height();
    const double top = area.center().y() - (titleHeight + textHeight) / 2.0;
    painter.setPen(Qt::white);
    painter.setFont(title);
    painter.drawText(QRectF(left, top, room, titleHeight), Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(m_faction, Qt::ElideRight, room));
    painter.setFont(font());
    painter.drawText(QRectF(left, top + titleHeight, room, textHeight), Qt::AlignLeft | Qt::TextWordWrap, m_counts);
    if (hasFocus()) {
        painter.setPen(QPen(Qt::white, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(area.adjusted(4, 4, -4, -4), radius - 3, radius - 3);
    }
}

} // namespace ui
