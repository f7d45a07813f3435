#include "core/analysis/walk.h"

#include "core/language/house.h"
#include "core/record/replayer.h"

namespace core {

std::optional<Walk> walk(const Game& game, const MatchRecord& record, Problems& problems)
{
    if (record.summary.kind == MatchKind::Table)
        problems.push_back({ "", say(House::NoAnalysisOfTable), "" });
    else if (record.summary.status == MatchStatus::Running)
        problems.push_back({ "", say(House::NoAnalysisUnfinished), say(House::FinishItFirst) });
    else if (record.choices.empty())
        problems.push_back({ "", say(House::NoAnalysisWithoutChoices), "" });
    if (!problems.empty())
        return std::nullopt;
    Walk walk;
    walk.setup = record.setup();
    walk.steps.reserve(record.choices.size());
    ReplayReport report = replay(game, record, [&](const Match& before, Choice choice) {
        walk.steps.push_back({ before.clone(), choice, before.standing().turn, before.disclosures() });
    });
    if (!report.ok()) {
        problems = report.faults;
        return std::nullopt;
    }
    walk.end = std::move(report.match);
    return walk;
}

} // namespace core
