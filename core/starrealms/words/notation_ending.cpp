#include "core/starrealms/words/notation_ending.h"

#include "core/starrealms/words/notation_names.h"

namespace core::starrealms {

using language::Saying;

Saying whyInWords(const StarRealmsMatch& match)
{
    const State& s = match.state();
    switch (s.decided) {
    case Ended::No:
        return {};
    case Ended::Won:
        return s.hasBoss() ? say(Say::EndBossFell, { personAt(match, kBoss) }) : Saying();
    case Ended::Long:
        return say(s.hasBoss() ? Say::EndLongBoss : Say::EndLong, { int { s.turn } });
    case Ended::Agreed:
        return say(s.hasBoss() ? Say::EndGivenUp : Say::EndAgreed);
    case Ended::Lost:
        return say(Say::EndBossWon, { personAt(match, kBoss) });
    }
    return {};
}

} // namespace core::starrealms
