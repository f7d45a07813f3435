#include "ui/painting/outcome_mark.h"

#include "ui/look.h"

#include <QPainter>
#include <QPolygonF>

namespace ui {

namespace {

/// An arrow to the right (or the left, with a negative `way`) at this height; lengths are shares of the disc's radius.
void drawArrow(QPainter& painter, double way, double height)
{
    constexpr double kReach = 0.55;
    constexpr double kTip = 0.3;
    painter.drawLine(QPointF(-way * kReach, height), QPointF(way * kReach, height));
    painter.drawPolyline(QPolygonF({ QPointF(way * (kReach - kTip), height - kTip), QPointF(way * kReach, height),
        QPointF(way * (kReach - kTip), height + kTip) }));
}

} // namespace

void paintOutcomeMark(QPainter& painter, const QRectF& area, OutcomeSign sign, bool solid, const Colours& colours)
{
    const QColor ink = solid ? colours.accentText : colours.accentInk;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.center());
    painter.scale(area.width() / 2, area.height() / 2);
    painter.setPen(QPen(ink, 0.14));
    painter.setBrush(solid ? colours.accent : colours.accentWash);
    painter.drawEllipse(QPointF(), 0.93, 0.93);
    painter.setPen(QPen(ink, 0.24, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(ink);
    switch (sign) {
    case OutcomeSign::Leaves:
        painter.drawLine(QPointF(-0.4, -0.4), QPointF(0.4, 0.4));
        painter.drawLine(QPointF(-0.4, 0.4), QPointF(0.4, -0.4));
        break;
    case OutcomeSign::Moves:
        painter.setBrush(Qt::NoBrush);
        drawArrow(painter, 1, 0);
        break;
    case OutcomeSign::ChangesSides:
        painter.setBrush(Qt::NoBrush);
        drawArrow(painter, 1, -0.32);
        drawArrow(painter, -1, 0.32);
        break;
    case OutcomeSign::More:
        painter.drawPolygon(QPolygonF({ QPointF(0, -0.45), QPointF(0.42, 0.3), QPointF(-0.42, 0.3) }));
        break;
    case OutcomeSign::Less:
        painter.drawPolygon(QPolygonF({ QPointF(0, 0.45), QPointF(0.42, -0.3), QPointF(-0.42, -0.3) }));
        break;
    case OutcomeSign::Bears:
        painter.drawLine(QPointF(-0.5, 0), QPointF(0.5, 0));
        painter.drawLine(QPointF(0, -0.5), QPointF(0, 0.5));
        break;
    case OutcomeSign::Goes:
        for (const double x : { -0.42, 0.0, 0.42 })
            painter.drawPoint(QPointF(x, 0));
        break;
    }
    painter.restore();
}

} // namespace ui
