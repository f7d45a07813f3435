#pragma once

#include "core/smashup/words/view.h"

#include <QFont>
#include <QRectF>

#include <vector>

namespace ui {

/// How much of a card a chip shows: the fuller forms first. Tiny leaves the name to the tooltip and the close-up.
enum class ChipForm { Full, Medium, Small, Tiny };

struct ChipMetrics {
    qreal height;
    qreal padding;
    qreal gap;
    qreal emblem;
    qreal textPixels; ///< of the mock-ups; 0 for no name
    qreal badge; ///< least width of the power badge
};
ChipMetrics chipMetrics(ChipForm form, const QFont& body);
QFont chipFont(ChipForm form, const QFont& body);
QFont badgeFont(ChipForm form, const QFont& body);
/// "+2" for a minion with +1 power counters, else empty; it stands before the badge, in the font of counters.
QString counterText(const core::smashup::CardView& card);
QFont counterFont(ChipForm form, const QFont& body);
/// The room for it on a chip, with its margin.
qreal counterWidth(const core::smashup::CardView& card, ChipForm form, const QFont& body);

struct Chip {
    const core::smashup::CardView* card = nullptr;
    QRectF area; ///< from the upper left corner of the cell's inside
    bool attached = false; ///< it hangs on the chip before it
};

struct ChipLayout {
    ChipForm form = ChipForm::Full;
    std::vector<Chip> chips;
    qreal height = 0; ///< of all chips together
    bool fits = true;
};

/// Places the chips of a cell in rows: in the fullest form in which they fit into `room` without touching the corner
/// at the lower right that is kept for the total. Cards that fit in no form are laid out tiny and stand over the edge.
ChipLayout layOutChips(const std::vector<const core::smashup::CardView*>& cards, const QFont& body, const QSizeF& room,
    const QSizeF& corner);

/// The least height at which `cards` fit in some form at this width.
qreal leastChipHeight(
    const std::vector<const core::smashup::CardView*>& cards, const QFont& body, qreal width, const QSizeF& corner);

} // namespace ui
