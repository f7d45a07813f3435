#pragma once

#include "ui/painting/lettering.h"
#include "ui/painting/realm_contents.h"

class QPainter;

namespace ui {

// Words with signs of goods among them, set into a block.

qreal realmLeading(const QFont& font);
Fitted measureRealmWords(const QString& words, const QFont& font, const QSizeF& area);
/// From the top of `area`; what does not fit ends in "…". Words with a sign are bold.
Fitted paintRealmWords(
    QPainter& painter, const QRectF& area, const QString& words, const QFont& font, const QColor& colour);

/// The box before the words of a line, with the room behind it; 0 for a line without one.
qreal signWidth(RealmSign sign, const QFont& font);
qreal signHeight(const QFont& font);
void paintRealmSign(
    QPainter& painter, const QRectF& area, const RealmLine& line, const QString& emblem, const QFont& font);

} // namespace ui
