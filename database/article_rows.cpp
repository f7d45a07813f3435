#include "database/article_rows.h"

#include "database/article_query.h"
#include "database/hash.h"
#include "database/statement.h"

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

core::StoreResult writeWords(Connection& connection, const std::string& game, const core::ArticleBook& book)
{
    Statement row(
        connection, "INSERT INTO article_words (game, said, position, meant, ignored) VALUES (?, ?, ?, ?, ?)");
    for (const core::Synonym& synonym : book.synonyms) {
        std::string said;
        for (const std::string& word : wordsOf(synonym.said))
            said += (said.empty() ? "" : " ") + word;
        for (std::size_t position = 0; position < synonym.meant.size(); ++position)
            if (!row.bind(game).bind(said).bind(position).bind(synonym.meant[position]).bind(0).run())
                return row.result();
    }
    for (const std::string& word : book.ignored)
        if (!row.bind(game).bind(word).bind(-1).bind(std::string()).bind(1).run())
            return row.result();
    return {};
}

} // namespace

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
        head.kind == "base" ? "SELECT card_set, text FROM bases WHERE game = ? AND name = ? ORDER BY card_set, id"
                            : "SELECT card_set, text FROM cards WHERE game = ? AND name = ? ORDER BY card_set, id");
    std::vector<std::string> names { head.title };
    names.insert(names.end(), head.names.begin(), head.names.end());
    for (const std::string& name : names) {
        row.bind(game).bind(name).run();
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
        "INSERT INTO articles (game, address, kind, parent, position, scope, title, names, also, body, printed) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    for (std::size_t position = 0; position < book.articles.size(); ++position) {
        const core::Article& article = book.articles[position];
        std::vector<core::PrintedText> printed;
        if (const core::StoreResult result = printedTexts(connection, game, article, printed); !result.ok())
            return result;
        std::vector<std::string> sentences;
        for (const core::PrintedText& each : printed)
            sentences.push_back(each.text);
        // Whoever types a paragraph's number means that paragraph.
        std::vector<std::string> also = article.also;
        also.push_back(article.address);
        row.bind(game).bind(article.address).bind(article.kind).bind(article.parent).bind(position);
        row.bind(article.scope).bind(article.title).bind(lines(article.names)).bind(lines(also));
        if (!row.bind(lines(article.text)).bind(lines(sentences)).run())
            return row.result();
    }
    core::StoreResult result = writeLinks(connection, game, book);
    if (result.ok())
        result = writeWords(connection, game, book);
    return result;
}

} // namespace database
