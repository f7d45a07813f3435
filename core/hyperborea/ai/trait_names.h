#pragma once

#include "core/hyperborea/table/prompt_ids.h"

namespace core::hyperborea {

/// What traits call questions and answers in their names, which are kept.
const char* traitName(Reason reason);
const char* traitName(Verb verb);

} // namespace core::hyperborea
