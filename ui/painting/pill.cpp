#include "ui/painting/pill.h"

#include "ui/emblem.h"
#include "ui/look.h"
#include "ui/painting/lettering.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

QColor washOf(const QColor& ink, const Colours& colours)
{
    // A good or bad pill stands on a wash of its own ink, as gold has one among the tokens.
    const double share = colours.dark ? 0.16 : 0.12;
    const auto mix
        = [share](int ground, int over) { return static_cast<int>(std::lround(ground + (over - ground) * share)); };
    return { mix(colours.panel.red(), ink.red()), mix(colours.panel.green(), ink.green()),
        mix(colours.panel.blue(), ink.blue()) };
}

QFont pillFont(const QFont& body)
{
    return bodyFont(body, type::kNote, QFont::DemiBold);
}

QFont keyFont(const QFont& body)
{
    return bodyFont(body, 10.5, QFont::Medium);
}

} // namespace

QSizeF pillSize(const QString& text, const QFont& body, const QString& icon)
{
    qreal width = QFontMetricsF(pillFont(body)).horizontalAdvance(text) + scaled(body, 14);
    if (!icon.isEmpty())
        width += scaled(body, 18);
    return { std::ceil(width), static_cast<qreal>(scaled(body, 20)) };
}

void paintPill(QPainter& painter, const QRectF& area, const QString& text, PillKind kind, const Colours& colours,
    const QFont& body, const QString& icon)
{
    QColor ground = colours.raised;
    QColor ink = colours.muted;
    switch (kind) {
    case PillKind::Quiet:
        if (!colours.dark)
            ground = colours.track;
        break;
    case PillKind::Gold:
        ground = colours.accentWash;
        ink = colours.accentInk;
        break;
    case PillKind::Solid:
        ground = colours.accent;
        ink = colours.accentText;
        break;
    case PillKind::Good:
        ground = washOf(colours.good, colours);
        ink = readableOn(colours.good, ground, 4.5);
        break;
    case PillKind::Bad:
        ground = washOf(colours.bad, colours);
        ink = readableOn(colours.bad, ground, 4.5);
        break;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    const qreal radius = std::min<qreal>(scaled(body, radius::kTag), area.height() / 2);
    painter.drawRoundedRect(area, radius, radius);
    QRectF inside = area.adjusted(scaled(body, 7), 0, -scaled(body, 7), 0);
    if (!icon.isEmpty()) {
        const int size = scaled(body, 14);
        painter.drawPixmap(QPointF(inside.left(), std::round(area.center().y() - size / 2.0)),
            iconPixmap(icon, size, ink, painter.device()->devicePixelRatioF()));
        inside.setLeft(inside.left() + size + scaled(body, 4));
    }
    const QFont font = pillFont(body);
    paintCentred(painter, inside, QFontMetricsF(font).elidedText(text, Qt::ElideRight, inside.width() + 1), font, ink);
    painter.restore();
}

QSizeF keyCapSize(const QString& key, const QFont& body)
{
    const qreal height = scaled(body, 18);
    return { std::max(height, std::ceil(QFontMetricsF(keyFont(body)).horizontalAdvance(key) + scaled(body, 10))),
        height };
}

void paintKeyCap(QPainter& painter, const QRectF& area, const QString& key, const QColor& ink, const QFont& body)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor line(ink);
    line.setAlphaF(0.55F);
    QColor ground(ink);
    ground.setAlphaF(0.07F);
    painter.setPen(QPen(line, 1));
    painter.setBrush(ground);
    const qreal radius = scaled(body, 4);
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    paintCentred(painter, area, key, keyFont(body), ink);
    painter.restore();
}

QSizeF countBadgeSize(int count, qreal height, const QFont& body)
{
    const QFont font = bodyLetters(body, height * 0.66, QFont::Bold);
    return { std::max(height, std::ceil(QFontMetricsF(font).horizontalAdvance(QString::number(count)) + height * 0.6)),
        height };
}

void paintCountBadge(QPainter& painter, const QRectF& area, int count, const Colours& colours, const QFont& body)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.text);
    painter.drawRoundedRect(area, area.height() / 2, area.height() / 2);
    paintCentred(painter, area, QString::number(count), bodyLetters(body, area.height() * 0.66, QFont::Bold),
        colours.dark ? colours.window : colours.raised);
    painter.restore();
}

