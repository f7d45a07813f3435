#include "database/match_finding.h"

#include "core/language/saying.h"
#include "database/match_entries.h"
#include "database/match_rows.h"
#include "database/pair_key.h"
#include "database/statement.h"
#include "database/transaction.h"

#include <functional>

namespace database {

namespace {

/// A filter as SQL: its text hangs only on which parts of the filter are there, so that few statements are prepared.
class Conditions {
public:
    explicit Conditions(const core::MatchFilter& filter)
    {
        addAny("game", filter.games);
        for (const std::string& faction : filter.factions)
            add("match_id IN (SELECT match_id FROM seat_factions WHERE faction = ?)", faction);
        if (!filter.pair.empty())
            add("match_id IN (SELECT match_id FROM seats WHERE pair_key = ?)", pairKey(filter.pair));
        if (const std::optional<int> unnamed = core::language::unnamedNumber(filter.player))
            add("match_id IN (SELECT match_id FROM seats WHERE unnamed = ?)", *unnamed);
        else if (!filter.player.empty())
            add("match_id IN (SELECT match_id FROM seats WHERE name = ?)", filter.player);
        if (!filter.tag.empty())
            add("match_id IN (SELECT match_id FROM match_tags WHERE tag = ?)", filter.tag);
        if (filter.running)
            add("running = ?", *filter.running ? 1 : 0);
        if (filter.level)
            add("level = ?", *filter.level);
        if (filter.result)
            add("result = ?", static_cast<int>(*filter.result));
        if (filter.seats)
            add("seats = ?", *filter.seats);
        if (filter.kind)
            add("kind = ?", std::string(kindWord(*filter.kind)));
        if (filter.practice)
            add("practice = ?", *filter.practice ? 1 : 0);
        if (!filter.set.empty())
            add("card_set = ?", filter.set);
        if (!filter.from.empty())
            add("begun >= ?", filter.from);
        if (!filter.before.empty())
            add("begun < ?", filter.before);
        for (const core::SearchWord& word : filter.words)
            addWord(word);
    }

    /// " WHERE …", or nothing.
    const std::string& text() const { return m_text; }
    Statement& bindTo(Statement& statement) const
    {
        for (const auto& bind : m_values)
            bind(statement);
        return statement;
    }

private:
    template <typename Value>
    void add(const std::string& condition, Value value)
    {
        m_text += (m_text.empty() ? " WHERE " : " AND ") + condition;
        m_values.push_back([value = std::move(value)](Statement& statement) { statement.bind(value); });
    }

    static std::string anyOf(const std::string& column, std::size_t values)
    {
        std::string list;
        for (std::size_t i = 0; i < values; ++i)
            list += i == 0 ? "?" : ", ?";
        return column + " IN (" + list + ")";
    }

    template <typename Value>
    void bindAll(const std::vector<Value>& values)
    {
        for (const Value& value : values)
            m_values.push_back([value](Statement& statement) { statement.bind(value); });
    }

    void addAny(const std::string& column, const std::vector<std::string>& values)
    {
        if (values.empty())
            return;
        m_text += (m_text.empty() ? " WHERE " : " AND ") + anyOf(column, values.size());
        bindAll(values);
    }

    void addWord(const core::SearchWord& word)
    {
        std::string either = "(instr(words, ?) > 0";
        if (!word.games.empty())
            either += " OR " + anyOf("game", word.games.size());
        if (!word.sets.empty())
            either += " OR " + anyOf("+card_set", word.sets.size());
        if (!word.unnamed.empty())
            either
                += " OR match_id IN (SELECT match_id FROM seats WHERE " + anyOf("unnamed", word.unnamed.size()) + ")";
        add(either + ")", folded(QString::fromStdString(word.text)).toStdString());
        bindAll(word.games);
        bindAll(word.sets);
        bindAll(word.unnamed);
    }

