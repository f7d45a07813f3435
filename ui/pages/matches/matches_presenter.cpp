#include "ui/pages/matches/matches_presenter.h"

#include "core/record/codec.h"
#include "core/record/replayer.h"
#include "core/record/told_moves.h"
#include "core/text/text_file.h"
#include "ui/text/seat_names.h"

#include <QFile>
#include <QStringList>

#include <algorithm>

namespace ui {

namespace {

constexpr std::size_t kPart = 100; // of the list, read at once
constexpr int kCountedAtOnce = 100;

QString seatName(const core::MatchRecord& record, core::Seat seat)
{
    const auto index = static_cast<std::size_t>(core::indexOf(seat));
    return index < record.summary.seats.size() ? shownName(record.summary.seats[index].name) : QString();
}

/// The only person who plays; of several nobody's hand is shown to the others.
core::Seat onlyPerson(const core::MatchRecord& record)
{
    core::Seat person = core::Seat::None;
    for (std::size_t i = 0; i < record.summary.seats.size(); ++i) {
        if (record.summary.seats[i].player != core::kHumanPlayer)
            continue;
        if (person != core::Seat::None)
            return core::Seat::None;
        person = core::seatAt(static_cast<int>(i));
    }
    return person;
}

QString joined(const core::Problems& problems)
{
    QStringList texts;
    for (const core::Problem& problem : problems)
        texts << QString::fromStdString(problem.text());
    return texts.join(QLatin1Char(' '));
}

} // namespace

MatchesPresenter::MatchesPresenter(
    core::Shelf games, core::MatchStore& store, core::OpenMatches elsewhere, QObject* parent)
    : QObject(parent)
    , m_games(std::move(games))
    , m_store(store)
    , m_elsewhere(std::move(elsewhere))
{
}

void MatchesPresenter::setQuery(const MatchQuery& query)
{
    if (query == m_query)
        return;
    m_query = query;
    read(kPart);
}

void MatchesPresenter::reload()
{
    read(std::max(kPart, m_rows.matches.size()));
}

void MatchesPresenter::readMore()
{
    read(m_rows.matches.size() + kPart);
}

void MatchesPresenter::read(std::size_t most)
{
    MatchRows found;
    if (!m_elsewhere) {
        if (report(readMatches(m_store, m_games, m_query, most, {}, found)))
            take(std::move(found));
        return;
    }
    m_reader.run([this, open = m_elsewhere, games = m_games, query = m_query, most](
                     const std::stop_token& stop) -> Beside::Answer {
        core::StoreResult result;
        MatchRows rows;
        if (const std::shared_ptr<core::MatchStore> store = open(result); store != nullptr)
            result = readMatches(*store, games, query, most, stop, rows);
        return [this, result, rows] {
            if (report(result))
                take(rows);
        };
    });
}

void MatchesPresenter::take(MatchRows rows)
{
    m_rows = std::move(rows);
    m_hasRead = true;
    for (core::MatchSummary& match : m_rows.matches)
        if (const auto known = m_counts.find(match.id); known != m_counts.end() && !match.count)
            match.count = known->second;
    Q_EMIT listChanged();
    countOldEnds();
}

/// Finds out what the end took off in matches that are older than its being written, the newest first.
void MatchesPresenter::countOldEnds()
{
    if (!m_elsewhere || m_allCounted || m_counter.isBusy())
        return;
    m_counter.run([this, open = m_elsewhere, games = m_games](const std::stop_token& stop) -> Beside::Answer {
        core::StoreResult result;
        std::vector<std::int64_t> ids;
        std::map<std::int64_t, core::FinalCount> counts;
        bool written = false;
        if (const std::shared_ptr<core::MatchStore> store = open(result); store != nullptr) {
            for (const core::Game* game : games) {
                store->uncounted(game->id(), kCountedAtOnce, ids);
                for (const std::int64_t id : ids)
                    if (core::MatchRecord record; !stop.stop_requested() && store->load(id, record).ok())
                        counts[id] = core::finalCount(*game, record);
            }
            written = !counts.empty() && store->storeCounts(counts).ok();
        }
        return [this, counts, written] {
            m_allCounted = !written; // there is none, or they cannot be written
            m_counts.insert(counts.begin(), counts.end());
            if (!counts.empty())
                reload();
        };
    });
}

bool MatchesPresenter::isThere(std::int64_t id, core::MatchSummary& match)
{
    core::MatchRecord record;
    if (!m_store.load(id, record).ok())
        return false;
    match = std::move(record.summary);
    return true;
}

bool MatchesPresenter::load(std::int64_t id, core::MatchRecord& record)
{
    return report(m_store.load(id, record));
}

std::unique_ptr<OpenedMatch> MatchesPresenter::open(std::int64_t id)
{
    auto opened = std::make_unique<OpenedMatch>();
    if (!load(id, opened->record))
        return nullptr;
    const core::MatchRecord& record = opened->record;
    opened->game = m_games.find(record.summary.game);
    if (opened->game == nullptr) {
        Q_EMIT failed(tr("Match %1 is of a game that is not here.").arg(id));
        return nullptr;
    }
    const core::Game& game = *opened->game;
    opened->viewer = onlyPerson(record);

    std::vector<core::Choice> choices;
    const auto remember = [&](const core::Match& before, core::Choice choice) {
        choices.push_back(choice);
        opened->positions.push_back(before.clone());
    };
    core::ReplayReport report = core::replay(game, record, remember);
    opened->problem = joined(report.faults.empty() ? report.notes : report.faults);
    if (record.summary.kind == core::MatchKind::Table)
        opened->count = record.summary.count.value_or(core::FinalCount {});
    else if (report.ok() && record.summary.status == core::MatchStatus::Finished)
        opened->count = game.finalCount(*report.match);
    if (report.match != nullptr)
        opened->positions.push_back(std::move(report.match));
    const core::SeatMask readers = core::readersOf(record.summary);
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const core::Match& before = *opened->positions[i];
        const std::string words = game.notation().told(before, choices[i], *opened->positions[i + 1], readers);
        opened->moves.push_back({ before.standing().turn, record.choices[i].seat,
            seatName(record, record.choices[i].seat), QString::fromStdString(words), {} });
    }
    // What could not be replayed is listed in the record's own words, which say more than a player may know.
    for (std::size_t i = opened->moves.size(); i < record.choices.size(); ++i)
        opened->moves.push_back({ 0, record.choices[i].seat, seatName(record, record.choices[i].seat),
            readers == 0 ? QString::fromStdString(record.choices[i].words) : tr("Cannot be replayed"), {} });
    if (!report.faults.empty() && readers != 0)
        opened->problem = tr("The match cannot be replayed beyond move %1.").arg(report.choices);
    for (const core::RecordedMark& mark : record.marks) {
        const auto index = static_cast<std::size_t>(mark.choice - 1);
        if (mark.choice < 1 || index >= opened->moves.size())
            continue;
        QStringList points;
        for (std::size_t seat = 0; seat < record.summary.seats.size(); ++seat)
            points << QString::number(mark.points[seat]);
        QString& news = opened->moves[index].news;
        news += (news.isEmpty() ? QString() : QStringLiteral(" · "))
            + tr("%1 scored %2").arg(QString::fromStdString(mark.what), points.join(QStringLiteral("\u00a0:\u00a0")));
    }
    return opened;
}

bool MatchesPresenter::remove(std::int64_t id)
{
    if (!report(m_store.remove(id)))
        return false;
    reload();
    return true;
}

bool MatchesPresenter::exportTo(std::int64_t id, const QString& path)
{
    core::MatchRecord record;
    if (!load(id, record))
        return false;
    core::Problems problems;
    if (!core::writeFile(
            QFile::encodeName(path).toStdString(), core::toJson(record, core::Telling::NoSecrets), problems)) {
        Q_EMIT failed(QString::fromStdString(problems.front().text()));
        return false;
    }
    Q_EMIT told(tr("Written to %1.").arg(path));
    return true;
}

bool MatchesPresenter::report(const core::StoreResult& result)
{
    if (!result.ok())
        Q_EMIT failed(QString::fromStdString(result.error));
    return result.ok();
}

} // namespace ui
