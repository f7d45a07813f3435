#pragma once

#include "ui/painting/outcome_mark.h"
#include "ui/table/smashup/answer_outcomes.h"
#include "ui/table/smashup/drop_targets.h"

#include <QList>
#include <QString>

namespace ui {

/// One thing that would come of choosing a card.
struct OutcomePart {
    OutcomeSign sign = OutcomeSign::Goes; ///< on what has no room for words
    QString shown; ///< in the width of a card
    QString said; ///< for who reads or hears it beside the card

    friend bool operator==(const OutcomePart&, const OutcomePart&) = default;
};

/// What choosing a card would come to: first what becomes of the card itself, then the power at its base, then the
/// rest. Empty where it changes nothing, or is not known.
QList<OutcomePart> outcomeParts(const Consequence& at, const core::smashup::TableView& table);
/// "destroyed, base 12 → 5", all of it in one line.
QString outcomeLine(const QList<OutcomePart>& parts);
/// "destroyed", what becomes of the card alone; empty where nothing does.
QString becomesLine(const Consequence& at, const core::smashup::TableView& table);

/// "Scout: to hand, Tortuga 3 → 5", what an answer to a scoring changes beside the power at the base that scores; empty
/// where that is nothing.
QString answerLine(const AnswerOutcome& of, const core::smashup::TableView& table);

/// "you 6 → 10: 1st, 4 VP", what a drop comes to in one line.
QString consequenceLine(const Consequence& at, const core::smashup::TableView& table);

} // namespace ui
