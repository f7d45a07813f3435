#pragma once

#include "ui/painting/card_contents.h"
#include "ui/painting/lettering.h"

#include <QFont>
#include <QRectF>

namespace ui {

// For whoever shows cards: how large they are, and what is to be seen where.

/// Pixels of the mock-ups; of the compact forms only the height holds, they are as wide as their column.
QSizeF nominalSize(CardForm form);
/// The same at the text size that `body` has.
QSizeF cardSize(CardForm form, const QFont& body);
qreal cardRadius(CardForm form, const QRectF& area);

qreal cardOverhang(const QRectF& area, CardForm form);

/// How far the strips of attached cards stick out below a card of the forms Table and TwoRow; 0 for the others.
qreal attachedHeight(const CardFace& face, CardForm form, const QRectF& area);
/// Where the strip, square or line of an attached card is, for pointing at it; null where the form does not show it.
QRectF attachedArea(const CardFace& face, CardForm form, const QRectF& area, int index, const QFont& body);
/// Where a mark is; null where the form does not show it.
QRectF markArea(const CardFace& face, CardForm form, const QRectF& area, int index, const QFont& body);

/// Whether name and text are painted without "…" at this size; else they have to be within reach otherwise.
bool cardHoldsAll(const CardFace& face, CardForm form, const QSizeF& size, const QFont& body);
bool cardHoldsName(const CardFace& face, CardForm form, const QSizeF& size, const QFont& body);

// For whoever paints them.

/// Where the parts of a card lie; `unit` is one pixel of the mock-ups at this size.
struct CardLayout {
    qreal unit = 1;
    qreal radius = 8;
    QRectF art {}; ///< the bright upper part; all of a compact card
    QRectF emblem {}; ///< or whatever is the main figure
    QRectF second {}; ///< of a badge at the lower edge of the art; null where there is no room for it
    QRectF crest {}; ///< of the emblem where it is not the main figure; null on a compact card
    QRectF power {}; ///< null where the card has none
    QRectF kind {};
    QRectF name {};
    QString nameWords {}; ///< with how many there are, where that has no place of its own
    QFont nameFont {};
    Setting nameSetting {};
    bool nameInMiddle = false; ///< from top to bottom
    QRectF group {};
    QRectF text {};
    QFont textFont {};
    QRectF copies {};
    QRectF squares {}; ///< the first of those of attached cards on a compact card …
    qreal squareStep = 0; ///< … and how far the next one is
    QRectF sources {}; ///< lines beside the power of the whole card
};

CardLayout layOut(const CardFace& face, CardForm form, const QRectF& area, const QFont& body);

bool isCompact(CardForm form);
/// The setting of the text on a card.
Setting textSetting(CardForm form);
/// "4 × 2": how many, and the power of each.
QString copiesText(const CardFace& face);
int totalPower(const CardFace& face);
QFont copiesFont(const QFont& body, qreal unit);
QFont kindFont(const QFont& body, CardForm form, qreal unit);

} // namespace ui
