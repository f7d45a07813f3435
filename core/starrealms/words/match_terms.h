#pragma once

#include "core/game/match_mode.h"
#include "core/game/match_setup.h"
#include "core/language/saying.h"
#include "core/starrealms/table/challenge.h"

#include <string_view>
#include <vector>

namespace core::starrealms {

// For a form: what hangs on the format that a setup names.

/// What the boss of a challenge is and does, against so many seats.
language::Saying aboutBoss(Challenge challenge, int seats);
/// The format or the challenge of a setup.
MatchMode modeOf(const MatchSetup& setup);
/// Whether the option of that name changes anything with the others as the setup has them.
bool matters(std::string_view option, const MatchSetup& setup);
/// What the format rests on: the publisher's rules, the user's manual alone, or, for a challenge, one source.
enum class RestsOn : std::uint8_t { Rules, Manual, OneSource };
RestsOn restsOn(const MatchSetup& setup);
/// Why the challenges that are not on offer are not.
std::vector<language::Saying> notAvailable();

} // namespace core::starrealms
