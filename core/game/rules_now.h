#pragma once

#include <string>
#include <vector>

namespace core {

/// What the rules say about the moment a match is at, for a game that has articles; empty otherwise.
struct RulesNow {
    struct Entry {
        std::string address; ///< of an article
        int step = 0; ///< the number of the step of its list that the match is at; 0 for none

        friend bool operator==(const Entry&, const Entry&) = default;
    };
    std::string sentence; ///< what happens and who may do what, in one to three sentences
    std::vector<Entry> entries; ///< first what fits most closely

    friend bool operator==(const RulesNow&, const RulesNow&) = default;
};

} // namespace core
