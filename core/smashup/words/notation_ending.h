#pragma once

#include "core/smashup/rules/smash_up_match.h"

#include <string>

namespace core::smashup {

/// How the match ended: "Ada wins.", "Nobody could do anything any more: the match is a draw."
std::string endInWords(const SmashUpMatch& match);

/// Why it ended so, where the points do not say it; empty otherwise, and while it runs.
std::string whyInWords(const SmashUpMatch& match);

/// What EventKind::EndIsNear tells.
std::string endIsNearInWords(const SmashUpMatch& match, Ended why, int turns);

/// For the question of a play phase: that the match ends of itself soon, or nothing. `canDoMore`: the seat may do
/// something else than end its phase.
std::string endsSoonInWords(const SmashUpMatch& match, bool canDoMore);

} // namespace core::smashup
