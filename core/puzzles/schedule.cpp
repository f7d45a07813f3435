#include "core/puzzles/schedule.h"

namespace core {

PuzzleProgress afterTry(PuzzleProgress progress, FirstTry how, std::chrono::sys_days today)
{
    const bool solved = how == FirstTry::Solved;
    ++progress.tries;
    progress.solved += solved ? 1 : 0;
    const std::size_t before = static_cast<std::size_t>(progress.step);
    if (solved)
        ++progress.step;
    else if (how == FirstTry::Missed)
        progress.step = 0;
    if (!solved)
        progress.due = today + std::chrono::days(1);
    else if (progress.sits())
        progress.due.reset();
    else
        progress.due = today + std::chrono::days(kPuzzleDays[before]);
    return progress;
}

} // namespace core
