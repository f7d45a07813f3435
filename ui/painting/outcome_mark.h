#pragma once

class QPainter;
class QRectF;

namespace ui {

struct Colours;

/// What would become of a card, as a sign.
enum class OutcomeSign {
    Leaves, ///< play: a cross
    Moves, ///< an arrow
    ChangesSides, ///< two arrows
    More, ///< power: a tip up, or down
    Less,
    Bears, ///< another card: a plus
    Goes, ///< something else follows: three dots
};

/// The sign on a disc of gold in the square `area`; `solid` where the card is looked at.
void paintOutcomeMark(QPainter& painter, const QRectF& area, OutcomeSign sign, bool solid, const Colours& colours);

} // namespace ui
