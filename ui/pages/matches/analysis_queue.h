#pragma once

#include "core/game/shelf.h"
#include "ui/widgets/beside.h"

#include <QObject>

#include <cstdint>
#include <deque>

namespace core {
class AnalysisStore;
class MatchStore;
}

namespace ui {

/// Matches that are analysed by themselves once they are over: one after another, on one thread beside the window.
class AnalysisQueue final : public QObject {
    Q_OBJECT
public:
    /// The stores must outlive the queue.
    AnalysisQueue(
        core::Shelf games, const core::MatchStore& matches, core::AnalysisStore& analyses, QObject* parent = nullptr);

    /// Behind those that wait. What cannot be analysed, or was before, is passed over.
    void add(std::int64_t id);
    /// Takes a match out again, even while it is being looked at. Whether it was there.
    bool take(std::int64_t id);

Q_SIGNALS:
    void analysed(std::int64_t id);
    void failed(const QString& error);

private:
    void goOn();
    bool begin(std::int64_t id);

    core::Shelf m_games;
    const core::MatchStore& m_matches;
    core::AnalysisStore& m_analyses;
    std::deque<std::int64_t> m_waiting;
    std::int64_t m_current = 0; ///< the one that is being looked at; 0 where none is
    Beside m_beside;
};

} // namespace ui
