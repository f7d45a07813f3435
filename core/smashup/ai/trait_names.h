#pragma once

#include "core/smashup/table/prompt_ids.h"
#include "core/smashup/table/state.h"

namespace core::smashup {

// What the names of traits call the enumerators that stand in them. What was learned is kept by these words, so they
// outlive any order of the enumerators: change none of them, and give none away again.
const char* traitName(Reason reason);
const char* traitName(Verb verb);
const char* traitName(Zone zone);

} // namespace core::smashup
