#pragma once

#include "core/game/game.h"
#include "core/record/match_record.h"

#include <QByteArray>

namespace ui {

/// What a match can be written as, beside its record.
enum class ChartFormat { Png, Svg, Csv, Pdf };

/// The scoring chart of a match as a picture, its numbers, or a report with both, in the light colours of paper; the
/// bytes of a file. Empty where it cannot be made.
QByteArray chartBytes(const core::MatchRecord& record, const core::Game& game, ChartFormat format);

} // namespace ui