    std::string m_text;
    std::vector<std::function<void(Statement&)>> m_values;
};

const char* columnOf(core::MatchSort sort)
{
    switch (sort) {
    case core::MatchSort::Begun:
        return "begun";
    case core::MatchSort::Result:
        return "result";
    case core::MatchSort::Opponents:
        return "opponents";
    case core::MatchSort::Level:
        return "level";
    case core::MatchSort::Points:
        return "points";
    case core::MatchSort::Turns:
        return "turns";
    case core::MatchSort::Seats:
        return "seats";
    case core::MatchSort::Set:
        return "card_set";
    }
    return "begun";
}

/// `anew` sorts what was found: where most rows have to be looked at, that is quicker than looking at them in the order
/// of an index.
std::string orderText(const core::MatchOrder& order, bool anew)
{
    const std::string direction = order.descending ? " DESC" : "";
    const std::string column = std::string(anew ? "+" : "") + columnOf(order.by);
    if (order.by == core::MatchSort::Begun)
        return " ORDER BY " + column + direction + ", match_id" + direction;
    return " ORDER BY " + column + direction + ", begun DESC, match_id DESC";
}

core::StoreResult readIds(Connection& connection, const core::MatchFilter& filter, const core::MatchOrder& order,
    int skipped, int most, std::vector<std::int64_t>& ids)
{
    ids.clear();
    const Conditions conditions(filter);
    Statement row(connection,
        "SELECT match_id FROM match_entries" + conditions.text() + orderText(order, !filter.words.empty())
            + " LIMIT ? OFFSET ?");
    conditions.bindTo(row).bind(most).bind(skipped).run();
    while (row.next())
        ids.push_back(row.number(0));
    return row.result();
}

core::StoreResult readCourse(Connection& connection, core::MatchEntry& entry)
{
    Statement score(connection, "SELECT turn, seat, score FROM standing_scores WHERE match_id = ? ORDER BY turn, seat");
    score.bind(entry.summary.id).run();
    for (int turn = -1; score.next();) {
        if (entry.course.empty() || score.as<int>(0) != turn)
            entry.course.emplace_back();
        turn = score.as<int>(0);
        if (const auto seat = score.as<std::size_t>(1); seat < entry.course.back().size())
            entry.course.back()[seat] = score.as<std::int16_t>(2);
    }
    return score.result();
}

} // namespace

core::StoreResult findEntries(Connection& connection, const core::MatchFilter& filter, const core::MatchOrder& order,
    int skipped, int most, std::vector<core::MatchEntry>& matches)
{
    matches.clear();
    Transaction transaction(connection, Transaction::Kind::Read);
    if (!transaction.begun().ok())
        return transaction.begun();
    std::vector<std::int64_t> ids;
    core::StoreResult result = readIds(connection, filter, order, skipped, most, ids);
    Statement head(connection, std::string("SELECT ") + kMatchHead + " FROM matches WHERE id = ?");
    for (const std::int64_t id : ids) {
        if (!result.ok())
            break;
        if (!head.bind(id).run() || !head.next())
            return head.result();
        core::MatchEntry& entry = matches.emplace_back();
        entry.summary = summaryFrom(head);
        result = readBelowHead(connection, entry.summary);
        if (result.ok())
            result = readCourse(connection, entry);
    }
    return result;
}

core::StoreResult findEntryIds(Connection& connection, const core::MatchFilter& filter, const core::MatchOrder& order,
    int skipped, int most, std::vector<std::int64_t>& ids)
{
    return readIds(connection, filter, order, skipped, most, ids);
}

core::StoreResult countEntries(Connection& connection, const core::MatchFilter& filter, int& matches)
{
    const Conditions conditions(filter);
    Statement row(connection, "SELECT count(*) FROM match_entries" + conditions.text());
    conditions.bindTo(row).run();
    matches = row.next() ? row.as<int>(0) : 0;
    return row.result();
}

core::StoreResult readFacets(Connection& connection, core::MatchFacets& facets)
{
    facets = {};
    const auto read = [&](const char* sql, std::vector<std::string>& values, auto valueOf) {
        Statement row(connection, sql);
        row.run();
        while (row.next())
            values.push_back(valueOf(row));
        return row.result();
    };
    const auto text = [](const Statement& row) { return row.text(0); };
    // One look-up for each that there is, however many matches have it.
    core::StoreResult result
        = read("WITH RECURSIVE each (number) AS (SELECT min(unnamed) FROM seats WHERE unnamed >= 0 "
               "UNION ALL SELECT (SELECT min(unnamed) FROM seats WHERE unnamed > each.number) "
               "FROM each WHERE number IS NOT NULL) SELECT number FROM each WHERE number IS NOT NULL",
            facets.players, [](const Statement& row) { return core::language::unnamed(row.as<int>(0)); });
    if (result.ok())
        result = read("WITH RECURSIVE each (name) AS (SELECT min(name) FROM seats WHERE name > '' UNION ALL "
                      "SELECT (SELECT min(name) FROM seats WHERE name > each.name) FROM each "
                      "WHERE name IS NOT NULL) SELECT name FROM each WHERE name IS NOT NULL",
            facets.players, text);
    if (result.ok())
        result = read("WITH RECURSIVE each (tag) AS (SELECT min(tag) FROM match_tags UNION ALL "
                      "SELECT (SELECT min(tag) FROM match_tags WHERE tag > each.tag) FROM each "
                      "WHERE tag IS NOT NULL) SELECT tag FROM each WHERE tag IS NOT NULL",
            facets.tags, text);
    return result;
}

} // namespace database
