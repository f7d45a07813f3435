#pragma once

#include "core/game/game.h"
#include "core/record/match_record.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace ui {

class ValueChart;

/// What a chart can be written as; a report is of a match, beside its record.
enum class ChartFormat { Png, Svg, Csv, Pdf };

/// The one that the ending of a file's name stands for.
std::optional<ChartFormat> chartFormatOf(const QString& file);
/// The kinds of files as Qt's filters, parted by ";;".
QString chartKinds(bool withReport);

/// The scoring chart of a match as a picture, its numbers, or a report with both, in the light colours of paper; the
/// bytes of a file. Empty where it cannot be made.
QByteArray chartBytes(const core::MatchRecord& record, const core::Game& game, ChartFormat format);
/// Likewise another chart, with its accessible name for a title and its facts below; there is no report of it.
QByteArray chartBytes(const ValueChart& chart, ChartFormat format);

} // namespace ui
