#pragma once

#include "core/language/saying.h"
#include "core/smashup/rules/smash_up_match.h"

namespace core::smashup {

/// How the match ended: "Ada wins.", "Nobody could do anything any more: the match is a draw."
language::Saying endInWords(const SmashUpMatch& match);

/// Why it ended so, where the points do not say it; empty otherwise, and while it runs.
language::Saying whyInWords(const SmashUpMatch& match);

/// What EventKind::EndIsNear tells.
language::Saying endIsNearInWords(const SmashUpMatch& match, Ended why, int turns);

/// For the question of a play phase: that the match ends of itself soon, or nothing. `canDoMore`: the seat may do
/// something else than end its phase.
language::Saying endsSoonInWords(const SmashUpMatch& match, bool canDoMore);

} // namespace core::smashup
