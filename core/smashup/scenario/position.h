#pragma once

#include "core/smashup/cards/libraries.h"
#include "core/smashup/rules/smash_up_match.h"

#include <nlohmann/json_fwd.hpp>

#include <map>

namespace core::smashup {

/// A match in an exact position, as a scenario describes it.
struct Position {
    std::unique_ptr<SmashUpMatch> match;
    std::map<std::string, CardId> ids; ///< cards that bear an id in the scenario
    std::string error; ///< why the position makes no sense, naming the field; then there is no match
};

/// Builds the position of one scenario object. Questions with a single answer are asked in it (Options::askForced).
Position buildPosition(const Libraries& libraries, const nlohmann::json& scenario);

} // namespace core::smashup
