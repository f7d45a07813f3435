#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QString>

class QPainter;
class QRectF;

namespace ui {

/// True where a silhouette of this name was drawn ("aliens", "pirates", …).
bool hasEmblem(const QString& name);

/// A faction's silhouette in one colour, `size` logical pixels wide and high, sharp on a screen of this device pixel
/// ratio. An unknown name gives a plain card. Kept in QPixmapCache by name, size, ratio and colour.
QPixmap emblem(const QString& name, int size, const QColor& colour, qreal devicePixelRatio);

/// Paints the silhouette into `area` at the ratio of the device that is painted on.
void paintEmblem(QPainter& painter, const QRectF& area, const QString& name, const QColor& colour);

/// The same of what cards do ("destroys", "moves-others", …); nothing is painted for an unknown name.
bool hasDeedSign(const QString& name);
void paintDeedSign(QPainter& painter, const QRectF& area, const QString& name, const QColor& colour);

/// An icon of the navigation or of a button, tinted with the palette's text colour as it is when it is painted.
QIcon themedIcon(const QString& name);
QPixmap iconPixmap(const QString& name, int size, const QColor& colour, qreal devicePixelRatio);

/// The program's own icon, in its own colours.
QIcon applicationIcon();

} // namespace ui
