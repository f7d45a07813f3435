#include "ui/pages/lab/lab_presenter.h"

#include "core/lab/lab_sources.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int kLookAtPlay = 300; ///< milliseconds between two looks at what was played
constexpr std::chrono::seconds kKeepEvery { 3 };

}

LabPresenter::LabPresenter(const core::Game& game, core::LabStore* store, QObject* parent)
    : QObject(parent)
    , m_game(game)
    , m_store(store)
    , m_timer(new QTimer(this))
{
    m_timer->setInterval(kLookAtPlay);
    connect(m_timer, &QTimer::timeout, this, [this] {
        take();
        if (Clock::now() - m_kept >= kKeepEvery)
            keep();
        Q_EMIT progressed();
    });
}

LabPresenter::~LabPresenter()
{
    m_playing.stop();
    take();
    store();
}

QStringList LabPresenter::boxes(const QString& set) const
{
    QStringList boxes;
    for (const core::FactionInfo& faction : m_game.factions())
        if (faction.set == set.toStdString() && !faction.own && !boxes.contains(QString::fromStdString(faction.box)))
            boxes << QString::fromStdString(faction.box);
    return boxes;
}

void LabPresenter::choose(const QString& set, const QString& box, const QString& player, const Options& options)
{
    stop();
    m_fitting.stop();
    m_box = box;
    m_ready = false;
    m_problem.clear();
    m_fit.reset();
    core::LabTerms terms;
    terms.game = m_game.id();
    terms.set = set.toStdString();
    terms.setHash = m_game.setHash(terms.set);
    terms.engineVersion = m_game.engineVersion();
    terms.player = player.toStdString();
    terms.options = options;
    terms.pairs = core::inOrder(core::sidesIn(m_game, terms.set, box.toStdString()));
    m_table = core::LabTable::of(terms);
    m_progress = {};
    Q_EMIT changed();
    // The players of a lab show how they play in a few matches, which takes a moment.
    m_usesFindings = false;
    if (const core::FindingsReader reader = std::exchange(m_shipped, {}))
        m_findings = reader();
    std::vector<core::LabSource> shipped;
    for (const core::LabFindings& each : m_findings)
        if (each.table.terms.set == terms.set && each.table.terms.player == terms.player
            && each.table.terms.options == terms.options)
            shipped.push_back({ .table = each.table });
    m_finding.run([this, terms, shipped = std::move(shipped), &game = m_game](const std::stop_token&) mutable {
        core::Problems problems = core::checkLab(game, terms);
        std::string signature = problems.empty() ? core::labSignature(game, terms) : std::string();
        core::findOlder(game, shipped);
        return Beside::Answer([this, signature = std::move(signature), shipped = std::move(shipped), problems] {
            if (!problems.empty()) {
                m_problem = QString::fromStdString(problems.front().text());
                Q_EMIT changed();
                return;
            }
            m_ready = true;
            m_table.terms.signature = signature;
            std::int64_t id = 0;
            if (m_store != nullptr) {
                core::StoreResult result = m_store->find(m_table.terms, id);
                if (result.ok() && id != 0)
                    result = m_store->load(id, m_table);
                m_problem = QString::fromStdString(result.error);
            }
            m_new = core::LabTable::of(m_table.terms);
            const std::int64_t own = m_table.matches();
            for (const core::LabSource& each : shipped)
                if (!each.older)
                    core::takeOver(m_table, each.table);
            m_usesFindings = m_table.matches() > own;
            fitAnew();
            Q_EMIT changed();
        });
    });
}

void LabPresenter::start(double meanWidth, int threads)
{
    if (!m_ready || isPlaying())
        return;
    m_goal = { .meanWidth = meanWidth };
    goOn(threads);
}

void LabPresenter::playMore(std::size_t cell, int matches, int threads)
{
    if (!m_ready || isPlaying())
        return;
    m_goal = core::moreOf(m_table, cell, matches);
    goOn(threads);
}

void LabPresenter::goOn(int threads)
{
    if (!m_ready || isPlaying())
        return;
    m_before = m_table.matches();
    m_begun = m_kept = Clock::now();
    m_progress = core::progressOf(m_table, m_goal);
    m_problem.clear();
    m_playing.run(
        [this, table = m_table, threads, goal = m_goal, &game = m_game](const std::stop_token& token) mutable {
            Beside::giveWay();
            std::atomic<bool> stopped { false };
            const std::stop_callback stop(token, [&stopped] { stopped = true; });
            core::Problems problems;
            core::runLab(
                game, goal, threads, table, stopped,
                [this](const std::vector<core::LabBlock>& blocks) {
                    const std::lock_guard lock(m_guard);
                    m_finished.insert(m_finished.end(), blocks.begin(), blocks.end());
                    return true;
                },
                problems);
            return Beside::Answer([this, problems] {
                if (!problems.empty())
                    m_problem = QString::fromStdString(problems.front().text());
                ended();
            });
        });
    m_timer->start();
    Q_EMIT progressed();
}

void LabPresenter::stop()
{
    if (!isPlaying())
        return;
    m_playing.stop();
    ended();
}

void LabPresenter::ended()
{
    m_timer->stop();
    take();
    keep();
    Q_EMIT progressed();
}

void LabPresenter::take()
{
    std::vector<core::LabBlock> blocks;
    {
        const std::lock_guard lock(m_guard);
        blocks.swap(m_finished);
    }
    for (const core::LabBlock& block : blocks) {
        core::add(m_table, block);
        core::add(m_new, block);
    }
    if (!blocks.empty())
        m_progress = core::progressOf(m_table, m_goal);
}

bool LabPresenter::store()
{
    m_kept = Clock::now();
    if (m_new.matches() == 0)
        return false;
    std::int64_t id = 0;
    core::StoreResult result;
    if (m_store != nullptr)
        result = m_store->begin(m_table.terms, id);
    if (m_store != nullptr && result.ok())
        result = m_store->add(id, m_new);
    if (result.ok())
        m_new = core::LabTable::of(m_table.terms);
    m_problem = QString::fromStdString(result.error);
    return true;
}

void LabPresenter::keep()
{
    if (!store())
        return;
    fitAnew();
    Q_EMIT changed();
}

void LabPresenter::fitAnew()
{
    if (m_fitting.isBusy())
        return;
    m_fitting.run([this, table = m_table](const std::stop_token&) {
        core::LabFit fit = core::fitOf(table);
        return Beside::Answer([this, fit = std::move(fit), matches = table.matches()] {
            m_fit = fit;
            if (matches != m_table.matches() && !isPlaying())
                fitAnew();
            Q_EMIT changed();
        });
    });
}

std::optional<double> LabPresenter::secondsLeft() const
{
    const std::int64_t done = m_progress.played - m_before;
    if (done <= 0)
        return {};
    const double seconds = std::chrono::duration<double>(Clock::now() - m_begun).count();
    return seconds * static_cast<double>(std::max<std::int64_t>(0, m_progress.wanted - m_progress.played))
        / static_cast<double>(done);
}

} // namespace ui
