#pragma once

#include <string>

namespace app {

/// Where an older version kept the database, carries over what is in it beside a small window, which shows itself where
/// that takes longer than `patience` milliseconds. Comes back when it is through. What is amiss is told by whoever
/// opens the database next.
void carryOver(const std::string& database, int patience = 400);

} // namespace app
