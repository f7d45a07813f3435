#include "database/article_rows.h"

#include "core/handbook/paragraph.h"
#include "database/article_query.h"
#include "database/hash.h"
#include "database/statement.h"

#include <algorithm>
#include <map>
#include <set>

namespace database {

namespace {

core::StoreResult writeLinks(Connection& connection, const std::string& game, const core::ArticleBook& book)
{
    Statement row(connection, "INSERT INTO article_links (game, source, position, target) VALUES (?, ?, ?, ?)");
    for (const core::Article& article : book.articles)
        for (std::size_t position = 0; position < article.links.size(); ++position)
            if (!row.bind(game).bind(article.address).bind(position).bind(article.links[position]).run())
                return row.result();
    return {};
}

/// In other languages than that of the articles.
core::StoreResult writeTexts(Connection& connection, const std::string& game, const core::ArticleBook& book)
{
    Statement row(
        connection, "INSERT INTO article_texts (game, address, language, body, source) VALUES (?, ?, ?, ?, ?)");
    for (const core::Article& article : book.articles)
        for (const auto& [language, text] : article.texts) {
            row.bind(game).bind(article.address).bind(language).bind(lines(inWords(text)));
            if (!row.bind(lines(text)).run())
                return row.result();
        }
    return {};
}

/// As the index takes a text apart, in one line.
std::string inTerms(const std::string& text)
{
    std::string all;
    for (const std::string& word : wordsOf(text))
        all += (all.empty() ? "" : " ") + word;
    return all;
}

core::StoreResult writeWords(Connection& connection, const std::string& game, const core::ArticleBook& book)
{
    Statement row(
        connection, "INSERT INTO article_words (game, said, position, meant, ignored) VALUES (?, ?, ?, ?, ?)");
    for (const core::Synonym& synonym : book.synonyms) {
        const std::string said = inTerms(synonym.said);
        for (std::size_t position = 0; position < synonym.meant.size(); ++position)
            if (!row.bind(game).bind(said).bind(position).bind(inTerms(synonym.meant[position])).bind(0).run())
                return row.result();
    }
    for (const std::string& word : book.ignored)
        if (!row.bind(game).bind(inTerms(word)).bind(-1).bind(std::string()).bind(1).run())
            return row.result();
    return {};
}

/// The words that a misspelt one may be meant for: those of the articles, and those that are known besides.
core::StoreResult writeTerms(Connection& connection, const std::string& game, const core::ArticleBook& book,
    const std::vector<std::string>& printed)
{
    std::map<std::string, int> articles;
    for (std::size_t i = 0; i < book.articles.size(); ++i) {
        const core::Article& article = book.articles[i];
        std::set<std::string> words;
        std::vector<std::string> texts { article.title, lines(article.names), lines(article.also),
            lines(inWords(article.text)), printed[i] };
        for (const auto& [language, text] : article.texts)
            texts.push_back(lines(inWords(text)));
        for (const std::string& text : texts)
            for (const std::string& word : wordsOf(text))
                words.insert(word);
        for (const std::string& word : words)
            ++articles[word];
    }
    for (const core::Synonym& synonym : book.synonyms)
        if (const std::vector<std::string> words = wordsOf(synonym.said); words.size() == 1)
            articles.emplace(words.front(), 0);
    for (const std::string& word : book.ignored)
        articles.emplace(inTerms(word), 0);
    Statement row(connection, "INSERT INTO article_terms (game, word, articles) VALUES (?, ?, ?)");
    for (const auto& [word, count] : articles)
        if (std::none_of(word.begin(), word.end(), [](char letter) { return letter >= '0' && letter <= '9'; })
            && !row.bind(game).bind(word).bind(count).run())
            return row.result();
    return {};
}

} // namespace

std::vector<std::string> inWords(const std::vector<std::string>& text)
{
    std::vector<std::string> all;
    for (const std::string& line : text) {
        const core::Paragraph paragraph = core::paragraphOf(line);
        all.push_back(paragraph.words + (paragraph.kind == core::Paragraph::Kind::Heading ? ":" : ""));
    }
    return all;
}

std::string lines(const std::vector<std::string>& texts)
{
    std::string all;
    for (const std::string& text : texts)
        all += (all.empty() ? "" : "\n") + text;
    return all;
}

std::vector<std::string> fromLines(const std::string& text)
{
    std::vector<std::string> all;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t to = std::min(text.find('\n', from), text.size());
        all.push_back(text.substr(from, to - from));
        from = to + 1;
    }
    return all;
}

std::string hashOf(const core::ArticleBook& book, const std::string& cards)
{
    Hash hash;
    hash.add(cards).add(book.articles.size());
    for (const core::Article& article : book.articles) {
        hash.add(article.address).add(article.kind).add(article.parent).add(article.title).add(article.names);
        hash.add(article.scope).add(article.text).add(article.also).add(article.links);
        hash.add(article.texts.size());
        for (const auto& [language, text] : article.texts)
            hash.add(language).add(text);
    }
    hash.add(book.synonyms.size());
    for (const core::Synonym& synonym : book.synonyms)
        hash.add(synonym.said).add(synonym.meant);
    hash.add(book.ignored);
    return hash.result();
}

core::StoreResult printedTexts(Connection& connection, const std::string& game, const core::ArticleHead& head,
    std::vector<core::PrintedText>& texts)
{
    texts.clear();
    if (head.kind != "card" && head.kind != "base")
        return {};
    Statement row(connection,
        "SELECT card_set, text FROM cards WHERE game = ? AND name = ? AND (type = 'base') = ? ORDER BY card_set, id");
    std::vector<std::string> names { head.title };
    names.insert(names.end(), head.names.begin(), head.names.end());
    for (const std::string& name : names) {
        row.bind(game).bind(name).bind(head.kind == "base").run();
        while (row.next())
            texts.push_back({ row.text(0), row.text(1) });
        if (!row.result().ok())
            return row.result();
    }
    return {};
}

core::StoreResult writeArticles(Connection& connection, const std::string& game, const core::ArticleBook& book)
{
    Statement row(connection,
        "INSERT INTO articles (game, address, kind, parent, position, scope, title, names, also, body, printed, "
        "source) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    std::vector<std::string> allPrinted;
    for (std::size_t position = 0; position < book.articles.size(); ++position) {
        const core::Article& article = book.articles[position];
        std::vector<core::PrintedText> printed;
        if (const core::StoreResult result = printedTexts(connection, game, article, printed); !result.ok())
            return result;
        std::vector<std::string> sentences;
        for (const core::PrintedText& each : printed)
            sentences.push_back(each.text);
        allPrinted.push_back(lines(sentences));
        // Whoever types a paragraph's number means that paragraph.
        std::vector<std::string> also = article.also;
        also.push_back(article.address);
        row.bind(game).bind(article.address).bind(article.kind).bind(article.parent).bind(position);
        row.bind(article.scope).bind(article.title).bind(lines(article.names)).bind(lines(also));
        row.bind(lines(inWords(article.text))).bind(allPrinted.back());
        if (!row.bind(lines(article.text)).run())
            return row.result();
    }
    core::StoreResult result = writeLinks(connection, game, book);
    if (result.ok())
        result = writeTexts(connection, game, book);
    if (result.ok())
        result = writeWords(connection, game, book);
    if (result.ok())
        result = writeTerms(connection, game, book, allPrinted);
    return result;
}

} // namespace database
