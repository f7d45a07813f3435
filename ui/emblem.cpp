#include "ui/emblem.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPaintDevice>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <cmath>

namespace ui {

namespace {

QString emblemPath(const QString& name)
{
    return QLatin1String(":/emblems/") + name + QLatin1String(".svg");
}

QString deedPath(const QString& name)
{
    return QLatin1String(":/deeds/") + name + QLatin1String(".svg");
}

QString iconPath(const QString& name)
{
    return QLatin1String(":/icons/") + name + QLatin1String(".svg");
}

QPixmap tinted(const QString& path, int size, const QColor& colour, qreal ratio)
{
    const QString key = QStringLiteral("%1|%2|%3|%4")
                            .arg(path, QString::number(size), QString::number(ratio), colour.name(QColor::HexArgb));
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    const int pixels = std::max(1, static_cast<int>(std::lround(size * ratio)));
    pixmap = QPixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer renderer(path);
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    renderer.render(&painter, QRectF(0, 0, pixels, pixels));
    // The drawings are black; only their coverage counts.
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(pixmap.rect(), colour);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

int sizeIn(const QRectF& area)
{
    return static_cast<int>(std::lround(std::min(area.width(), area.height())));
}

void paintIn(QPainter& painter, const QRectF& area, const QPixmap& silhouette, int size)
{
    const QPointF corner = area.center() - QPointF(size / 2.0, size / 2.0);
    painter.drawPixmap(corner.toPoint(), silhouette);
}

/// Tints when it paints, so that an icon follows a change of theme by itself.
class TintedIcon final : public QIconEngine {
public:
    explicit TintedIcon(QString name)
        : m_name(std::move(name))
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        const int size = std::min(rect.width(), rect.height());
        const QPoint corner = rect.center() - QPoint(size / 2, size / 2);
        painter->drawPixmap(corner, tinted(iconPath(m_name), size, colourOf(mode), ratio));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override
    {
        return tinted(iconPath(m_name), std::min(size.width(), size.height()), colourOf(mode), 1.0);
    }

    QIconEngine* clone() const override { return new TintedIcon(*this); }

private:
    static QColor colourOf(QIcon::Mode mode)
    {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        return QApplication::palette().color(group, QPalette::ButtonText);
    }

    QString m_name;
};

} // namespace

bool hasEmblem(const QString& name)
{
    return QFile::exists(emblemPath(name));
}

QPixmap emblem(const QString& name, int size, const QColor& colour, qreal devicePixelRatio)
{
    return tinted(emblemPath(hasEmblem(name) ? name : QStringLiteral("unknown")), size, colour, devicePixelRatio);
}

void paintEmblem(QPainter& painter, const QRectF& area, const QString& name, const QColor& colour)
{
    const int size = sizeIn(area);
    paintIn(painter, area, emblem(name, size, colour, painter.device()->devicePixelRatioF()), size);
}

bool hasDeedSign(const QString& name)
{
    return QFile::exists(deedPath(name));
}

void paintDeedSign(QPainter& painter, const QRectF& area, const QString& name, const QColor& colour)
{
    if (!hasDeedSign(name))
        return;
    const int size = sizeIn(area);
    paintIn(painter, area, tinted(deedPath(name), size, colour, painter.device()->devicePixelRatioF()), size);
}

QIcon themedIcon(const QString& name)
{
    return QIcon(new TintedIcon(name));
}

QPixmap iconPixmap(const QString& name, int size, const QColor& colour, qreal devicePixelRatio)
{
    return tinted(iconPath(name), size, colour, devicePixelRatio);
}

QIcon applicationIcon()
{
    QIcon icon;
    QSvgRenderer renderer(QStringLiteral(":/icons/breakpoint.svg"));
    for (const int size : { 16, 24, 32, 48, 64, 128, 256 }) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        renderer.render(&painter);
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace ui
