#pragma once

#include <span>
#include <string>
#include <vector>

namespace database {

/// One step of the tables from `version - 1` to `version`. Once shipped it is never edited: a file that took it has
/// its result, and only a further step can change that.
struct Migration {
    int version = 0;
    std::vector<std::string> statements; ///< one statement each; Qt refuses several in one text
};

/// All steps in order, numbered from 1 without a gap.
std::span<const Migration> migrations();

/// The version that the last of `steps` leads to.
int newestVersion(std::span<const Migration> steps);

} // namespace database
