#pragma once

#include <string>
#include <vector>

namespace core {

/// One fault in what somebody gave us: where it is, what is wrong, and what to do about it.
struct Problem {
    std::string where; ///< a file and place in it ("aliens.json:14 /cards/3/play/0"), an option or a field
    std::string what; ///< what is wrong there
    std::string hint; ///< the remedy; may be empty

    std::string text() const
    {
        return (where.empty() ? what : where + ": " + what) + (hint.empty() ? "" : ", " + hint);
    }
};

using Problems = std::vector<Problem>;

} // namespace core
