#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace ui {

/// The picture of a base, from a recipe of two words: a colour and a kind of ridge.
struct Landscape {
    QColor colour;
    QString kind; ///< as core's vocabulary of landscapes has it; hills for an unknown one
    unsigned seed = 0; ///< makes two of one kind differ; from the name, so that it stays

    friend bool operator==(const Landscape&, const Landscape&) = default;
};

/// From "#3f7f5a spires", as the game gives it; `name` is that of what is shown.
Landscape landscapeOf(const QString& recipe, const QString& name);

/// Sky, disc and three ridges, clipped to a rounded rectangle, without a veil.
void drawLandscape(QPainter& painter, const QRectF& area, qreal radius, const Landscape& landscape);
/// The same from the cache.
void paintLandscape(QPainter& painter, const QRectF& area, qreal radius, const Landscape& landscape);

} // namespace ui
