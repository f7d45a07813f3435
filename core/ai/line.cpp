#include "core/ai/line.h"

namespace core {

bool goesOnWith(const Match& world, Choice choice, Seat seat)
{
    return !world.outcome().decided && !world.quiet() && world.prompt().seat == seat && world.prompt().accepts(choice);
}

void play(Match& world, const Line& line, Seat seat)
{
    if (line.choice)
        world.apply(*line.choice);
    for (const Choice next : line.then) {
        if (!goesOnWith(world, next, seat))
            return;
        world.apply(next);
    }
}

} // namespace core
