#pragma once

#include <cstdint>
#include <string>

namespace core {

/// Where something learned by self-play comes from.
struct LearnedRecord {
    std::string game;
    std::string set; ///< by name, never empty
    std::string setHash; ///< the cards that were played with
    std::string engineVersion;
    std::string use; ///< "plays" or "leaves", see LearnedFor; "lines", see LineReader; "choices" for a policy
    std::string command; ///< makes this file again, whatever the number of threads
    std::uint64_t seed = 0;
    int seats = 2;
    int matches = 0;
};

} // namespace core
