#include "ui/pages/home/home_presenter.h"

#include "core/record/replayer.h"
#include "ui/models/match_query.h"
#include "ui/text/day_words.h"
#include "ui/text/player_words.h"
#include "ui/text/store_words.h"

#include <algorithm>

namespace ui {

namespace {

constexpr int kPart = 100; // read at once, between two looks at whether to stop
constexpr std::size_t kMostRecent = 5;
constexpr std::size_t kJudged = 12; // ended matches that the level is taken from

bool hasPerson(const core::MatchSummary& match)
{
    return std::any_of(match.seats.begin(), match.seats.end(),
        [](const core::RecordedSeat& seat) { return seat.player == core::kHumanPlayer; });
}

/// The strongest level that somebody played against; nothing where none of them is a level.
std::optional<int> levelIn(const core::MatchSummary& match)
{
    std::optional<int> strongest;
    for (const core::RecordedSeat& seat : match.seats)
        if (const std::optional<int> level = levelOf(seat.player); level && (!strongest || *level > *strongest))
            strongest = level;
    return strongest;
}

bool wonByPerson(const core::MatchSummary& match)
{
    const core::Seat person = onlyPersonOf(match);
    return person != core::Seat::None && core::contains(match.winners, person) && !match.isDraw();
}

/// The unfinished match begun last that a person has part in, replayed.
core::StoreResult readOpen(const core::MatchStore& store, const core::Shelf& games, HomeFacts& facts)
{
    std::vector<core::MatchSummary> running;
    core::StoreResult result = readRunning(store, games, kPart, running);
    const auto found = std::find_if(running.begin(), running.end(), hasPerson);
    if (!result.ok() || found == running.end())
        return result;
    OpenMatch open;
    if (result = store.load(found->id, open.record); !result.ok())
        return result;
    open.viewer = onlyPersonOf(open.record.summary);
    if (const core::Game* game = games.find(open.record.summary.game); game != nullptr)
        if (core::ReplayReport report = core::replay(*game, open.record); report.ok())
            open.match = std::move(report.match);
    facts.open = std::move(open);
    return result;
}

} // namespace

core::Seat onlyPersonOf(const core::MatchSummary& match)
{
    const bool written = match.kind == core::MatchKind::Table; // by whoever sits in the first seat
    core::Seat person = core::Seat::None;
    for (std::size_t i = 0; i < match.seats.size(); ++i) {
        if (match.seats[i].player != core::kHumanPlayer)
            continue;
        if (person != core::Seat::None)
            return written ? person : core::Seat::None;
        person = core::seatAt(static_cast<int>(i));
    }
    return person;
}

int nearestLevel(const std::vector<core::MatchSummary>& ended)
{
    std::vector<std::pair<int, bool>> played; // level, and whether it was beaten
    for (const core::MatchSummary& match : ended)
        if (const std::optional<int> level = levelIn(match);
            level && match.status == core::MatchStatus::Finished && onlyPersonOf(match) != core::Seat::None)
            played.emplace_back(*level, wonByPerson(match));
    if (played.empty())
        return kFirstLevel;
    const auto [level, won] = played.front();
    const bool twice = played.size() > 1 && played[1] == played.front();
    const int step = !twice ? 0 : won ? 1 : -1;
    // Nobody is sent to the one that moves by chance who has not asked for it.
    return std::clamp(level + step, level == kWeakestLevel ? kWeakestLevel : kFirstLevel, kStrongestLevel);
}

core::StoreResult readHome(const core::MatchStore& store, const core::Shelf& games, const QDateTime& now,
    const std::stop_token& stop, HomeFacts& facts)
{
    facts = {};
    core::StoreResult result;
    for (const core::Game* game : games) {
        core::MatchTotals own;
        if (result = store.total(game->id(), own); !result.ok())
            return result;
        facts.totals.all += own.all;
        facts.totals.running += own.running;
    }
    if (result = readOpen(store, games, facts); !result.ok())
        return result;

    const QDate month(now.date().year(), now.date().month(), 1);
    std::vector<core::MatchSummary> ended;
    std::vector<core::MatchSummary> part;
    result = store.listAfter(nullptr, kPart, part);
    bool thisMonth = true;
    while (result.ok() && !part.empty() && !stop.stop_requested() && (thisMonth || ended.size() < kJudged)) {
        core::MatchSummary last;
        last.startedAt = part.back().startedAt;
        last.id = part.back().id;
        for (core::MatchSummary& match : part) {
            thisMonth = localTime(match.startedAt).date() >= month;
            if (facts.factions.empty())
                if (const core::Seat person = onlyPersonOf(match); person != core::Seat::None) {
                    facts.factions = match.seats[static_cast<std::size_t>(core::indexOf(person))].factions;
                    facts.set = match.set;
                }
            if (games.find(match.game) == nullptr || match.status == core::MatchStatus::Running)
                continue;
            if (thisMonth && hasPerson(match)) {
                const bool finished = match.status == core::MatchStatus::Finished;
                ++facts.monthPlayed;
                facts.monthWon += finished && wonByPerson(match) ? 1 : 0;
                facts.monthGivenUp += finished ? 0 : 1;
            }
            if (ended.size() < kJudged)
                ended.push_back(std::move(match));
        }
        result = store.listAfter(&last, kPart, part);
    }
    facts.level = nearestLevel(ended);
    for (std::size_t i = 0; result.ok() && i < std::min(ended.size(), kMostRecent) && !stop.stop_requested(); ++i)
        result = store.load(ended[i].id, facts.recent.emplace_back());
    return result;
}

HomePresenter::HomePresenter(core::Shelf games, core::MatchStore& store, core::OpenMatches elsewhere, QObject* parent)
    : QObject(parent)
    , m_games(std::move(games))
    , m_store(store)
    , m_elsewhere(std::move(elsewhere))
{
}

void HomePresenter::reload()
{
    if (!m_elsewhere) {
        HomeFacts facts;
        const core::StoreResult result = readHome(m_store, m_games, QDateTime::currentDateTime(), {}, facts);
        take(result, std::move(facts));
        return;
    }
    m_reader.run([this, open = m_elsewhere, games = m_games](const std::stop_token& stop) -> Beside::Answer {
        core::StoreResult result;
        HomeFacts facts;
        if (const std::shared_ptr<core::MatchStore> store = open(result); store != nullptr)
            result = readHome(*store, games, QDateTime::currentDateTime(), stop, facts);
        return [this, result, facts] { take(result, facts); };
    });
}

void HomePresenter::take(const core::StoreResult& result, HomeFacts facts)
{
    m_hasRead = true;
    if (result.ok())
        m_facts = std::move(facts);
    else
        Q_EMIT failed(faultOf(result));
    Q_EMIT changed();
}

} // namespace ui
