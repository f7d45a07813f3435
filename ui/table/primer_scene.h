#pragma once

#include "ui/theme.h"

#include <QFont>
#include <QPainter>

#include <algorithm>

namespace ui {

/// A picture of a primer in pixels of the mock-ups, as large as its area allows. Everything grows by the font that is
/// painted with, so that it stays sharp.
class PrimerScene {
public:
    static constexpr QSizeF kSize { 760, 330 };

    PrimerScene(QPainter& painter_, const QRectF& area, const Colours& colours_, const QFont& font)
        : painter(painter_)
        , colours(colours_)
        , body(font)
    {
        constexpr double kLargest = 1.5;
        m_factor = std::min({ area.width() / kSize.width(), area.height() / kSize.height(), kLargest });
        m_corner = area.center() - QPointF(kSize.width(), kSize.height()) * (m_factor / 2);
        body.setPixelSize(std::max(1, static_cast<int>(kBodyPixels * m_factor)));
    }

    QRectF at(double x, double y, double width, double height) const
    {
        return { m_corner.x() + x * m_factor, m_corner.y() + y * m_factor, width * m_factor, height * m_factor };
    }
    QPointF at(double x, double y) const { return m_corner + QPointF(x, y) * m_factor; }
    double length(double pixels) const { return pixels * m_factor; }

    /// Words in the middle of that place, in as many lines as they need.
    void words(const QString& text, double x, double y, double width, double height,
        Qt::Alignment alignment = Qt::AlignCenter, QFont::Weight weight = QFont::Normal, double pixels = 12)
    {
        painter.setFont(bodyFont(body, pixels, weight));
        painter.setPen(weight == QFont::Normal ? colours.muted : colours.text);
        painter.drawText(
            at(x, y, width, height), static_cast<int>(alignment) | Qt::TextWordWrap | Qt::TextDontClip, text);
    }
    void arrow(double fromX, double fromY, double toX, double toY)
    {
        const QPointF from = at(fromX, fromY);
        const QPointF to = at(toX, toY);
        const QLineF line(from, to);
        painter.setPen(QPen(colours.link, length(2.5), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawLine(line);
        for (const double angle : { 150.0, -150.0 }) {
            QLineF wing = QLineF::fromPolar(length(10), line.angle() + angle);
            wing.translate(to);
            painter.drawLine(wing);
        }
    }

    QPainter& painter;
    const Colours& colours;
    QFont body;

private:
    QPointF m_corner;
    double m_factor = 1;
};

} // namespace ui
