#pragma once

#include "ui/painting/card_layout.h"
#include "ui/painting/frames.h"

class QPainter;

namespace ui {

struct Colours;

/// Paints the card, its shadow and its rings. All lengths follow `area`: a face at half the nominal size is the same
/// picture, half as large. `body` gives the family of the letters. Shadow and rings reach beyond `area` by at most
/// cardOverhang(), attached strips by attachedHeight() below it.
void paintCard(QPainter& painter, const QRectF& area, const CardFace& face, CardForm form, const FaceState& state,
    const Colours& colours, const QFont& body);

/// One mark alone, as in a button or a legend.
void paintAbilityMark(QPainter& painter, const QRectF& area, const AbilityMark& mark);

} // namespace ui
