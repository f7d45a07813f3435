#include "core/puzzles/schedule.h"

namespace core {

PuzzleProgress afterTry(PuzzleProgress progress, bool solvedAtOnce, std::chrono::sys_days today)
{
    ++progress.tries;
    progress.solved += solvedAtOnce ? 1 : 0;
    const std::size_t before = static_cast<std::size_t>(progress.step);
    progress.step = solvedAtOnce ? progress.step + 1 : 0;
    if (!solvedAtOnce)
        progress.due = today + std::chrono::days(1);
    else if (progress.sits())
        progress.due.reset();
    else
        progress.due = today + std::chrono::days(kPuzzleDays[before]);
    return progress;
}

} // namespace core
