#pragma once

#include "core/ai/player.h"

#include <QObject>

#include <thread>

namespace ui {

/// Lets a player think beside the window. One question at a time; a new one or cancel() ends the old one unanswered.
class Thinker final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~Thinker() override;

    /// `match` is the thinker's own copy; the player sees it through a SeatView only. `player` must live until
    /// answered() or cancel().
    void think(std::unique_ptr<core::Match> match, core::Seat seat, core::Player& player);
    /// Stops and waits for the player to notice, which takes it one look at its budget.
    void cancel();
    bool isThinking() const { return m_thinking; }

Q_SIGNALS:
    void answered(core::Choice choice);

private:
    std::atomic<bool> m_cancelled { false };
    std::uint64_t m_question = 0;
    bool m_thinking = false;
    std::jthread m_thread;
};

} // namespace ui
