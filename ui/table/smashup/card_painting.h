#pragma once

#include "core/smashup/words/view.h"
#include "ui/table/smashup/chip_layout.h"
#include "ui/table/smashup/faction_looks.h"

#include <QFont>
#include <QPalette>
#include <QRectF>

class QPainter;

namespace ui {

/// How a card stands out among the others.
struct CardState {
    bool legal = false; ///< gold border: it may be chosen
    bool current = false; ///< white border: the keyboard is here
    bool picked = false; ///< thick gold border: it is being played
    bool hinted = false;
    bool source = false; ///< it asks the open question
    bool dimmed = false; ///< something is asked that it has no part in
};

void paintChip(QPainter& painter, const Chip& chip, const QRectF& area, ChipForm form, const FactionLook& look,
    const CardState& state, const QFont& body, const QPalette& palette);

/// Pixels of the words on a card's face.
struct FaceSizes {
    int name = 0;
    int text = 0;
};

/// The greatest sizes at which a face holds its name and, down to the least that can be read, its text.
FaceSizes fittingSizes(const core::smashup::CardView& card, const QSizeF& size, const QFont& body);

/// A card's face: power, kind, emblem, name and text. The emblem gives way to the text, then the text shrinks; where
/// even that is not enough it ends in dots.
void paintCardFace(QPainter& painter, const QRectF& area, const core::smashup::CardView& card, const FactionLook& look,
    const CardState& state, const QFont& body, const QPalette& palette, const FaceSizes& sizes);

/// Whether a face of this size shows the whole text; else it has to be shown elsewhere.
bool cardFaceHolds(const core::smashup::CardView& card, const QSizeF& size, const QFont& body, const FaceSizes& sizes);

/// The frames that mark a card or a cell: picked, legal, hinted, asking, current.
void paintFrames(
    QPainter& painter, const QRectF& area, qreal radius, const CardState& state, const QPalette& palette, qreal unit);

} // namespace ui
