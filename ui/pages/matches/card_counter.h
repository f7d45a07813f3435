#pragma once

#include "core/record/match_store.h"
#include "core/results/statistics_store.h"
#include "ui/language.h"
#include "ui/widgets/beside.h"

#include <QObject>

#include <atomic>

class QTimer;

namespace core {
class Game;
}

namespace ui {

/// Looks through the matches of a game for what became of their cards, beside the window, and keeps what it finds.
class CardCounter final : public QObject {
    Q_OBJECT
public:
    explicit CardCounter(QObject* parent = nullptr);
    ~CardCounter() override;

    /// Both stores must outlive it. Without either of `elsewhere` it looks through them at once.
    void setStores(core::MatchStore* matches, core::OpenMatches matchesElsewhere, core::StatisticsStore* statistics,
        core::OpenStatistics statisticsElsewhere);
    /// Looks through what nobody has looked through yet, the newest first. `game` must outlive it.
    void start(const core::Game& game);
    /// What was found is kept.
    void stop();
    bool isCounting() const { return m_work.isBusy(); }
    /// It was stopped before all was looked through.
    bool isStopped() const { return m_stopped; }
    int looked() const { return m_looked; } ///< through so many
    int wanted() const { return m_wanted; } ///< of so many; 0 while nobody knows

Q_SIGNALS:
    /// It has come further, or does not count any more.
    void progressed();
    /// There is more to be told than before.
    void found();
    void failed(const ui::Sentence& sentence);

private:
    core::StoreResult count(
        const core::Game& game, core::MatchStore& matches, core::StatisticsStore& statistics, std::stop_token stop);
    void end(const core::StoreResult& result);

    core::MatchStore* m_matches = nullptr;
    core::OpenMatches m_matchesElsewhere;
    core::StatisticsStore* m_statistics = nullptr;
    core::OpenStatistics m_statisticsElsewhere;
    std::atomic<int> m_looked { 0 };
    std::atomic<int> m_wanted { 0 };
    int m_told = 0; ///< looked(), when found() was told last
    int m_looks = 0; ///< of the timer
    bool m_stopped = false;
    QTimer* m_timer;
    Beside m_work; ///< ends first
};

} // namespace ui
