#include "ui/pages/pairs/faction_banner.h"

#include "core/game/game.h"
#include "ui/emblem.h"
#include "ui/text/card_names.h"
#include "ui/theme.h"
#include "ui/widgets/text_block.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace ui {

FactionBanner::FactionBanner(QWidget* parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void FactionBanner::show(const core::FactionInfo* faction, const QString& place)
{
    m_faction = faction == nullptr ? QString() : shownCard(faction->name);
    m_theme = faction == nullptr ? QString() : QString::fromStdString(faction->theme);
    m_emblem = faction == nullptr ? QString() : QString::fromStdString(faction->emblem);
    m_colour = faction == nullptr ? QColor() : QColor(QString::fromStdString(faction->colour));
    setAccessibleName(faction == nullptr ? tr("%1: free").arg(place) : tr("%1: %2").arg(place, m_faction));
    setAccessibleDescription(
        faction == nullptr ? tr("Press to choose one.") : tr("%1. Press to change it.").arg(m_theme));
    setToolTip(faction == nullptr ? tr("Choose a faction") : tr("%1 — change the faction").arg(m_theme));
    update();
}

QSize FactionBanner::sizeHint() const
{
    return { scaled(font(), 240), scaled(font(), 84) };
}

QSize FactionBanner::minimumSizeHint() const
{
    return { scaled(font(), 110), scaled(font(), 84) };
}

void FactionBanner::paintEvent(QPaintEvent*)
{
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(1, 1, -1, -1);
    const double round = scaled(font(), radius::kPanel);
    if (m_faction.isEmpty()) {
        painter.setPen(QPen(colours.border, 1.5, Qt::DashLine));
        painter.setBrush(colours.panel);
        painter.drawRoundedRect(area, round, round);
        painter.setPen(colours.muted);
        painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, tr("Choose a faction"));
        return;
    }
    QPainterPath frame;
    frame.addRoundedRect(area, round, round);
    painter.fillPath(frame, factionGradient(m_colour, area));
    painter.setClipPath(frame);
    const bool narrow = width() < scaled(font(), 200);
    const double large = area.height() * 0.95;
    if (!narrow) {
        painter.setOpacity(0.16);
        paintEmblem(painter, QRectF(area.right() - large * 0.85, area.top() + 6, large, large), m_emblem, Qt::white);
        painter.setOpacity(1);
    }
    if (underMouse() || isDown())
        painter.fillPath(frame, QColor(255, 255, 255, isDown() ? 30 : 16));
    painter.setClipping(false);
    const double margin = scaled(font(), narrow ? 8 : 16);
    const double side = scaled(font(), narrow ? 28 : 40);
    paintEmblem(painter, QRectF(area.left() + margin, area.center().y() - side / 2, side, side), m_emblem, Qt::white);
    const double left = area.left() + margin + side + scaled(font(), narrow ? 8 : 14);
    const double room = std::max(20.0, area.right() - left - scaled(font(), 8));
    const QFont title = titleFont(font(), narrow ? 14 : type::kPanelTitle);
    const QFont small = bodyFont(font(), type::kNote);
    const QFontMetrics titles(title);
    const int line = QFontMetrics(small).lineSpacing();
    const int fit = std::max(1, static_cast<int>((area.height() - titles.height() - scaled(font(), 6)) / line));
    const double lines = std::min<double>(wrappedHeight(m_theme, small, static_cast<int>(room)), fit * line);
    const double top = area.center().y() - (titles.height() + lines) / 2;
    painter.setPen(Qt::white);
    painter.setFont(title);
    painter.drawText(QRectF(left, top, room, titles.height()), Qt::AlignLeft | Qt::AlignVCenter,
        titles.elidedText(m_faction, Qt::ElideRight, static_cast<int>(room)));
    paintWrapped(painter, QRectF(left, top + titles.height(), room, lines), m_theme, small, Qt::white);
    // What opens when it is pressed hangs below it.
    const double corner = scaled(font(), 5);
    const QPointF tip(area.right() - scaled(font(), 14), area.bottom() - scaled(font(), 11));
    painter.setPen(QPen(Qt::white, scaled(font(), 2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF { tip + QPointF(-corner, -corner), tip, tip + QPointF(corner, -corner) });
    if (hasFocus()) {
        painter.setPen(QPen(Qt::white, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(area.adjusted(4, 4, -4, -4), round - 3, round - 3);
    }
}

} // namespace ui
