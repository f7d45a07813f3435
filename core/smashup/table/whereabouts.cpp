#include "core/smashup/table/whereabouts.h"

#include <algorithm>

namespace core::smashup {

int actionsOn(const State& s, Slot slot)
{
    int actions = s.slot[slot].actions.count;
    if (s.options.extras)
        for (const CardId id : cardsOf(s, s.slot[slot].actions))
            actions -= s.at(id).zone == Zone::Titans ? 1 : 0;
    return actions;
}

bool controlsTitan(const State& s, Seat seat)
{
    for (Slot slot = 0; slot < s.slots; ++slot)
        for (const CardId id : cardsOf(s, s.slot[slot].actions))
            if (s.at(id).zone == Zone::Titans && s.at(id).controller == seat)
                return true;
    return false;
}

bool namesFaction(const State& s, CardId action, FactionId faction)
{
    return std::any_of(s.modifiers.begin(), s.modifiers.end(), [&](const Modifier& each) {
        return each.until == Until::Named && each.card == action && each.amount == static_cast<int>(faction);
    });
}

} // namespace core::smashup
