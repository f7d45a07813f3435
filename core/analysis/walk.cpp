#include "core/analysis/walk.h"

#include "core/language/house.h"
#include "core/record/replayer.h"

namespace core {

bool wasAgreed(const Game& game, const MatchRecord& record, const Match& last)
{
    if (record.choices.empty())
        return false;
    const std::optional<Choice> choice = game.notation().fromWords(last, last.prompt(), record.choices.back().words);
    return choice == kAgreeToEnd;
}

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
    if (walk.steps.back().choice == kAgreeToEnd) {
        walk.end = std::move(walk.steps.back().before);
        walk.steps.pop_back();
    }
    if (walk.steps.empty()) {
        problems.push_back({ "", say(House::NoAnalysisWithoutChoices), "" });
        return std::nullopt;
    }
    return walk;
}

} // namespace core
