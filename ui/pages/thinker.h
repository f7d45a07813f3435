#pragma once

#include "core/ai/players/explanation.h"

#include <QObject>

#include <functional>
#include <thread>

namespace ui {

/// Lets a player think beside the window. One question at a time; a new one or cancel() ends the old one unanswered.
class Thinker final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~Thinker() override;

    /// `match` is the thinker's own copy; the player sees it through a SeatView only. `player` must live until
    /// answered() or cancel(), which leaves it as though it had not been asked.
    void think(std::unique_ptr<core::Match> match, core::Seat seat, core::Player& player);
    /// What the player `spec` expects of the question that `seat` is asked in `match`, and why: of `made`, or of the
    /// best answer. See core::explain(); `game` outlives the thinker.
    void explain(const core::Game& game, std::unique_ptr<core::Match> match, core::Seat seat, std::string spec,
        std::optional<core::Choice> made = {});
    /// Stops and waits for the player to notice, which takes it one look at its budget.
    void cancel();
    bool isThinking() const { return m_thinking; }

Q_SIGNALS:
    void answered(core::Choice choice);
    void explained(const core::Explanation& explanation);

private:
    using Answer = std::function<void()>;
    void start(std::function<Answer(const core::Budget&)> work);

    std::atomic<bool> m_cancelled { false };
    std::uint64_t m_question = 0;
    bool m_thinking = false;
    core::Player* m_player = nullptr; ///< who thinks, where it is one that plays
    std::jthread m_thread;
};

} // namespace ui
