#include "core/record/match_record.h"

namespace core {

MatchSetup MatchRecord::setup() const
{
    MatchSetup setup;
    setup.set = summary.set;
    setup.options = options;
    setup.seed = seed;
    for (const RecordedSeat& seat : summary.seats)
        setup.seats.push_back({ seat.name, seat.factions });
    return setup;
}

} // namespace core
