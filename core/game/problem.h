#pragma once

#include "core/language/saying.h"

#include <cstddef>
#include <string>
#include <vector>

namespace core {

/// A part of a text in UTF-8. Line 0: none is known.
struct TextSpot {
    int line = 0; ///< on which it begins, from 1
    std::size_t at = 0; ///< bytes before it
    std::size_t length = 0; ///< in bytes; 0: the line as a whole

    friend bool operator==(const TextSpot&, const TextSpot&) = default;
};

/// One fault in what somebody gave us: where it is, what is wrong, and what to do about it. It is said when it is
/// shown, in the language that is spoken by then.
struct Problem {
    std::string where; ///< a file and place in it ("aliens.json:14 /cards/3/play/0"), an option or a field
    language::Saying what; ///< what is wrong there
    language::Saying hint {}; ///< the remedy; may be empty
    TextSpot spot {}; ///< of a fault in a text
    std::vector<std::string> among {}; ///< the words that may stand there, where they are few
    std::string instead {}; ///< what mends it in the place of what stands at `spot`; empty where that is not known

    std::string text() const { return (where.empty() ? "" : where + ": ") + sentence(); }
    /// Without the place.
    std::string sentence() const { return what.words() + (hint.empty() ? "" : ", " + hint.words()); }
};

using Problems = std::vector<Problem>;

} // namespace core
