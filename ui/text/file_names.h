#pragma once

#include "core/record/match_record.h"

#include <QString>

/// Names for files that are proposed, without their endings and without signs that some disk does not take.
namespace ui {

/// "Ann's Ärger/2" as "Ann-s Ärger-2"; "breakpoint" where nothing is left of it. At most 120 bytes of UTF-8.
QString fileNameOf(const QString& words);
/// "Aliens-Ninjas vs Robots-Zombies 2026-11-28": the pairs, else the names, and the day on which it began.
QString fileNameOf(const core::MatchSummary& match);

} // namespace ui
