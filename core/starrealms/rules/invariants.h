#pragma once

#include "core/starrealms/table/state.h"

#include <string>
#include <vector>

namespace core::starrealms {

/// Every breach of what must always hold, in words: each card in exactly one place, piles whole and counted right,
/// ships in play with those on turn alone, a full row while there is a trade deck, pools that are not negative, nothing
/// dropped for want of room.
std::vector<std::string> findBreaches(const State& s, const CardLibrary& lib);

} // namespace core::starrealms
