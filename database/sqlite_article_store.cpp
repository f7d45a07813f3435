#include "database/sqlite_article_store.h"

#include "database/article_query.h"
#include "database/article_rows.h"
#include "database/clock.h"
#include "database/statement.h"
#include "database/transaction.h"

#include <algorithm>
#include <cmath>

namespace database {

namespace {

/// What was found for a question, before anything is read of it but its rank.
struct Candidate {
    std::int64_t id = 0;
    std::string kind;
    std::int64_t position = 0;
    double rank = 0;
    double covered = 0; ///< the weight of all that was asked for and is in it
};

/// The columns address, kind, parent, title, names, scope of a row.
core::ArticleHead headOf(const Statement& row)
{
    return { row.text(0), row.text(1), row.text(2), row.text(3), fromLines(row.text(4)), row.text(5) };
}

core::StoreResult readHeads(Statement& row, std::vector<core::ArticleHead>& heads)
{
    heads.clear();
    while (row.next())
        heads.push_back(headOf(row));
    return row.result();
}

core::StoreResult readVocabulary(Connection& connection, const std::string& game, Vocabulary& vocabulary)
{
    Statement row(connection, "SELECT said, meant, ignored FROM article_words WHERE game = ? ORDER BY said, position");
    row.bind(game).run();
    while (row.next()) {
        if (row.number(2) != 0)
            vocabulary.ignored.insert(row.text(0));
        else
            vocabulary.meant[row.text(0)].push_back(row.text(1));
    }
    return row.result();
}

core::StoreResult findCandidates(Connection& connection, const std::string& game, const std::string& expression,
    std::map<std::int64_t, Candidate>& found)
{
    // A title weighs more than the text below it, and what players say for it nearly as much as its title.
    Statement row(connection,
        "SELECT articles.id, articles.kind, articles.position, -1000000 * bm25(article_index, 8.0, 8.0, 6.0, 1.0, 0.6) "
        "FROM article_index JOIN articles ON articles.id = article_index.rowid "
        "WHERE article_index MATCH ? AND articles.game = ?");
    row.bind(expression).bind(game).run();
    while (row.next())
        found[row.number(0)]
            = { row.number(0), row.text(1), row.number(2), static_cast<double>(row.number(3)) / 1000000.0, 0 };
    return row.result();
}

/// How much it says that an article has something: much for what few articles have, little for what many have.
double weightOf(std::size_t articles)
{
    constexpr double kMany = 400;
    return std::log(1.0 + kMany / static_cast<double>(std::max<std::size_t>(articles, 1)));
}

/// A question is about the rules before it is about one card; a card that is named stands out by its title anyhow.
double weightOf(const std::string& kind)
{
    if (kind == "rule" || kind == "word")
        return 1.3;
    return kind == "section" || kind == "chapter" ? 0.8 : 1.0;
}

/// The best first. What has more of what was asked for comes before what has a part of it often.
std::vector<Candidate> ranked(const std::map<std::int64_t, Candidate>& found, double asked)
{
    double most = 0;
    for (const auto& [id, candidate] : found)
        most = std::max(most, candidate.covered);
    std::vector<Candidate> list;
    for (const auto& [id, candidate] : found)
        if (candidate.covered >= 0.6 * most)
            list.push_back(candidate);
    for (Candidate& each : list)
        each.rank *= weightOf(each.kind) * std::pow(each.covered / asked, 1.5);
    std::sort(list.begin(), list.end(), [](const Candidate& a, const Candidate& b) {
        return a.rank != b.rank ? a.rank > b.rank : a.position < b.position;
    });
    return list;
}

/// Signs that only lay a text out, and line ends, as they read in one line.
std::string inOneLine(const std::string& text)
{
    std::string line;
    for (const std::string& each : fromLines(text)) {
        const bool marked = each.starts_with("## ") || each.starts_with("- ");
        const std::string words = each.substr(marked ? each.find(' ') + 1 : 0);
        line += (line.empty() ? "" : " ") + words + (each.starts_with("## ") ? ":" : "");
    }
    return line;
}

core::StoreResult readHit(Connection& connection, const std::string& expression, std::int64_t id, core::ArticleHit& hit)
{
    Statement row(connection,
        "SELECT address, kind, parent, articles.title, articles.names, scope, highlight(article_index, 0, ?, ?), "
        "snippet(article_index, 3, ?, ?, '…', 36), snippet(article_index, 4, ?, ?, '…', 36) "
        "FROM article_index JOIN articles ON articles.id = article_index.rowid "
        "WHERE article_index MATCH ? AND article_index.rowid = ?");
    const std::string begin(1, core::kMarkBegin);
    const std::string end(1, core::kMarkEnd);
    for (int column = 0; column < 3; ++column)
        row.bind(begin).bind(end);
    row.bind(expression).bind(id).run();
    if (!row.next())
        return row.result();
    hit.head = headOf(row);
    hit.title = row.text(6);
    const std::string body = row.text(7);
    const std::string printed = row.text(8);
    const bool marked = body.find(core::kMarkBegin) != std::string::npos;
    hit.excerpt = inOneLine(marked || printed.find(core::kMarkBegin) == std::string::npos ? body : printed);
    return row.result();
}

} // namespace

SqliteArticleStore::SqliteArticleStore(Connection& connection)
    : m_connection(connection)
{
}

core::StoreResult SqliteArticleStore::storeArticles(const std::string& game, const core::ArticleBook& book)
{
    std::string hash;
    {
        Statement cards(m_connection, "SELECT hash FROM card_imports WHERE game = ?");
        cards.bind(game).run();
        hash = hashOf(book, cards.next() ? cards.text(0) : std::string());
        if (!cards.result().ok())
            return cards.result();
    }
    {
        Statement known(m_connection, "SELECT hash FROM article_imports WHERE game = ?");
        known.bind(game).run();
        if (known.next() && known.text(0) == hash)
            return {};
        if (!known.result().ok())
            return known.result();
    }
    Transaction transaction(m_connection, Transaction::Kind::Write);
    core::StoreResult result = transaction.begun();
    if (!result.ok())
        return result;
    // Everything of the game goes with its row.
    Statement clear(m_connection, "DELETE FROM article_imports WHERE game = ?");
    if (!clear.bind(game).run())
        return clear.result();
    Statement row(m_connection, "INSERT INTO article_imports (game, hash, imported_at) VALUES (?, ?, ?)");
    if (!row.bind(game).bind(hash).bind(timestamp()).run())
        return row.result();
    result = writeArticles(m_connection, game, book);
    return result.ok() ? transaction.commit() : result;
}

core::StoreResult SqliteArticleStore::contents(const std::string& game, std::vector<core::ArticleHead>& heads) const
{
    Statement row(m_connection,
        "SELECT address, kind, parent, title, names, scope FROM articles WHERE game = ? ORDER BY parent, position");
    row.bind(game).run();
    return readHeads(row, heads);
}

core::StoreResult SqliteArticleStore::load(
    const std::string& game, const std::string& address, core::Article& article) const
{
    article = {};
    {
        Statement row(m_connection,
            "SELECT address, kind, parent, title, names, scope, body FROM articles WHERE game = ? AND address = ?");
        row.bind(game).bind(address).run();
        if (!row.next())
            return row.result().ok() ? core::StoreResult { "There is no entry \"" + address
                + "\" in the rules: search for its words instead." }
                                     : row.result();
        static_cast<core::ArticleHead&>(article) = headOf(row);
        article.text = fromLines(row.text(6));
    }
    core::StoreResult result = printedTexts(m_connection, game, article, article.printed);
    if (!result.ok())
        return result;
    {
        Statement row(m_connection,
            "SELECT address, kind, parent, title, names, scope FROM article_links "
            "JOIN articles ON articles.game = article_links.game AND articles.address = article_links.target "
            "WHERE article_links.game = ? AND article_links.source = ? ORDER BY article_links.position");
        row.bind(game).bind(address).run();
        result = readHeads(row, article.linked);
    }
    for (const core::ArticleHead& head : article.linked)
        article.links.push_back(head.address);
    if (result.ok()) {
        Statement row(m_connection,
            "SELECT address, kind, parent, title, names, scope FROM articles WHERE game = ? AND parent = ? "
            "ORDER BY position");
        row.bind(game).bind(address).run();
        result = readHeads(row, article.below);
    }
    if (result.ok()) {
        Statement row(m_connection,
            "SELECT address, kind, parent, title, names, scope FROM article_links "
            "JOIN articles ON articles.game = article_links.game AND articles.address = article_links.source "
            "WHERE article_links.game = ? AND article_links.target = ? ORDER BY article_links.source");
        row.bind(game).bind(address).run();
        result = readHeads(row, article.linkedFrom);
    }
    return result;
}

core::StoreResult SqliteArticleStore::search(const std::string& game, const std::string& words, int limit,
    std::vector<core::ArticleHit>& hits, std::map<std::string, int>& found) const
{
    hits.clear();
    found.clear();
    Vocabulary vocabulary;
    core::StoreResult result = readVocabulary(m_connection, game, vocabulary);
    std::vector<QueryGroup> groups = queryGroups(words, vocabulary);
    if (!result.ok() || groups.empty())
        return result;
    std::map<std::int64_t, Candidate> candidates;
    result = findCandidates(m_connection, game, anyOf(groups), candidates);
    // A word that is half typed may be spelt unlike its stem ("scorin"): then its beginning will do.
    while (result.ok() && candidates.empty() && groups.back().shorten())
        result = findCandidates(m_connection, game, anyOf(groups), candidates);
    double asked = 0;
    for (const QueryGroup& group : groups) {
        std::map<std::int64_t, Candidate> some;
        if (result.ok())
            result = findCandidates(m_connection, game, group.expression(), some);
        asked += weightOf(some.size());
        for (const auto& [id, candidate] : some)
            candidates[id].covered += weightOf(some.size());
    }
    if (!result.ok())
        return result;
    const std::vector<Candidate> list = ranked(candidates, asked);
    const std::string expression = anyOf(groups);
    for (const Candidate& candidate : list) {
        ++found[candidate.kind];
        if (static_cast<int>(hits.size()) >= limit)
            continue;
        core::ArticleHit hit;
        result = readHit(m_connection, expression, candidate.id, hit);
        if (!result.ok())
            return result;
        hits.push_back(std::move(hit));
    }
    return {};
}

} // namespace database
