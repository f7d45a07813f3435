#include "core/handbook/article.h"
#include "core/handbook/paragraph.h"
#include "core/json/json_reader.h"
#include "core/language/house.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace core {

namespace {

constexpr std::size_t kMostItems = 4000;

std::vector<std::string> texts(const JsonReader& reader, std::size_t fewest)
{
    std::vector<std::string> all;
    reader.eachItem(fewest, kMostItems, [&](const JsonReader& item) { all.push_back(item.asText()); });
    return all;
}

/// What the text names comes first among what it leads to.
void addMentioned(Article& article)
{
    std::vector<std::string> links;
    for (const std::string& line : article.text)
        for (const Mention& mention : paragraphOf(line).mentions)
            if (!mention.address.starts_with(kOptionAddress)
                && std::find(links.begin(), links.end(), mention.address) == links.end())
                links.push_back(mention.address);
    std::erase_if(article.links,
        [&](const std::string& link) { return std::find(links.begin(), links.end(), link) != links.end(); });
    article.links.insert(article.links.begin(), links.begin(), links.end());
}

Article readArticle(const JsonReader& reader)
{
    Article article;
    reader.only({ "address", "kind", "parent", "title", "names", "scope", "also", "text", "links" });
    article.address = reader.text("address");
    article.kind = reader.text("kind");
    article.title = reader.text("title");
    article.text = texts(reader.child("text"), 1);
    reader.eachMember([&](const std::string& name, const JsonReader& value) {
        if (name == "parent")
            article.parent = value.asText();
        else if (name == "scope")
            article.scope = value.asText();
        else if (name == "names")
            article.names = texts(value, 1);
        else if (name == "also")
            article.also = texts(value, 1);
        else if (name == "links")
            article.links = texts(value, 1);
    });
    addMentioned(article);
    return article;
}

void readFile(const nlohmann::json& json, const std::string& path, ArticleBook& book, Problems& problems)
{
    const JsonReader reader(json, path, problems);
    reader.only({ "articles", "synonyms", "ignored" });
    reader.eachMember([&](const std::string& name, const JsonReader& value) {
        if (name == "articles")
            value.eachItem(1, kMostItems, [&](const JsonReader& each) { book.articles.push_back(readArticle(each)); });
        else if (name == "synonyms")
            value.eachItem(1, kMostItems, [&](const JsonReader& each) {
                each.only({ "said", "meant" });
                book.synonyms.push_back({ each.text("said"), texts(each.child("meant"), 1) });
            });
        else if (name == "ignored")
            book.ignored = texts(value, 1);
    });
}

void check(const ArticleBook& book, Problems& problems)
{
    std::map<std::string, int> addresses;
    for (const Article& article : book.articles)
        if (++addresses[article.address] == 2)
            problems.push_back({ article.address, say(House::AddressTwice), say(House::GiveOneAnother) });
    for (const Article& article : book.articles) {
        if (!article.parent.empty() && !addresses.contains(article.parent))
            problems.push_back(
                { article.address, say(House::NoArticleAbove, { article.parent }), say(House::Mend, { "parent" }) });
        for (const std::string& link : article.links)
            if (!addresses.contains(link) || link == article.address)
                problems.push_back(
                    { article.address, say(House::LinkLeadsNowhere, { link }), say(House::Mend, { "links" }) });
        for (const std::string& line : article.text)
            if (!paragraphOf(line).wellMarked)
                problems.push_back({ article.address, say(House::MarkNotEnded, { line }), say(House::MarksAre) });
    }
}

} // namespace

ArticleBook readArticles(const std::vector<SourceFile>& files, Problems& problems)
{
    ArticleBook book;
    for (const SourceFile& file : files) {
        nlohmann::json json;
        Problems found;
        if (parseJson(file.text, json, found))
            readFile(json, file.path, book, problems);
        for (Problem& problem : found) {
            problem.where = file.path + (problem.where.empty() ? "" : " " + problem.where);
            problems.push_back(std::move(problem));
        }
    }
    check(book, problems);
    return book;
}

} // namespace core
