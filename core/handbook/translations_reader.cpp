#include "core/handbook/article.h"
#include "core/handbook/paragraph.h"
#include "core/json/json_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace core {

namespace {

constexpr std::size_t kMostWords = 400; ///< that one entry, or one language, has
constexpr std::string_view kFolder = "articles/";

std::vector<std::string> texts(const JsonReader& reader)
{
    std::vector<std::string> all;
    reader.eachItem(1, kMostWords, [&](const JsonReader& item) { all.push_back(item.asText()); });
    return all;
}

/// The code in "articles/smashup/de.json" and in "articles/smashup/de/words.json".
std::string languageOf(const std::string& path)
{
    const std::size_t game = path.starts_with(kFolder) ? kFolder.size() : 0;
    const std::size_t from = path.find('/', game) + 1; // none: 0
    return path.substr(from, path.find_first_of("/.", from) - from);
}

/// Two languages may say the same word.
void addIfNew(std::vector<std::string>& words, std::string word)
{
    if (std::find(words.begin(), words.end(), word) == words.end())
        words.push_back(std::move(word));
}

void addSynonym(ArticleBook& book, const std::string& said, std::vector<std::string> meant)
{
    const auto known = std::find_if(
        book.synonyms.begin(), book.synonyms.end(), [&](const Synonym& synonym) { return synonym.said == said; });
    if (known == book.synonyms.end())
        book.synonyms.push_back({ said, std::move(meant) });
    else
        for (std::string& word : meant)
            addIfNew(known->meant, std::move(word));
}

/// A text says the same as the article's, line by line, and names nothing else.
void addText(Article& article, const std::string& language, const JsonReader& reader)
{
    std::vector<std::string> lines = texts(reader);
    if (lines.size() != article.text.size())
        return reader.fault(
            "it has " + std::to_string(lines.size()) + " lines, and the article " + std::to_string(article.text.size()),
            "say it line by line");
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Paragraph line = paragraphOf(lines[i]);
        const Paragraph original = paragraphOf(article.text[i]);
        if (!line.wellMarked || line.kind != original.kind || line.step != original.step)
            reader.fault("the marks of \"" + lines[i] + "\" are not those of the article", "take them over");
        for (const Mention& mention : line.mentions)
            if (!mention.address.starts_with(kOptionAddress)
                && std::find(article.links.begin(), article.links.end(), mention.address) == article.links.end())
                reader.fault("the article does not lead to \"" + mention.address + '"', "take its links over");
    }
    article.texts[language] = std::move(lines);
}

void addTo(Article& article, const std::string& language, const JsonReader& reader)
{
    reader.only({ "title", "also", "text" });
    reader.eachMember([&](const std::string& name, const JsonReader& value) {
        if (name == "title") {
            article.titles[language] = value.asText();
            // The search reads it whatever language is spoken. The index of titles knows the stems of English words
            // alone: a word of another language is found as it stands, by its beginning where no entry has it, and by
            // the synonyms of that language.
            article.also.push_back(article.titles[language]);
        } else if (name == "also")
            for (std::string& said : texts(value))
                article.also.push_back(std::move(said));
        else if (name == "text")
            addText(article, language, value);
    });
}

/// What articles are about: a word that some of them have, and what a language calls it.
void addScopes(const std::string& language, const JsonReader& reader, ArticleBook& book)
{
    reader.eachMember([&](const std::string& scope, const JsonReader& value) {
        bool found = false;
        for (Article& article : book.articles)
            if (article.scope == scope) {
                article.scopes[language] = value.asText();
                found = true;
            }
        if (!found)
            value.fault("no article has the scope \"" + scope + '"', "mend it");
    });
}

void readFile(
    const JsonReader& reader, const std::string& language, std::map<std::string, Article*>& articles, ArticleBook& book)
{
    reader.only({ "ignored", "synonyms", "scopes", "articles" });
    reader.eachMember([&](const std::string& name, const JsonReader& value) {
        if (name == "articles")
            value.eachMember([&](const std::string& address, const JsonReader& entry) {
                if (const auto found = articles.find(address); found != articles.end())
                    addTo(*found->second, language, entry);
                else
                    entry.fault("there is no article \"" + address + '"', "mend the address");
            });
        else if (name == "synonyms")
            value.eachItem(1, kMostWords, [&](const JsonReader& each) {
                each.only({ "said", "meant" });
                addSynonym(book, each.text("said"), texts(each.child("meant")));
            });
        else if (name == "scopes")
            addScopes(language, value, book);
        else if (name == "ignored")
            for (std::string& word : texts(value))
                addIfNew(book.ignored, std::move(word));
    });
}

} // namespace

void addTranslations(const std::vector<SourceFile>& files, ArticleBook& book, Problems& problems)
{
    std::map<std::string, Article*> articles;
    for (Article& article : book.articles)
        articles[article.address] = &article;
    for (const SourceFile& file : files) {
        nlohmann::json json;
        Problems found;
        if (parseJson(file.text, json, found))
            readFile(JsonReader(json, file.path, problems), languageOf(file.path), articles, book);
        for (Problem& problem : found) {
            problem.where = file.path + (problem.where.empty() ? "" : " " + problem.where);
            problems.push_back(std::move(problem));
        }
    }
}

} // namespace core