namespace {

struct PlaceSizes {
    QFont font;
    qreal side; ///< free at both ends
    qreal dot;
    qreal gap;
};

PlaceSizes placeSizes(const PlacePill& pill, qreal height, const QFont& body)
{
    const bool several = pill.holders.size() > 1;
    return { displayLetters(body, height * 0.78), std::round(height * 0.36), std::round(height * 0.52),
        several ? std::round(height * 0.04) : std::round(height * 0.1) };
}

} // namespace

qreal placePillWidth(const PlacePill& pill, qreal height, const QFont& body)
{
    const PlaceSizes sizes = placeSizes(pill, height, body);
    const auto dots = static_cast<qreal>(pill.holders.size());
    qreal width = 2 * sizes.side + std::ceil(QFontMetricsF(sizes.font).horizontalAdvance(QString::number(pill.points)));
    if (dots > 0)
        width += dots * sizes.dot + std::max(0.0, dots - 1) * sizes.gap + std::round(height * 0.22) - sizes.side * 0.2;
    return std::max(height * 1.1, std::ceil(width));
}

void paintPlacePill(
    QPainter& painter, const QRectF& area, const PlacePill& pill, const Colours& colours, const QFont& body)
{
    const PlaceSizes sizes = placeSizes(pill, area.height(), body);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(placeColour(pill.place));
    painter.drawRoundedRect(area, area.height() / 2, area.height() / 2);
    const QString points = QString::number(pill.points);
    const qreal figure = QFontMetricsF(sizes.font).horizontalAdvance(points);
    if (pill.holders.empty()) {
        paintCentred(painter, area, points, sizes.font, QColor(kFigureOnColour));
    } else {
        const QRectF place(area.left() + sizes.side, area.top(), figure, area.height());
        paintCentred(painter, place, points, sizes.font, QColor(kFigureOnColour));
        qreal x = place.right() + std::round(area.height() * 0.22);
        for (const core::Seat seat : pill.holders) {
            const qreal line = std::max(1.2, area.height() * 0.07);
            painter.setPen(QPen(QColor(kFigureOnColour), line));
            painter.setBrush(seatColour(seat, colours));
            const QRectF dot(x, area.center().y() - sizes.dot / 2, sizes.dot, sizes.dot);
            painter.drawEllipse(dot.adjusted(line / 2, line / 2, -line / 2, -line / 2));
            x += sizes.dot + sizes.gap;
        }
    }
    painter.restore();
}

void paintEmblemSquare(QPainter& painter, const QRectF& area, const QString& emblem, const QColor& colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(factionGradient(colour, area));
    const qreal radius = area.width() * 0.26;
    painter.drawRoundedRect(area, radius, radius);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 46), 1));
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5, radius - 0.5);
    const qreal inset = std::round(area.width() * 0.16);
    paintEmblem(painter, area.adjusted(inset, inset, -inset, -inset), emblem, Qt::white);
    painter.restore();
}

void paintSeatMark(QPainter& painter, const QPointF& centre, qreal size, core::Seat seat, const QColor& colour)
{
    const qreal r = size / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const auto polygon = [&](int corners, double turn, double stretch) {
        QPolygonF shape;
        for (int i = 0; i < corners; ++i) {
            const double angle = turn + 2 * M_PI * i / corners;
            shape << centre + QPointF(std::sin(angle), -std::cos(angle)) * r * stretch;
        }
        painter.drawPolygon(shape);
    };
    switch (core::indexOf(seat)) {
    case 0:
        painter.drawEllipse(centre, r, r);
        break;
    case 1:
        painter.drawRect(QRectF(centre.x() - r * 0.9, centre.y() - r * 0.9, r * 1.8, r * 1.8));
        break;
    case 2:
        polygon(3, 0, 1.2);
        break;
    case 3:
        polygon(4, 0, 1.2);
        break;
    case 4:
        polygon(3, M_PI, 1.2);
        break;
    default:
        polygon(6, 0, 1.1);
        break;
    }
    painter.restore();
}

} // namespace ui
