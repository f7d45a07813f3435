#include "ui/painting/picture_cache.h"

#include <QCache>
#include <QCoreApplication>
#include <QPaintDevice>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

struct Cache {
    QCache<QByteArray, QPixmap> pictures { kMostPictureBytes / 1024 }; // its costs are kilobytes
    qsizetype painted = 0;
};

/// Like QPixmapCache one a program, but larger, and it does not forget while the table stands still.
Cache& cache()
{
    static Cache kept;
    static const bool registered = [] {
        qAddPostRoutine(forgetPictures); // no pixmap outlives the application
        return true;
    }();
    Q_UNUSED(registered)
    return kept;
}

} // namespace

PictureKey& PictureKey::operator<<(const QString& text)
{
    raw(text.size());
    m_bytes.append(reinterpret_cast<const char*>(text.constData()), text.size() * qsizetype(sizeof(QChar)));
    return *this;
}

PictureKey& PictureKey::operator<<(const std::string& text)
{
    raw(text.size());
    m_bytes.append(text.data(), qsizetype(text.size()));
    return *this;
}

QPixmap picture(const PictureKey& key, const QSizeF& size, qreal ratio, const std::function<void(QPainter&)>& paint)
{
    PictureKey whole(key);
    whole << size << ratio;
    if (const QPixmap* known = cache().pictures.object(whole.bytes()))
        return *known;
    const QSize pixels(std::max(1, static_cast<int>(std::ceil(size.width() * ratio - 0.01))),
        std::max(1, static_cast<int>(std::ceil(size.height() * ratio - 0.01))));
    QPixmap fresh(pixels);
    fresh.setDevicePixelRatio(ratio);
    fresh.fill(Qt::transparent);
    QPainter painter(&fresh);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    paint(painter);
    painter.end();
    ++cache().painted;
    const qsizetype cost = qsizetype(pixels.width()) * pixels.height() * 4 / 1024 + 1;
    cache().pictures.insert(whole.bytes(), new QPixmap(fresh), cost);
    return fresh;
}

void drawPicture(QPainter& painter, const QPointF& at, const QPixmap& picture)
{
    const QTransform& device = painter.deviceTransform();
    if (device.isAffine() && !device.isRotating()) {
        const QPointF pixel = device.map(at);
        const QPointF whole(std::round(pixel.x()), std::round(pixel.y()));
        painter.drawPixmap(device.inverted().map(whole), picture);
        return;
    }
    const bool smooth = painter.testRenderHint(QPainter::SmoothPixmapTransform);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(at, picture);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, smooth);
}

qsizetype pictureBytes()
{
    return cache().pictures.totalCost() * 1024;
}

qsizetype picturesPainted()
{
    return cache().painted;
}

void forgetPictures()
{
    cache().pictures.clear();
}

} // namespace ui
