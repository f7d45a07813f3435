#include "ui/painting/concern_mark.h"

#include "ui/look.h"

#include <QPainter>
#include <QPolygonF>

namespace ui {

void paintConcern(QPainter& painter, const QRectF& area, Concern concern, const Colours& colours)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    if (concern == Concern::Fault) {
        painter.setBrush(colours.bad);
        painter.drawEllipse(area);
    } else {
        painter.setBrush(colours.warn);
        painter.drawPolygon(
            QPolygonF({ QPointF(area.center().x(), area.top()), area.bottomRight(), area.bottomLeft() }));
    }
    painter.restore();
}

} // namespace ui
