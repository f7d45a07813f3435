#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace database {

/// What a game's book says about the words that people type; all in lower case.
struct Vocabulary {
    std::map<std::string, std::vector<std::string>> meant;
    std::set<std::string> ignored;
};

/// One thing that is asked for: any of these expressions finds it.
struct QueryGroup {
    std::vector<std::string> phrases; ///< letters, digits and single spaces only
    bool begins = false; ///< the first phrase may also be the beginning of a longer word

    /// As the index understands it. Made of letters, digits and our own signs alone, so that nothing that is typed is
    /// taken for an operator.
    std::string expression() const;
    /// Takes the last letter from a word that may be half typed; false where it is short already.
    bool shorten();
};

/// What is asked for, in the order of the words. Words that mean nothing by themselves count only where there are no
/// others. Empty where there is no word at all.
std::vector<QueryGroup> queryGroups(const std::string& typed, const Vocabulary& vocabulary);

/// Finds whatever any of the groups finds.
std::string anyOf(const std::vector<QueryGroup>& groups);

/// The letters and digits of a text as the index takes them apart, in lower case.
std::vector<std::string> wordsOf(const std::string& text);

} // namespace database
