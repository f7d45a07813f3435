#include "database/sqlite_article_store.h"

#include "core/language/language.h"
#include "database/article_likeness.h"
#include "database/article_query.h"
#include "database/article_rows.h"
#include "database/clock.h"
#include "database/failure.h"
#include "database/statement.h"
#include "database/transaction.h"

#include <QCoreApplication>

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

constexpr int kExcerptWords = 36; ///< as the queries have it

using Candidates = std::map<std::int64_t, Candidate>;

/// How well an article has one thing that is asked for.
struct Match {
    double rank = 0;
    bool inHead = false; ///< in its title, its names or what players call it
};

/// The columns address, kind, parent, title, names, scope of a row.
core::ArticleHead headOf(const Statement& row)
{
    return { row.text(0), row.text(1), row.text(2), row.text(3), fromLines(row.text(4)), row.text(5) };
}

/// The code of the language that is spoken; empty where it is that of the articles themselves.
std::string otherLanguage()
{
    for (const core::language::LanguageFacts& facts : core::language::kAllLanguages)
        if (facts.language == core::language::spoken() && facts.language != core::language::Language::English)
            return std::string(facts.code);
    return {};
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

/// The words of the game's articles.
core::StoreResult readTerms(Connection& connection, const std::string& game, std::vector<Term>& terms)
{
    Statement row(connection, "SELECT word, articles FROM article_terms WHERE game = ?");
    row.bind(game).run();
    while (row.next())
        terms.push_back({ row.text(0), row.as<int>(1) });
    return row.result();
}

core::StoreResult readCandidates(Connection& connection, const std::string& game, Candidates& candidates)
{
    Statement row(connection, "SELECT id, kind, position FROM articles WHERE game = ?");
    row.bind(game).run();
    while (row.next())
        candidates[row.number(0)] = { row.number(0), row.text(1), row.number(2), 0, 0 };
    return row.result();
}

/// The articles among `candidates` that have any of the phrases, each as the best of them has it.
core::StoreResult findMatches(Connection& connection, const QueryGroup& group, const Candidates& candidates,
    std::map<std::int64_t, Match>& matches)
{
    // A title weighs more than the text below it, and so does what players call it. Whole numbers are all that is read.
    Statement row(connection,
        "SELECT rowid, -1000000 * bm25(article_index, 6.0, 6.0, 6.0, 1.0, 0.3), "
        "bm25(article_index, 1.0, 1.0, 1.0, 0.0, 0.0) < 0 FROM article_index WHERE article_index MATCH ?");
    // What is said besides English has an index of its own; titles in every language are in the first one.
    Statement told(connection,
        "SELECT articles.id, -1000000 * bm25(article_text_index), 0 FROM article_text_index "
        "JOIN article_texts ON article_texts.id = article_text_index.rowid "
        "JOIN articles ON articles.game = article_texts.game AND articles.address = article_texts.address "
        "WHERE article_text_index MATCH ? AND article_texts.language = ?");
    const std::string language = otherLanguage();
    const auto read = [&](Statement& found, double weight) {
        while (found.next())
            if (candidates.contains(found.number(0))) {
                Match& match = matches[found.number(0)];
                match.rank = std::max(match.rank, weight * static_cast<double>(found.number(1)) / 1000000.0);
                match.inHead = match.inHead || found.number(2) != 0;
            }
        return found.result();
    };
    core::StoreResult result;
    for (const Phrase& phrase : group) {
        row.bind(phrase.expression()).run();
        result = read(row, phrase.weight);
        if (result.ok() && !language.empty()) {
            told.bind(phrase.expression()).bind(language).run();
            result = read(told, phrase.weight);
        }
        if (!result.ok())
            return result;
    }
    return result;
}

/// What is asked for, and `candidates` with how well each has it.
core::StoreResult weigh(Connection& connection, const std::vector<QueryGroup>& groups, Candidates& candidates)
{
    constexpr double kMany = 400;
    constexpr double kInHead = 0.75; ///< so that words which nearly every article has can be told apart at all
    constexpr double kInText = 0.5; ///< what is spoken of somewhere is not yet what an article is about
    for (const QueryGroup& group : groups) {
        std::map<std::int64_t, Match> matches;
        if (const core::StoreResult result = findMatches(connection, group, candidates, matches); !result.ok())
            return result;
        // What few articles have says more about what is meant than what many have.
        const double weight = std::log(1.0 + kMany / static_cast<double>(std::max<std::size_t>(matches.size(), 1)));
        for (const auto& [id, match] : matches) {
            candidates[id].rank += match.rank + (match.inHead ? kInHead * weight : 0.0);
            candidates[id].covered += weight * (match.inHead ? 1.0 : kInText);
        }
    }
    return {};
}

/// A question is about the rules before it is about one card; a card that is named stands out by its title anyhow.
double weightOf(const std::string& kind)
{
    if (kind == "word")
        return 1.5;
    if (kind == "rule")
        return 1.2;
    if (kind == "ruling")
        return 0.9;
    return kind == "section" || kind == "chapter" ? 0.5 : 1.0;
}

/// The best first. What has more of what was asked for comes before what has a part of it often.
std::vector<Candidate> ranked(const Candidates& candidates)
{
    constexpr double kFewest = 0.4;
    double most = 0;
    for (const auto& [id, candidate] : candidates)
        most = std::max(most, candidate.covered);
    std::vector<Candidate> list;
    for (const auto& [id, candidate] : candidates)
        if (candidate.covered > 0 && candidate.covered >= kFewest * most)
            list.push_back(candidate);
    for (Candidate& each : list)
        each.rank *= weightOf(each.kind) * std::pow(each.covered / most, 2);
    std::sort(list.begin(), list.end(), [](const Candidate& a, const Candidate& b) {
        return a.rank != b.rank ? a.rank > b.rank : a.position < b.position;
    });
    return list;
}

/// The best of a list, once more in order: what players ask in nearly these words comes first.
core::StoreResult compareLines(Connection& connection, const std::vector<AskedFor>& asked,
    const std::vector<QueryGroup>& words, const Vocabulary& vocabulary, std::vector<Candidate>& list)
{
    constexpr std::size_t kBest = 30; ///< what is further down has little of what was asked for
    constexpr double kAlike = 2;
    constexpr double kTitle = 1.25; ///< the rules' own words for it
    constexpr double kNamed = 1.5; ///< a card that is called by its name is what is asked about
    const auto end = list.begin() + static_cast<std::ptrdiff_t>(std::min(kBest, list.size()));
    Statement row(connection, "SELECT title, names, also FROM articles WHERE id = ?");
    for (auto each = list.begin(); each != end; ++each) {
        row.bind(each->id).run();
        if (!row.next())
            return row.result();
        double alike = 0;
        for (int column = 0; column < 3; ++column)
            for (const std::string& line : fromLines(row.text(column)))
                alike = std::max(alike, (column == 0 ? kTitle : 1) * likeness(asked, line, vocabulary));
        each->rank *= 1 + kAlike * alike;
        if ((each->kind == "card" || each->kind == "base") && names(words, row.text(0)))
            each->rank *= kNamed;
    }
    std::stable_sort(list.begin(), end, [](const Candidate& a, const Candidate& b) { return a.rank > b.rank; });
    return row.result();
}

/// What each word of a question may be: itself where the game's book has it, else what comes near it.
core::StoreResult findWords(Connection& connection, const std::string& game, const std::vector<std::string>& typed,
    const Vocabulary& vocabulary, const Candidates& candidates, std::vector<QueryGroup>& words)
{
    std::vector<Term> terms; // read only where a word is unknown
    core::StoreResult result;
    for (std::size_t i = 0; i < typed.size(); ++i) {
        QueryGroup word { { typed[i] } };
        std::map<std::int64_t, Match> matches;
        if (!vocabulary.knows(typed[i])) {
            result = findMatches(connection, word, candidates, matches);
            if (result.ok() && matches.empty() && terms.empty())
                result = readTerms(connection, game, terms);
            if (!result.ok())
                return result;
            if (matches.empty())
                word = wordsFor(typed[i], i + 1 == typed.size(), terms);
        }
        words.push_back(std::move(word));
    }
    return result;
}

/// Paragraphs as they read in one line.
std::string inOneLine(const std::string& text)
{
    std::string line;
    for (const std::string& each : fromLines(text))
        line += (line.empty() ? "" : " ") + each;
    return line;
}

/// As much of a text as an excerpt shows.
std::string beginningOf(const std::string& text)
{
    std::size_t end = 0;
    for (int words = 0; words < kExcerptWords && end < text.size(); ++words)
        end = std::min(text.find(' ', end + 1), text.size());
    return text.substr(0, end) + (end < text.size() ? "…" : "");
}

/// A hit's excerpt from the text in another language, where there is one: around the words that are asked for, else its
/// beginning.
core::StoreResult readExcerptIn(const std::string& language, Connection& connection, const std::string& expression,
    std::int64_t id, std::string& excerpt)
{
    Statement row(connection,
        "SELECT snippet(article_text_index, 0, ?, ?, '…', 36) FROM article_text_index "
        "JOIN article_texts ON article_texts.id = article_text_index.rowid "
        "JOIN articles ON articles.game = article_texts.game AND articles.address = article_texts.address "
        "WHERE article_text_index MATCH ? AND article_texts.language = ? AND articles.id = ?");
    row.bind(std::string(1, core::kMarkBegin)).bind(std::string(1, core::kMarkEnd));
    row.bind(expression).bind(language).bind(id).run();
    if (row.next())
        excerpt = inOneLine(row.text(0));
    if (!row.result().ok() || !excerpt.empty())
        return row.result();
    Statement text(connection,
        "SELECT article_texts.body FROM article_texts "
        "JOIN articles ON articles.game = article_texts.game AND articles.address = article_texts.address "
        "WHERE article_texts.language = ? AND articles.id = ?");
    text.bind(language).bind(id).run();
    if (text.next())
        excerpt = beginningOf(inOneLine(text.text(0)));
    return text.result();
}

/// What the index says of a hit, with marks; nothing where it was found in another language alone.
core::StoreResult readMarked(
    Connection& connection, const std::string& expression, std::int64_t id, core::ArticleHit& hit)
{
    Statement row(connection,
        "SELECT highlight(article_index, 0, ?, ?), snippet(article_index, 3, ?, ?, '…', 36), "
        "snippet(article_index, 4, ?, ?, '…', 36) FROM article_index WHERE article_index MATCH ? AND rowid = ?");
    const std::string begin(1, core::kMarkBegin);
    const std::string end(1, core::kMarkEnd);
    for (int column = 0; column < 3; ++column)
        row.bind(begin).bind(end);
    row.bind(expression).bind(id).run();
    if (!row.next())
        return row.result();
    hit.title = row.text(0);
    const std::string body = row.text(1);
    const std::string printed = row.text(2);
    const bool marked = body.find(core::kMarkBegin) != std::string::npos;
    hit.excerpt = inOneLine(marked || printed.find(core::kMarkBegin) == std::string::npos ? body : printed);
    return row.result();
}

core::StoreResult readHit(Connection& connection, const std::string& expression, std::int64_t id, core::ArticleHit& hit)
{
    Statement row(connection, "SELECT address, kind, parent, title, names, scope FROM articles WHERE id = ?");
    row.bind(id).run();
    if (!row.next())
        return row.result();
    hit.head = headOf(row);
    hit.title = hit.head.title;
    core::StoreResult result = readMarked(connection, expression, id, hit);
    const std::string language = otherLanguage();
    if (!result.ok() || language.empty())
        return result;
    std::string excerpt;
    result = readExcerptIn(language, connection, expression, id, excerpt);
    if (!excerpt.empty())
        hit.excerpt = excerpt;
    return result;
}

core::StoreResult unknownEntry(const std::string& address)
{
    return refused([address] {
        return QCoreApplication::translate(
            "Database", "There is no entry \"%1\" in the rules: search for its words instead.")
            .arg(QString::fromStdString(address));
    });
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
            "SELECT articles.address, kind, parent, title, names, scope, "
            "coalesce(article_texts.source, articles.source), coalesce(language, 'en') FROM articles "
            "LEFT JOIN article_texts ON article_texts.game = articles.game "
            "AND article_texts.address = articles.address AND language = ? "
            "WHERE articles.game = ? AND articles.address = ?");
        row.bind(otherLanguage()).bind(game).bind(address).run();
        if (!row.next())
            return row.result().ok() ? unknownEntry(address) : row.result();
        static_cast<core::ArticleHead&>(article) = headOf(row);
        article.text = fromLines(row.text(6));
        article.language = row.text(7);
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

core::StoreResult SqliteArticleStore::search(const std::string& game, const std::string& typed, int limit,
    std::vector<core::ArticleHit>& hits, std::map<std::string, int>& found) const
{
    hits.clear();
    found.clear();
    Vocabulary vocabulary;
    Candidates candidates;
    std::vector<QueryGroup> words;
    core::StoreResult result = readVocabulary(m_connection, game, vocabulary);
    if (result.ok())
        result = readCandidates(m_connection, game, candidates);
    if (result.ok())
        result = findWords(m_connection, game, wordsAsked(typed), vocabulary, candidates, words);
    const std::vector<AskedFor> asked = askedFor(words, vocabulary);
    const std::vector<QueryGroup> groups = queryGroups(asked);
    if (result.ok())
        result = weigh(m_connection, groups, candidates);
    std::vector<Candidate> list;
    if (result.ok()) {
        list = ranked(candidates);
        result = compareLines(m_connection, asked, words, vocabulary, list);
    }
    if (!result.ok())
        return result;
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
