#include "ui/painting/shadow.h"

#include "ui/painting/picture_cache.h"

#include <QImage>
#include <QPaintDevice>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace ui {

namespace {

/// One layer of a shadow: how far it is shifted down and blurred, in pixels, and how dark it is.
struct Layer {
    qreal down;
    qreal blur;
    qreal dark; ///< opacity on the dark theme
    qreal light; ///< on the light one
};

/// Each shadow is a tight one for the edge and a wide one for the height.
std::array<Layer, 2> layersOf(Height height)
{
    switch (height) {
    case Height::OnTable:
        return { { { 1, 2, 0.45, 0.16 }, { 3, 6, 0.30, 0.10 } } };
    case Height::Raised:
        return { { { 2, 4, 0.42, 0.14 }, { 8, 18, 0.42, 0.16 } } };
    case Height::Floating:
        return { { { 4, 8, 0.42, 0.16 }, { 18, 36, 0.55, 0.22 } } };
    case Height::Flat:
        break;
    }
    return {};
}

/// How far a blur is seen, in blurs.
constexpr qreal kReach = 1.1;

/// Three box blurs in both directions come close to a Gaussian. One channel, for shadows have one colour.
void boxBlur(std::vector<float>& values, int width, int height, int radius)
{
    if (radius < 1)
        return;
    std::vector<float> line(static_cast<std::size_t>(std::max(width, height)));
    const auto pass = [&](std::size_t start, std::size_t step, int count) {
        float sum = 0;
        const float share = 1.0F / static_cast<float>(2 * radius + 1);
        const auto at
            = [&](int i) { return i < 0 || i >= count ? 0.0F : values[start + static_cast<std::size_t>(i) * step]; };
        for (int i = -radius; i <= radius; ++i)
            sum += at(i);
        for (int i = 0; i < count; ++i) {
            line[static_cast<std::size_t>(i)] = sum * share;
            sum += at(i + radius + 1) - at(i - radius);
        }
        for (int i = 0; i < count; ++i)
            values[start + static_cast<std::size_t>(i) * step] = line[static_cast<std::size_t>(i)];
    };
    for (int times = 0; times < 3; ++times) {
        for (int y = 0; y < height; ++y)
            pass(static_cast<std::size_t>(y) * static_cast<std::size_t>(width), 1, width);
        for (int x = 0; x < width; ++x)
            pass(static_cast<std::size_t>(x), static_cast<std::size_t>(width), height);
    }
}

/// A blurred rounded rectangle of `side` device pixels, just large enough to be cut into nine parts of which the middle
/// ones stretch.
QImage shadowTile(qreal radius, qreal blur, int side, qreal reach)
{
    QImage shape(side, side, QImage::Format_Alpha8);
    shape.fill(0);
    QPainter draw(&shape);
    draw.setRenderHint(QPainter::Antialiasing);
    draw.setPen(Qt::NoPen);
    draw.setBrush(Qt::black);
    draw.drawRoundedRect(QRectF(reach, reach, side - 2 * reach, side - 2 * reach), radius, radius);
    draw.end();
    const auto width = static_cast<std::size_t>(side);
    std::vector<float> values(width * width);
    const auto at = [&](int x, int y) -> float& {
        return values[static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x)];
    };
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            at(x, y) = shape.constScanLine(y)[x];
    // Three boxes of radius r reach 3 r: a third of the blur each.
    boxBlur(values, side, side, static_cast<int>(std::lround(blur / 3.0)));
    QImage soft(side, side, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < side; ++y) {
        QRgb* row = reinterpret_cast<QRgb*>(soft.scanLine(y));
        for (int x = 0; x < side; ++x)
            row[x] = qRgba(0, 0, 0, static_cast<int>(std::lround(at(x, y))));
    }
    return soft;
}

/// Puts one layer together on whole device pixels, so that no seam is seen.
void compose(QPainter& painter, const QSize& whole, qreal radius, qreal blur)
{
    const int reach = static_cast<int>(std::ceil(blur * kReach));
    const int edge = static_cast<int>(std::ceil(2 * reach + radius)); // beyond it the blur no longer sees the corner
    const int side = 2 * edge + 3;
    const QImage tile = shadowTile(radius, blur, side, reach);
    const int across = std::min(edge, whole.width() / 2);
    const int down = std::min(edge, whole.height() / 2);
    const std::array<int, 4> x { 0, across, whole.width() - across, whole.width() };
    const std::array<int, 4> y { 0, down, whole.height() - down, whole.height() };
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column) {
            const QRect to(x[column], y[row], x[column + 1] - x[column], y[row + 1] - y[row]);
            if (to.isEmpty())
                continue;
            const int fromX = column == 0 ? 0 : column == 1 ? edge + 1 : side - across;
            const int fromY = row == 0 ? 0 : row == 1 ? edge + 1 : side - down;
            painter.drawImage(to, tile, QRect(fromX, fromY, column == 1 ? 1 : to.width(), row == 1 ? 1 : to.height()));
        }
}

} // namespace

qreal shadowReach(Height height)
{
    const std::array<Layer, 2> layers = layersOf(height);
    return layers[1].down + layers[1].blur * kReach;
}

void paintShadow(QPainter& painter, const QRectF& area, qreal radius, Height height, bool dark, qreal unit)
{
    if (height == Height::Flat)
        return;
    const qreal ratio = painter.device()->devicePixelRatioF();
    const qreal most = std::ceil(shadowReach(height) * unit);
    const QSizeF size = area.size() + QSizeF(2 * most, 2 * most);
    PictureKey key("shadow");
    key << static_cast<int>(height) << radius << unit << int(dark);
    const QPixmap made = picture(key, size, ratio, [&](QPainter& inner) {
        inner.scale(1 / ratio, 1 / ratio);
        for (const Layer& layer : layersOf(height)) {
            const qreal blur = layer.blur * unit * ratio;
            const int reach = static_cast<int>(std::ceil(blur * kReach));
            const QSize whole(static_cast<int>(std::lround(area.width() * ratio)) + 2 * reach,
                static_cast<int>(std::lround(area.height() * ratio)) + 2 * reach);
            const qreal corner = std::round(most * ratio) - reach;
            inner.save();
            inner.setOpacity(dark ? layer.dark : layer.light);
            inner.translate(corner, corner + std::round(layer.down * unit * ratio));
            compose(inner, whole, radius * ratio, blur);
            inner.restore();
        }
    });
    drawPicture(painter, area.topLeft() - QPointF(most, most), made);
}

} // namespace ui
