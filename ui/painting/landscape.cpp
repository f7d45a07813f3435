#include "ui/painting/landscape.h"

#include "ui/look.h"
#include "ui/painting/picture_cache.h"
#include "ui/painting/ridges.h"

#include <QLinearGradient>
#include <QPaintDevice>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

QColor mix(const QColor& from, const QColor& to, double share)
{
    const auto channel = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return { channel(from.red(), to.red()), channel(from.green(), to.green()), channel(from.blue(), to.blue()) };
}

void paintSky(QPainter& painter, const QSizeF& size, const QColor& colour)
{
    const QColor night(0x10141c);
    QLinearGradient sky(0, 0, 0, size.height());
    sky.setColorAt(0, mix(colour, night, 0.62));
    sky.setColorAt(0.7, mix(colour, night, 0.22));
    sky.setColorAt(1, mix(colour, night, 0.4));
    painter.fillRect(QRectF(QPointF(), size), sky);
    // The last light stands at the right, where no words are.
    QRadialGradient light(QPointF(size.width() * 0.96, size.height() * 0.52), size.width() * 0.62);
    QColor glow = mix(colour, QColor(0xf2dfae), 0.26);
    glow.setAlphaF(0.45F);
    light.setColorAt(0, glow);
    glow.setAlphaF(0.0F);
    light.setColorAt(1, glow);
    painter.fillRect(QRectF(QPointF(), size), light);
}

void paintScene(QPainter& painter, const QSizeF& size, const Landscape& landscape)
{
    // White words lie over it, so a light colour is darkened as a faction's is.
    const QColor colour = readableOn(landscape.colour.isValid() ? landscape.colour : QColor(0x5a6278), Qt::white, 4.5);
    paintSky(painter, size, colour);
    const double w = size.width();
    const double h = size.height();
    Scatter scatter(landscape.seed);

    const double disc = std::min(h * 0.18, w * 0.11);
    const QPointF centre(w * (0.60 + scatter.between(-0.05, 0.05)), h * 0.44);
    QColor moon(0xe8ddba);
    QRadialGradient halo(centre, disc * 2.2);
    moon.setAlphaF(0.22F);
    halo.setColorAt(0.4, moon);
    moon.setAlphaF(0.0F);
    halo.setColorAt(1, moon);
    painter.setPen(Qt::NoPen);
    painter.setBrush(halo);
    painter.drawEllipse(centre, disc * 2.2, disc * 2.2);
    moon.setAlphaF(0.34F);
    painter.setBrush(moon);
    painter.drawEllipse(centre, disc, disc);

    const QColor night(0x0d1118);
    // Far, middle and near: each darker than the one behind it. Things stand on the middle one.
    painter.setBrush(mix(colour, night, 0.40));
    painter.drawPath(ridge(landscape.kind == QLatin1String("waves") ? landscape.kind : QStringLiteral("hills"), w,
        h * 0.80, h * 0.34, scatter));
    QLinearGradient middle(0, h * 0.3, 0, h * 0.95);
    middle.setColorAt(0, mix(colour, night, 0.70));
    middle.setColorAt(1, mix(colour, night, 0.62));
    painter.setBrush(middle);
    painter.drawPath(ridge(landscape.kind, w, h * 0.88, h * 0.58, scatter));
    painter.setBrush(mix(colour, night, 0.84));
    painter.drawPath(ridge(landscape.kind == QLatin1String("waves") ? landscape.kind : QStringLiteral("hills"), w,
        h * 1.04, h * 0.34, scatter));
}

} // namespace

Landscape landscapeOf(const QString& recipe, const QString& name)
{
    Landscape landscape;
    landscape.colour = QColor(recipe.section(QLatin1Char(' '), 0, 0));
    landscape.kind = recipe.section(QLatin1Char(' '), 1, 1);
    landscape.seed = seedOf(name);
    return landscape;
}

void drawLandscape(QPainter& painter, const QRectF& area, qreal radius, const Landscape& landscape)
{
    if (area.isEmpty())
        return; // what stands there would be of no width, and never fill it
    painter.save();
    painter.translate(area.topLeft());
    QPainterPath clip;
    clip.addRoundedRect(QRectF(QPointF(), area.size()), radius, radius);
    painter.setClipPath(clip, Qt::IntersectClip);
    paintScene(painter, area.size(), landscape);
    painter.restore();
}

void paintLandscape(QPainter& painter, const QRectF& area, qreal radius, const Landscape& landscape)
{
    PictureKey key("landscape");
    key << landscape.colour << landscape.kind << static_cast<int>(landscape.seed) << radius;
    const QPixmap made = picture(key, area.size(), painter.device()->devicePixelRatioF(), [&](QPainter& inner) {
        drawLandscape(inner, { QPointF(), area.size() }, radius, landscape);
    });
    drawPicture(painter, area.topLeft(), made);
}

} // namespace ui
