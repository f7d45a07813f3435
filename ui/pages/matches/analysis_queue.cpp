#include "ui/pages/matches/analysis_queue.h"

#include "core/analysis/analysis_store.h"
#include "core/record/match_store.h"
#include "ui/pages/matches/analysis_work.h"

#include <algorithm>

namespace ui {

AnalysisQueue::AnalysisQueue(
    core::Shelf games, const core::MatchStore& matches, core::AnalysisStore& analyses, QObject* parent)
    : QObject(parent)
    , m_games(std::move(games))
    , m_matches(matches)
    , m_analyses(analyses)
{
}

void AnalysisQueue::add(std::int64_t id)
{
    if (id == m_current || std::find(m_waiting.begin(), m_waiting.end(), id) != m_waiting.end())
        return;
    m_waiting.push_back(id);
    goOn();
}

bool AnalysisQueue::take(std::int64_t id)
{
    if (id == m_current) {
        m_beside.stop();
        m_current = 0;
        goOn();
        return true;
    }
    return std::erase(m_waiting, id) > 0;
}

void AnalysisQueue::goOn()
{
    while (m_current == 0 && !m_waiting.empty()) {
        const std::int64_t next = m_waiting.front();
        m_waiting.pop_front();
        if (begin(next))
            m_current = next;
    }
}

bool AnalysisQueue::begin(std::int64_t id)
{
    core::MatchRecord record;
    std::optional<core::Analysis> before;
    core::StoreResult result = m_matches.load(id, record);
    if (result.ok())
        result = m_analyses.load(id, before);
    if (!result.ok()) {
        Q_EMIT failed(QString::fromStdString(result.error));
        return false;
    }
    const core::Game* game = m_games.find(record.summary.game);
    if (before || game == nullptr)
        return false;
    m_beside.run([this, id, record = std::move(record), game](const std::stop_token& token) {
        core::Problems problems; // what cannot be analysed is passed over
        std::optional<core::Analysis> found = analysisOf(*game, record, core::Thoroughness::Normal, 1, token, problems);
        return Beside::Answer([this, id, found = std::move(found)] {
            m_current = 0;
            if (found) {
                if (const core::StoreResult kept = m_analyses.store(id, *found); kept.ok())
                    Q_EMIT analysed(id);
                else
                    Q_EMIT failed(QString::fromStdString(kept.error));
            }
            goOn();
        });
    });
    return true;
}

} // namespace ui
