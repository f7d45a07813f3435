#include "ui/models/match_query.h"

#include "core/language/saying.h"
#include "ui/text/seat_names.h"

#include <QStringList>

#include <algorithm>
#include <iterator>
#include <tuple>

namespace ui {

core::MatchFilter filterOf(const MatchQuery& query, const core::Shelf& games)
{
    core::MatchFilter filter = query.filter;
    for (const core::Game* game : games)
        filter.games.push_back(game->id());
    for (const QString& typed : query.words.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        core::SearchWord word { typed.toStdString() };
        const auto holds = [&](const std::string& name) {
            return QString::fromStdString(name).contains(typed, Qt::CaseInsensitive);
        };
        for (const core::Game* game : games) {
            if (games.several() && holds(game->name()))
                word.games.push_back(game->id());
            for (const core::SetInfo& set : game->sets())
                if (holds(set.title))
                    word.sets.push_back(set.name);
        }
        for (int number = 0; number <= core::language::kMostUnnamed; ++number)
            if (holds(shownName(core::language::unnamed(number)).toStdString()))
                word.unnamed.push_back(number);
        filter.words.push_back(std::move(word));
    }
    return filter;
}

core::StoreResult readTotals(const core::MatchStore& store, const core::Shelf& games, core::MatchTotals& totals)
{
    totals = {};
    for (const core::Game* game : games) {
        core::MatchTotals own;
        if (core::StoreResult result = store.total(game->id(), own); !result.ok())
            return result;
        totals.all += own.all;
        totals.running += own.running;
        totals.inBin += own.inBin;
    }
    return {};
}

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

} // namespace ui
