#pragma once

#include "core/starrealms/rules/star_realms_match.h"

namespace core::starrealms {

/// Why the match ended as it did, where the scores do not say so; nothing while it runs.
language::Saying whyInWords(const StarRealmsMatch& match);

} // namespace core::starrealms
