#pragma once

#include "core/starrealms/table/prompt_ids.h"
#include "core/starrealms/table/state.h"

namespace core::starrealms {

// What the names of traits call the enumerators that stand in them. What was learned is kept by these words, so they
// outlive any order of the enumerators: change none of them, and give none away again.
const char* traitName(Reason reason);
const char* traitName(Verb verb);
const char* traitName(Zone zone);
const char* traitName(Faction faction);
const char* traitName(Slot slot);

} // namespace core::starrealms
