#include "ui/pages/matches/analysis_work.h"

#include "ui/widgets/beside.h"

namespace ui {

std::optional<core::Analysis> analysisOf(const core::Game& game, const core::MatchRecord& record,
    core::Thoroughness thoroughness, int threads, const std::stop_token& token, core::Problems& problems,
    const core::AnalysisProgress& progress)
{
    Beside::giveWay();
    std::atomic<bool> stopped { false };
    const std::stop_callback stop(token, [&stopped] { stopped = true; });
    const std::optional<core::Walk> walk = core::walk(game, record, problems);
    if (!walk)
        return std::nullopt;
    return core::analyse(game, *walk, core::depthOf(thoroughness, walk->end->seatCount()), threads, stopped, progress);
}

} // namespace ui
