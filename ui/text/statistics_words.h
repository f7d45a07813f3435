#pragma once

#include "core/results/statistics.h"

#include <QString>

/// What is said of somebody's matches taken together.
namespace ui {

/// "44 of 74"; with a digit more where wins were shared.
QString wonOfText(const core::Tally& tally);
/// "Level 3", "Ada".
QString opponentText(const core::Opponent& opponent);
/// "You begin", "The other begins", "You are third of 4".
QString placeText(const core::SeatTally& seat);
/// "Jun", "2026" or the day that a week begins with, as an axis has it.
QString timeText(const core::TimeTally& time, core::TimeStep step);
/// "June 2026", "Week of 3 June 2026".
QString wholeTimeText(const core::TimeTally& time, core::TimeStep step);
/// The ends of the interval, and whether that is more or less than an even share.
QString shareSentence(const core::Tally& tally);
/// Whether luck was more than chance makes it anyway.
QString luckSentence(const core::LuckAndPlay& luck);
/// "more than half", of the cards acquired.
QString acquiredShareText(core::AcquiredShare share);
/// "3 matches won in a row".
QString streakText(int streak);

} // namespace ui
