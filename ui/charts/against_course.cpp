#include "ui/charts/against_course.h"

namespace ui {

AgainstCourse againstCourse(const core::Game& game, const core::MatchRecord& record,
    const std::function<std::unique_ptr<core::Match>(int choices)>& tableAt)
{
    const core::MatchMode mode = game.modeOf(record.summary.setup());
    AgainstCourse course { QString::fromStdString(mode.against), {} };
    if (mode.against.empty())
        return course;
    for (const core::TurnStanding& standing : record.standings) {
        const std::unique_ptr<core::Match> table = tableAt(standing.choice);
        if (table == nullptr || !table->standing().against)
            break;
        course.points.emplace_back(standing.turn, *table->standing().against);
    }
    return course;
}

} // namespace ui
