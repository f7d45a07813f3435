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

    bool knows(const std::string& word) const { return meant.contains(word) || ignored.contains(word); }
};

/// What may stand in an article for a thing that is asked for: letters, digits and single spaces only.
struct Phrase {
    std::string words;
    double weight = 1; ///< how surely it is what was meant

    /// As the index understands it. Made of letters, digits and our own signs alone, so that nothing that is typed is
    /// taken for an operator.
    std::string expression() const { return '"' + words + '"'; }
};

/// One thing that is asked for: any of these finds it. Never empty.
using QueryGroup = std::vector<Phrase>;

/// A word of the book and how many articles have it.
struct Term {
    std::string word;
    int articles = 0;
};

/// The letters and digits of a text as the index takes them apart, in lower case and without accents.
std::vector<std::string> wordsOf(const std::string& text);

/// The words of a question, as many as say something.
std::vector<std::string> wordsAsked(const std::string& typed);

/// The words of the book that a word which it does not have may be: what it is the beginning of, else what it is nearly
/// spelt like, else nothing but itself. Of the last word two letters are enough for a beginning: it may be half typed.
QueryGroup wordsFor(const std::string& typed, bool last, const std::vector<Term>& terms);

/// One thing of a question, and whether it says nothing by itself.
struct AskedFor {
    QueryGroup group;
    bool ignored = false;
};

/// What is asked for, in the order of the words, each of which comes with what it may be; the first of these is what
/// the vocabulary is asked about.
std::vector<AskedFor> askedFor(const std::vector<QueryGroup>& words, const Vocabulary& vocabulary);

/// What is to be found of it. Words that mean nothing by themselves count only where there are no others.
std::vector<QueryGroup> queryGroups(const std::vector<AskedFor>& asked);

/// Finds whatever any of the groups finds.
std::string anyOf(const std::vector<QueryGroup>& groups);

} // namespace database
