#pragma once

#include <cstdint>

namespace core {

class Match;

}

namespace tests {

/// How often this program has allocated memory so far.
std::uint64_t allocations();

struct PlayedOut {
    int choices = 0;
    std::uint64_t allocated = 0; ///< by questions, answers, copies and worlds dealt anew
};

/// Plays the match to its end by any choices, and copies and conceals it before each.
PlayedOut playOut(core::Match& match);

} // namespace tests
