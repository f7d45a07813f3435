#include "ui/pages/matches/matches_presenter.h"

#include "core/record/codec.h"
#include "core/record/replayer.h"

#include <QSaveFile>
#include <QStringList>

#include <algorithm>

namespace ui {

namespace {

QString seatName(const core::MatchRecord& record, core::Seat seat)
{
    const auto index = static_cast<std::size_t>(core::indexOf(seat));
    return index < record.summary.seats.size() ? QString::fromStdString(record.summary.seats[index].name) : QString();
}

core::Seat onlyPerson(const core::MatchRecord& record)
{
    core::Seat person = core::Seat::None;
    for (std::size_t i = 0; i < record.summary.seats.size(); ++i) {
        if (record.summary.seats[i].player != "human")
            continue;
        if (person != core::Seat::None)
            return core::Seat::None; // several people: nobody's hand is shown to the others
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

MatchesPresenter::MatchesPresenter(const core::Game& game, core::MatchStore& store, QObject* parent)
    : QObject(parent)
    , m_game(game)
    , m_store(store)
{
}

void MatchesPresenter::reload()
{
    std::vector<core::MatchSummary> matches;
    if (!report(m_store.list(matches)))
        return;
    std::erase_if(matches, [&](const core::MatchSummary& match) { return match.game != m_game.id(); });
    m_matches = std::move(matches);
    findFinalCounts();
    Q_EMIT listChanged();
}

void MatchesPresenter::findFinalCounts()
{
    // A replay takes some milliseconds, so only those are looked at that would puzzle; a finished match stays as it is.
    std::map<std::int64_t, core::FinalCount> counts;
    for (const core::MatchSummary& match : m_matches) {
        const auto best = std::max_element(match.score.begin(), match.score.end());
        if (match.status != core::MatchStatus::Finished || *best >= m_game.pointsToWin())
            continue;
        core::MatchRecord record;
        if (const auto known = m_counts.find(match.id); known != m_counts.end())
            counts.insert(*known);
        else if (m_store.load(match.id, record).ok())
            counts.emplace(match.id, core::finalCount(m_game, record));
    }
    m_counts = std::move(counts);
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
    opened->viewer = onlyPerson(record);

    const auto remember = [&](const core::Match& before, core::Choice choice) {
        const core::Prompt prompt = before.prompt();
        opened->moves.push_back({ before.standing().turn, prompt.seat, seatName(record, prompt.seat),
            QString::fromStdString(m_game.notation().label(before, prompt, choice)), {} });
        opened->positions.push_back(before.clone());
    };
    core::ReplayReport report = core::replay(m_game, record, remember);
    opened->problem = joined(report.faults.empty() ? report.notes : report.faults);
    if (report.ok() && record.summary.status == core::MatchStatus::Finished)
        opened->count = m_game.finalCount(*report.match);
    if (report.match != nullptr)
        opened->positions.push_back(std::move(report.match));
    // What could not be replayed is listed in the record's own words.
    for (std::size_t i = opened->moves.size(); i < record.choices.size(); ++i)
        opened->moves.push_back({ 0, record.choices[i].seat, seatName(record, record.choices[i].seat),
            QString::fromStdString(record.choices[i].words), {} });
    for (const core::ScoringEvent& scoring : record.scorings) {
        const auto index = static_cast<std::size_t>(scoring.choice - 1);
        if (scoring.choice < 1 || index >= opened->moves.size())
            continue;
        QStringList points;
        for (std::size_t seat = 0; seat < record.summary.seats.size(); ++seat)
            points << QString::number(scoring.points[seat]);
        QString& news = opened->moves[index].news;
        news += (news.isEmpty() ? QString() : QStringLiteral(" · "))
            + tr("%1 scored %2")
                  .arg(QString::fromStdString(scoring.base), points.join(QStringLiteral("\u00a0:\u00a0")));
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
    QSaveFile file(path);
    const QByteArray text = QByteArray::fromStdString(core::toJson(record));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        Q_EMIT failed(tr("%1 could not be written: %2. Choose another folder.").arg(path, file.errorString()));
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
