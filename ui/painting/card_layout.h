#pragma once

#include "ui/painting/card_face.h"
#include "ui/painting/lettering.h"

namespace ui {

/// Where the parts of a card lie; `unit` is one pixel of the mock-ups at this size.
struct CardLayout {
    qreal unit = 1;
    qreal radius = 8;
    QRectF art {}; ///< the bright upper part; all of a compact card
    QRectF emblem {};
    QRectF power {}; ///< null where the card has none
    QRectF kind {};
    QRectF name {};
    QFont nameFont {};
    Setting nameSetting {};
    bool nameInMiddle = false; ///< from top to bottom
    QRectF group {};
    QRectF text {};
    QFont textFont {};
    QRectF copies {};
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
