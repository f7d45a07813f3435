#pragma once

#include "ui/painting/frames.h"
#include "ui/painting/realm_contents.h"
#include "ui/painting/realm_goods.h"

#include <QFont>

class QPainter;

namespace ui {

struct Colours;

/// The sizes it is shown at, in pixels of the mock-ups; all lengths follow the area that is painted into.
enum class RealmForm {
    Whole, ///< 256 × 352: large letters
    Tile, ///< 134 × 236: of a gallery
    Row, ///< 146 × 196: on offer
    Hand, ///< 118 × 162
    Table, ///< 128 × 168: in play
    Flat, ///< 128 × 138: in play, where there is less room
    Small, ///< 90 × 118: emblem, name, figures, and signs instead of words
    Strip, ///< 32 high, as wide as there is room: emblem, name and figures in a line
};

QSizeF nominalSize(RealmForm form);
/// The same at the text size that `body` has.
QSizeF cardSize(RealmForm form, const QFont& body);
qreal cardRadius(RealmForm form, const QRectF& area);
/// How far shadow and rings reach beyond the area.
qreal cardOverhang(const QRectF& area, RealmForm form);
/// Whether all words are painted at this size without "…"; else they have to be within reach otherwise.
bool cardHoldsAll(const RealmFace& face, RealmForm form, const QSizeF& size, const QFont& body);
/// Where the line of that index is painted, with its sign, for pointing at it; null where the form does not show it.
QRectF lineArea(const RealmFace& face, RealmForm form, const QRectF& area, int index, const QFont& body);

void paintRealmCard(QPainter& painter, const QRectF& area, const RealmFace& face, RealmForm form,
    const FaceState& state, const Colours& colours, const QFont& body);

} // namespace ui
