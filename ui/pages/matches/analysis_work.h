#pragma once

#include "core/analysis/analyser.h"

#include <stop_token>

namespace ui {

/// Plays a record again and analyses it, as work beside the window. Nothing where it is stopped, or, with `problems`,
/// where the match cannot be analysed.
std::optional<core::Analysis> analysisOf(const core::Game& game, const core::MatchRecord& record,
    core::Thoroughness thoroughness, int threads, const std::stop_token& token, core::Problems& problems,
    const core::AnalysisProgress& progress = {});

} // namespace ui
