#pragma once

#include "ui/painting/realm_contents.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace ui {

/// The sign of a good alone, as beside a pool.
void paintRealmGood(QPainter& painter, const QRectF& area, RealmGood good);
/// The coin with a cost, and the shield with a defence.
void paintRealmCoin(QPainter& painter, const QRectF& area, int cost, const QFont& body);
void paintRealmShield(QPainter& painter, const QRectF& area, int defense, bool outpost, const QFont& body);

} // namespace ui
