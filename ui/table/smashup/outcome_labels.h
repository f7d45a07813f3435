#pragma once

#include "ui/painting/card_contents.h"
#include "ui/table/smashup/outcome_words.h"

#include <QFont>
#include <QRectF>

#include <vector>

class QPainter;

namespace ui {

struct Colours;

/// What would become of a card, as it stands on it: words in a pill, or a sign where there is no room for them.
struct OutcomeLabel {
    QRectF area;
    QString text {}; ///< empty for the sign
    QFont body {}; ///< what the size of the pill follows
    OutcomeSign sign = OutcomeSign::Goes;
};

/// As many of `parts` as there is room for on a card of the table, the first of them highest, clear of name and power;
/// the sign of the first where there is room for none.
std::vector<OutcomeLabel> outcomeLabels(
    const QList<OutcomePart>& parts, const CardFace& face, CardForm form, const QRectF& area, const QFont& body);
/// The sign of the first part at the corner of a strip, or of a square, that stands for a card.
std::vector<OutcomeLabel> outcomeLabels(const QList<OutcomePart>& parts, const QRectF& area, const QFont& body);

/// `solid` where the card is looked at.
void paintOutcomeLabels(QPainter& painter, const std::vector<OutcomeLabel>& labels, bool solid, const Colours& colours);

} // namespace ui
