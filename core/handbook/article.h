#pragma once

#include "core/game/game.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// What the rules say about one thing: a numbered paragraph, a word, a ruling, a card. Everything that a list or a
/// contents tree shows of it.
struct ArticleHead {
    std::string address; ///< what links name, "rules/8.6.1"
    std::string kind; ///< "chapter", "section", "rule", "word", "ruling", "faction", "card", "base"
    std::string parent; ///< the address it stands below; empty for a chapter
    std::string title;
    std::vector<std::string> names; ///< other names it goes by
    std::string scope; ///< "Cthulhu set", "current printing", …; empty where it concerns every match
    std::map<std::string, std::string> titles {}; ///< in other languages, by their codes ("de"); see TitledArticles
    std::map<std::string, std::string> scopes {}; ///< likewise

    /// As the speakers of a language call it; the title itself where that has no other.
    const std::string& titleIn(const std::string& language) const
    {
        const auto found = titles.find(language);
        return found == titles.end() ? title : found->second;
    }
    const std::string& scopeIn(const std::string& language) const
    {
        const auto found = scopes.find(language);
        return found == scopes.end() ? scope : found->second;
    }
};

/// A card's text as one printing has it, generated from the program that runs.
struct PrintedText {
    std::string set;
    std::string text;
};

struct Article : ArticleHead {
    std::vector<std::string> text; ///< lines with marks; paragraphOf() reads one
    std::vector<std::string> also; ///< what players say when they look for it
    std::vector<std::string> links; ///< addresses: what the text names, in order, and what it leads to besides
    std::map<std::string, std::vector<std::string>> texts {}; ///< the text in other languages, by their codes

    // Only what a store has loaded, the text in the language that is spoken where there is one:
    std::string language = "en"; ///< of `text`
    std::vector<PrintedText> printed;
    std::vector<ArticleHead> linked; ///< what `links` leads to
    std::vector<ArticleHead> below; ///< what stands below it
    std::vector<ArticleHead> linkedFrom; ///< what leads here
};

/// A word that players say for words of the rules.
struct Synonym {
    std::string said;
    std::vector<std::string> meant;
};

/// All articles of a game, in the order of its contents.
struct ArticleBook {
    std::vector<Article> articles;
    std::vector<Synonym> synonyms;
    std::vector<std::string> ignored; ///< words of a question that say nothing about what is asked
};

/// Reads the files of a book. Every fault becomes a problem: unknown keys, an address twice, a link that leads nowhere,
/// a mark that is not ended.
ArticleBook readArticles(const std::vector<SourceFile>& files, Problems& problems);

/// Gives a book's articles the titles, texts and scopes that a language has for them, and its search the words that are
/// said there: a file "de.json" is German, and so are all in a folder "de". Every fault becomes a problem: an address
/// that is not there, a member that is unknown, a link that the article itself does not have.
void addTranslations(const std::vector<SourceFile>& files, ArticleBook& book, Problems& problems);

/// In a found text these stand around each word that was searched for.
inline constexpr char kMarkBegin = '\x02';
inline constexpr char kMarkEnd = '\x03';

struct ArticleHit {
    ArticleHead head;
    std::string title; ///< with marks
    std::string excerpt; ///< with marks; a few lines around the words, or the beginning
};

} // namespace core
