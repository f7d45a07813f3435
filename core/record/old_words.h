#pragma once

#include "core/record/match_record.h"

#include <string>

namespace core {

/// Once records had an English name for a person who gave none: "You" for the person at the screen, "Player 2" for one
/// of several. Files and settings of that time are read by this, and files for programs of that time are written by it.
/// Of a database the migration does the same.
std::string oldWordOf(const std::string& name); ///< other names stay
/// Makes such names what they were to mean. "You" is somebody's name where several persons played here.
void withoutOldWords(MatchSummary& match);

} // namespace core
