#include "core/smashup/words/credits.h"

#include "core/smashup/table/events.h"
#include "core/smashup/table/places.h"
#include "core/smashup/table/whereabouts.h"
#include "core/smashup/words/notation_names.h"

#include <algorithm>

namespace core::smashup {

namespace {

int pointsFor(const CardDef& base, std::uint8_t place)
{
    return place < base.vp.size() ? base.vp[place] : 0;
}

std::vector<Credit> atScoredBase(const SmashUpMatch& match, const Event& event)
{
    const State& s = match.state();
    const Slot slot = slotOf(s, event.place);
    if (slot == kNoSlot)
        return {};
    const CardDef& base = match.library().def(s.at(event.place).def);
    const Powers powers(s, match.library());
    const EachSeat<std::uint8_t> places = placesAt(s, powers, slot);
    std::vector<Credit> credits;
    std::vector<std::pair<Seat, DefId>> looked;
    for (const CardId id : cardsOf(s, s.slot[slot].minions)) {
        const CardInstance& card = s.at(id);
        const std::pair<Seat, DefId> group(card.controller, card.def);
        if (card.controller == Seat::None || std::find(looked.begin(), looked.end(), group) != looked.end())
            continue;
        looked.push_back(group);
        const auto seat = static_cast<std::size_t>(indexOf(card.controller));
        const int points = pointsFor(base, places[seat])
            - pointsFor(base, placesWithout(s, powers, slot, card.controller, card.def)[seat]);
        if (points > 0 && points <= event.points[seat])
            credits.push_back({ card.controller, nameOf(match, id), base.name, points });
    }
    return credits;
}

} // namespace

std::vector<Credit> creditsOf(const Match& match, const Event& event)
{
    const SmashUpMatch& m = asSmashUp(match);
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::BaseScored:
        return atScoredBase(m, event);
    case EventKind::VpGained:
        if (event.seat == Seat::None || event.card == kNoCard || isBase(event.card) || event.amount <= 0)
            return {};
        return { { event.seat, nameOf(m, event.card), {}, event.amount } };
    default:
        return {};
    }
}

} // namespace core::smashup
