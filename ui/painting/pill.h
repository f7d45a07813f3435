#pragma once

#include "core/game/seat.h"

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace ui {

struct Colours;

/// What a pill means, which decides its colours.
enum class PillKind {
    Quiet, ///< a fact: muted on raised
    Gold, ///< what can be done now: gold on its wash
    Solid, ///< what happens now: dark on gold
    Good, ///< won, gains
    Bad, ///< lost, refused
};

/// Texts are painted with figures of equal width; sizes follow `body`.
QSizeF pillSize(const QString& text, const QFont& body, const QString& icon = QString());
void paintPill(QPainter& painter, const QRectF& area, const QString& text, PillKind kind, const Colours& colours,
    const QFont& body, const QString& icon = QString());

/// A key as it stands on the keyboard ("F1", "Space"), framed in `ink`.
QSizeF keyCapSize(const QString& key, const QFont& body);
void paintKeyCap(QPainter& painter, const QRectF& area, const QString& key, const QColor& ink, const QFont& body);

/// A white count on the corner of a pile; dark in the light theme.
QSizeF countBadgeSize(int count, qreal height, const QFont& body);
void paintCountBadge(QPainter& painter, const QRectF& area, int count, const Colours& colours, const QFont& body);

/// The points of one place (counted from 0), with a dot for each seat that holds it now; several dots are a tie.
struct PlacePill {
    int place = 0;
    int points = 0;
    std::vector<core::Seat> holders;
};
/// As wide as it has to be at that height.
qreal placePillWidth(const PlacePill& pill, qreal height, const QFont& body);
void paintPlacePill(
    QPainter& painter, const QRectF& area, const PlacePill& pill, const Colours& colours, const QFont& body);

/// A small square with a faction's emblem, as at a seat's name.
void paintEmblemSquare(QPainter& painter, const QRectF& area, const QString& emblem, const QColor& colour);

/// A seat's own mark (disc, square, triangle, diamond, …), for lines and lists where colour alone would tell.
void paintSeatMark(QPainter& painter, const QPointF& centre, qreal size, core::Seat seat, const QColor& colour);

} // namespace ui
