#include "ui/models/match_query.h"

#include "ui/models/match_list_model.h"
#include "ui/text/match_words.h"

#include <QStringList>

#include <algorithm>
#include <iterator>
#include <limits>
#include <tuple>

namespace ui {

namespace {

constexpr int kPart = 200; // read at once, between two looks at whether to stop

bool fits(const core::MatchSummary& match, const core::Shelf& games, const MatchQuery& query, const QStringList& words)
{
    const bool running = match.status == core::MatchStatus::Running;
    if ((query.show == MatchQuery::Show::Running && !running) || (query.show == MatchQuery::Show::Finished && running))
        return false;
    if (words.isEmpty())
        return true;
    const QString text
        = QStringList { matchTitle(match), matchDetail(match, games), matchResult(match), matchDate(match) }
              .join(QLatin1Char(' '))
              .toLower();
    return std::all_of(words.begin(), words.end(), [&](const QString& word) { return text.contains(word); });
}

QString sortText(const core::MatchSummary& match, int column)
{
    switch (column) {
    case MatchListModel::SeatsColumn:
        return matchTitle(match).toLower();
    case MatchListModel::ResultColumn:
        return matchResult(match).toLower();
    case MatchListModel::TurnsColumn:
        return QStringLiteral("%1").arg(match.turns, 9);
    default:
        return QString::fromStdString(match.startedAt); // ISO 8601 sorts as text
    }
}

/// Equal ones stay newest first.
void sort(std::vector<core::MatchSummary>& matches, const MatchQuery& query)
{
    std::vector<std::pair<QString, std::size_t>> order;
    order.reserve(matches.size());
    for (std::size_t i = 0; i < matches.size(); ++i)
        order.emplace_back(sortText(matches[i], query.column), i);
    std::stable_sort(order.begin(), order.end(), [&](const auto& a, const auto& b) {
        return query.order == Qt::AscendingOrder ? a.first < b.first : b.first < a.first;
    });
    std::vector<core::MatchSummary> sorted;
    sorted.reserve(matches.size());
    for (const auto& [text, place] : order)
        sorted.push_back(std::move(matches[place]));
    matches = std::move(sorted);
}

core::StoreResult addUp(const core::MatchStore& store, const core::Shelf& games, core::MatchTotals& totals)
{
    for (const core::Game* game : games) {
        core::MatchTotals own;
        if (core::StoreResult result = store.total(game->id(), own); !result.ok())
            return result;
        totals.all += own.all;
        totals.running += own.running;
    }
    return {};
}

} // namespace

core::StoreResult readRunning(
    const core::MatchStore& store, const core::Shelf& games, int most, std::vector<core::MatchSummary>& matches)
{
    matches.clear();
    for (const core::Game* game : games) {
        std::vector<core::MatchSummary> own;
        if (core::StoreResult result = store.running(game->id(), most, own); !result.ok())
            return result;
        std::move(own.begin(), own.end(), std::back_inserter(matches));
    }
    if (games.several())
        std::sort(matches.begin(), matches.end(), [](const core::MatchSummary& a, const core::MatchSummary& b) {
            return std::tie(b.startedAt, b.id) < std::tie(a.startedAt, a.id);
        });
    if (matches.size() > static_cast<std::size_t>(most))
        matches.resize(static_cast<std::size_t>(most));
    return {};
}

core::StoreResult readMatches(const core::MatchStore& store, const core::Shelf& games, const MatchQuery& query,
    std::size_t most, const std::stop_token& stop, MatchRows& rows)
{
    rows = {};
    core::StoreResult result = addUp(store, games, rows.totals);
    const QStringList words = query.words.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const bool sorted = query.column >= 0;
    const bool running = query.show == MatchQuery::Show::Running;
    const auto take = [&](std::vector<core::MatchSummary>& part) {
        for (core::MatchSummary& match : part)
            if (games.find(match.game) != nullptr && fits(match, games, query, words))
                rows.matches.push_back(std::move(match));
    };
    std::vector<core::MatchSummary> part;
    if (result.ok() && running) {
        result = readRunning(store, games, std::numeric_limits<int>::max(), part);
        take(part);
    } else if (result.ok()) {
        result = store.listAfter(nullptr, kPart, part);
        while (result.ok() && !part.empty() && !stop.stop_requested()) {
            core::MatchSummary last;
            last.startedAt = part.back().startedAt;
            last.id = part.back().id;
            take(part);
            if (!sorted && rows.matches.size() > most)
                break;
            result = store.listAfter(&last, kPart, part);
        }
    }
    if (sorted)
        sort(rows.matches, query);
    rows.more = rows.matches.size() > most;
    if (rows.more)
        rows.matches.resize(most);
    return result;
}

} // namespace ui
