#include "ui/pages/matches/matches_presenter.h"

#include "core/analysis/analysis_store.h"
#include "core/puzzles/puzzle_store.h"
#include "core/record/codec.h"
#include "core/record/match_import.h"
#include "core/record/match_session.h"
#include "core/record/replayer.h"
#include "core/text/text_file.h"
#include "ui/charts/chart_export.h"
#include "ui/models/match_list_model.h"
#include "ui/text/card_names.h"
#include "ui/text/file_names.h"
#include "ui/text/seat_names.h"
#include "ui/text/store_words.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>

namespace ui {

namespace {

constexpr int kCountedAtOnce = 100;
constexpr int kRemovedAtOnce = 20;
constexpr std::size_t kPagesWanted = 4; // who scrolls past them does not wait for them

std::vector<std::string> plain(const QStringList& words)
{
    std::vector<std::string> all;
    for (const QString& word : words)
        all.push_back(word.toStdString());
    return all;
}

/// Removes for good what lies in the bin for long enough, until there is no more of it.
void emptyBin(core::MatchStore& store, const std::stop_token& stop)
{
    const std::string before
        = QDateTime::currentDateTimeUtc().addDays(-core::kDaysInBin).toString(Qt::ISODate).toStdString();
    for (int removed = kRemovedAtOnce; removed == kRemovedAtOnce && !stop.stop_requested();)
        if (!store.emptyBin(before, kRemovedAtOnce, removed).ok())
            return;
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
    read();
}

void MatchesPresenter::reload()
{
    read();
}

core::StoreResult MatchesPresenter::readList(const core::MatchStore& store, const core::Shelf& games,
    const core::MatchFilter& filter, const core::MatchOrder& order, List& list)
{
    core::StoreResult result = readTotals(store, games, list.totals);
    if (result.ok())
        result = store.find(filter, order, 0, MatchListModel::kPage, list.first);
    if (result.ok())
        result = store.count(filter, list.found);
    return result;
}

void MatchesPresenter::read()
{
    m_pager.stop();
    m_wanted.clear();
    const core::MatchFilter filter = filterOf(m_query, m_games);
    if (!m_elsewhere) {
        List list;
        if (report(readList(m_store, m_games, filter, m_query.order, list)))
            take(std::move(list));
        return;
    }
    m_reader.run([this, open = m_elsewhere, games = m_games, filter, order = m_query.order](
                     const std::stop_token&) -> Beside::Answer {
        core::StoreResult result;
        List list;
        if (const std::shared_ptr<core::MatchStore> store = open(result); store != nullptr)
            result = readList(*store, games, filter, order, list);
        return [this, result, list] {
            if (report(result))
                take(list);
        };
    });
}

void MatchesPresenter::take(List list)
{
    m_list = std::move(list);
    m_hasRead = true;
    showKnownCounts(m_list.first);
    Q_EMIT listChanged();
    tidyUp();
}

void MatchesPresenter::showKnownCounts(std::vector<core::MatchEntry>& page) const
{
    for (core::MatchEntry& entry : page)
        if (const auto known = m_counts.find(entry.summary.id); known != m_counts.end() && !entry.summary.count)
            entry.summary.count = known->second;
}

void MatchesPresenter::readPage(int row)
{
    if (!m_elsewhere) {
        std::vector<core::MatchEntry> page;
        if (report(m_store.find(filterOf(m_query, m_games), m_query.order, row, MatchListModel::kPage, page)))
            Q_EMIT pageRead(row, page);
        return;
    }
    m_wanted.push_front(row); // what was looked at last is waited for
    if (m_wanted.size() > kPagesWanted)
        m_wanted.pop_back();
    if (!m_pager.isBusy())
        readNextPage();
}

void MatchesPresenter::readNextPage()
{
    if (m_wanted.empty())
        return;
    const int row = m_wanted.front();
    m_wanted.pop_front();
    m_pager.run([this, open = m_elsewhere, filter = filterOf(m_query, m_games), order = m_query.order, row](
                    const std::stop_token&) -> Beside::Answer {
        core::StoreResult result;
        std::vector<core::MatchEntry> page;
        if (const std::shared_ptr<core::MatchStore> store = open(result); store != nullptr)
            result = store->find(filter, order, row, MatchListModel::kPage, page);
        return [this, result, page, row]() mutable {
            showKnownCounts(page);
            if (report(result))
                Q_EMIT pageRead(row, page);
            readNextPage();
        };
    });
}

std::vector<std::int64_t> MatchesPresenter::idsIn(int row, int rows)
{
    std::vector<std::int64_t> ids;
    report(m_store.findIds(filterOf(m_query, m_games), m_query.order, row, rows, ids));
    return ids;
}

core::MatchFacets MatchesPresenter::facets()
{
    core::MatchFacets facets;
    report(m_store.facets(facets));
    return facets;
}

/// Finds out what the end took off in matches that are older than its being written, the newest first, and empties the
/// bin.
void MatchesPresenter::tidyUp()
{
    if (!m_elsewhere || m_allTidy || m_tidier.isBusy())
        return;
    m_tidier.run([this, open = m_elsewhere, games = m_games](const std::stop_token& stop) -> Beside::Answer {
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
            emptyBin(*store, stop);
        }
        return [this, counts, written] {
            m_allTidy = !written; // there is none, or they cannot be written
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
    core::MatchRecord record;
    if (!load(id, record))
        return nullptr;
    const core::Game* game = m_games.find(record.summary.game);
    if (game == nullptr) {
        Q_EMIT failed([id] { return tr("Match %1 is of a game that is not here.").arg(id); });
        return nullptr;
    }
    return takeApart(*game, std::move(record));
}

bool MatchesPresenter::setNotes(std::int64_t id, const QString& notes)
{
    return report(m_store.setNotes(id, notes.toStdString()));
}

bool MatchesPresenter::changeTags(const std::vector<std::int64_t>& ids, const QStringList& add, const QStringList& take)
{
    return report(m_store.changeTags(ids, plain(add), plain(take)));
}

bool MatchesPresenter::remove(const std::vector<std::int64_t>& ids)
{
    return changed(m_store.remove(ids));
}

bool MatchesPresenter::restore(const std::vector<std::int64_t>& ids)
{
    return changed(m_store.restore(ids));
}

std::vector<core::RemovedMatch> MatchesPresenter::bin(int most)
{
    std::vector<core::RemovedMatch> matches;
    report(m_store.inBin(most, matches));
    return matches;
}

bool MatchesPresenter::removeForGood(const std::vector<std::int64_t>& ids)
{
    return changed(m_store.removeForGood(ids));
}

std::int64_t MatchesPresenter::keep(const core::MatchRecord& record)
{
    std::int64_t id = 0;
    return changed(m_store.begin(record, id)) ? id : 0;
}

bool MatchesPresenter::correct(const core::MatchRecord& record)
{
    const core::MatchSummary& summary = record.summary;
    return changed(m_store.rewrite(summary.id, { summary.choices, summary.edits }, record));
}

std::vector<std::int64_t> MatchesPresenter::importFiles(const QStringList& paths)
{
    std::vector<std::int64_t> ids;
    int added = 0;
    std::vector<Sentence> amiss;
    for (const QString& path : paths) {
        const QString file = QFileInfo(path).fileName();
        core::Problems problems;
        std::string text;
        if (!core::readFile(QFile::encodeName(path).toStdString(), text, problems)) {
            amiss.push_back(sentenceOf(problems.front()));
            continue;
        }
        const core::ImportedMatch taken = core::importMatch(text, m_games, m_store, false);
        if (const std::int64_t id = taken.id != 0 ? taken.id : taken.known; id != 0)
            ids.push_back(id);
        if (taken.id != 0)
            ++added;
        else if (taken.known != 0)
            amiss.emplace_back(
                [=] { return tr("%1 is here already, as match %2.").arg(file, QString::number(taken.known)); });
        else
            amiss.emplace_back(
                [file, why = sentenceOf(taken.faults.front())] { return tr("%1 was not taken: %2").arg(file, why()); });
    }
    if (added > 0) {
        reload();
        Q_EMIT told([count = added] { return tr("Imported %n match(es).", nullptr, count); });
    }
    if (!amiss.empty())
        Q_EMIT failed(linesOf(std::move(amiss)));
    return ids;
}

std::int64_t MatchesPresenter::branch(std::int64_t id, int choices, bool practice)
{
    core::MatchRecord record;
    if (!load(id, record))
        return 0;
    record.summary.practice |= practice;
    const core::Game* game = m_games.find(record.summary.game);
    core::Problems problems;
    const auto session
        = game == nullptr ? nullptr : core::MatchSession::branch(*game, record, choices, &m_store, problems);
    if (session == nullptr || session->record().summary.id == 0) {
        if (session != nullptr)
            Q_EMIT failed(faultOf(session->pending()));
        else if (!problems.empty())
            Q_EMIT failed(sentenceOf(problems.back()));
        else
            Q_EMIT failed([id] { return tr("Match %1 is of a game that is not here.").arg(id); });
        return 0;
    }
    reload();
    return session->record().summary.id;
}

bool MatchesPresenter::makePuzzle(std::int64_t id, const core::ChoiceWorth& choice, core::PuzzleStore& puzzles)
{
    core::MatchRecord record;
    if (!load(id, record))
        return false;
    const core::Game* game = m_games.find(record.summary.game);
    core::Problems problems;
    const std::optional<core::Puzzle> puzzle
        = game == nullptr ? std::nullopt : core::puzzleOf(*game, record, choice, problems);
    if (!puzzle) {
        if (!problems.empty())
            Q_EMIT failed(sentenceOf(problems.back()));
        return false;
    }
    const core::StoreResult result = puzzles.keep(*puzzle);
    if (!result.ok())
        Q_EMIT failed(faultOf(result));
    return result.ok();
}

std::vector<core::Puzzle> MatchesPresenter::questionsOf(
    std::int64_t id, core::Seat seat, const core::AnalysisStore& analyses)
{
    core::MatchRecord record;
    std::optional<core::Analysis> analysis;
    if (!load(id, record))
        return {};
    if (const core::StoreResult result = analyses.load(id, analysis); !result.ok())
        Q_EMIT failed(faultOf(result));
    const core::Game* game = m_games.find(record.summary.game);
    std::vector<core::Puzzle> questions;
    if (game == nullptr || !analysis)
        return questions;
    core::Problems problems;
    for (const core::ChoiceWorth& each : analysis->choices)
        if (each.seat == seat && each.madeADifference())
            if (std::optional<core::Puzzle> puzzle = core::puzzleOf(*game, record, each, problems))
                questions.push_back(std::move(*puzzle));
    if (questions.empty())
        Q_EMIT failed(problems.empty() ? [] { return tr("Nothing that was asked in this match made a difference."); }
                                       : sentenceOf(problems.back()));
    return questions;
}

bool MatchesPresenter::exportTo(std::int64_t id, const QString& path)
{
    core::MatchRecord record;
    if (!load(id, record))
        return false;
    const std::optional<ChartFormat> format = chartFormatOf(path);
    const core::Game* game = m_games.find(record.summary.game);
    if (format && game != nullptr)
        return write(path, chartBytes(record, *game, *format));
    return write(path, QByteArray::fromStdString(core::toJson(record, core::Telling::NoSecrets)));
}

bool MatchesPresenter::exportInto(const std::vector<std::int64_t>& ids, const QString& folder)
{
    int written = 0;
    for (const std::int64_t id : ids) {
        core::MatchRecord record;
        core::Problems problems;
        if (!load(id, record))
            return false;
        const QString path = QStringLiteral("%1/%2 (%3).breakpoint-match")
                                 .arg(folder, fileNameOf(record.summary), QString::number(id)); // no two are the same
        if (!core::writeFile(
                QFile::encodeName(path).toStdString(), core::toJson(record, core::Telling::NoSecrets), problems)) {
            Q_EMIT failed(sentenceOf(problems.front()));
            return false;
        }
        ++written;
    }
    Q_EMIT told([written, folder] { return tr("%n match(es) written to %1.", nullptr, written).arg(folder); });
    return true;
}

bool MatchesPresenter::write(const QString& path, const QByteArray& bytes)
{
    core::Problems problems;
    if (!core::writeFile(QFile::encodeName(path).toStdString(),
            { bytes.constData(), static_cast<std::size_t>(bytes.size()) }, problems)) {
        Q_EMIT failed(sentenceOf(problems.front()));
        return false;
    }
    Q_EMIT told([path] { return tr("Written to %1.").arg(path); });
    return true;
}

bool MatchesPresenter::report(const core::StoreResult& result)
{
    if (!result.ok())
        Q_EMIT failed(faultOf(result));
    return result.ok();
}

/// What was to change stored matches: the list is read anew where it did.
bool MatchesPresenter::changed(const core::StoreResult& result)
{
    const bool done = report(result);
    if (done)
        reload();
    return done;
}

} // namespace ui
