#pragma once

#include "core/json/json_reader.h"
#include "core/starrealms/rules/star_realms_match.h"

#include <map>
#include <memory>
#include <string>

namespace core::starrealms {

/// A match in an exact position, as a scenario describes it.
struct Position {
    std::unique_ptr<StarRealmsMatch> match;
    std::map<std::string, CardId> ids; ///< cards that bear an id in the scenario
};

/// Builds the position of one scenario object; what makes no sense is a fault. Questions with a single answer are asked
/// in it (Options::askForced).
Position buildPosition(
    const std::shared_ptr<const CardLibrary>& library, const JsonReader& scenario, Problems& problems);

/// The seat of that name; Seat::None when there is none.
Seat seatNamed(const MatchInfo& info, std::string_view name);

} // namespace core::starrealms
