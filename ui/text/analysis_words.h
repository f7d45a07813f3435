#pragma once

#include "core/analysis/ledger.h"
#include "core/record/match_record.h"

#include <QString>

namespace ui {

/// "mistake"; empty for none.
QString labelWord(core::Label label);
/// "+12.3" and "−4.0", in the digits of the language; no sign where it is nothing.
QString signedPoints(double points);
/// "37.2 %".
QString chanceText(double chance);

/// Why a match went as it did for a seat, in two or three sentences: which choices cost most, what luck did.
QString whySentences(const core::Analysis& analysis, core::Seat seat, const core::Game& game);
/// "Why you lost", "Why Marrow won".
/// What the lines of the ledger add up to where the match was given up.
QString givenUpSentence(const core::Analysis& analysis, core::Seat seat);
QString agreedSentence(const core::Analysis& analysis, core::Seat seat);
QString whyHeading(const core::MatchSummary& match, core::Seat seat);

/// The seat that an analysis is told for: the person's, or else the first.
core::Seat toldSeat(const core::MatchSummary& match);

} // namespace ui
