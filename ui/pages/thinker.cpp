#include "ui/pages/thinker.h"

namespace ui {

Thinker::~Thinker()
{
    cancel();
}

void Thinker::think(std::unique_ptr<core::Match> match, core::Seat seat, core::Player& player)
{
    start([this, own = std::shared_ptr<core::Match>(std::move(match)), seat, &player](
              const core::Budget& budget) -> Answer {
        const core::Choice choice = player.choose(core::SeatView(*own, seat), budget);
        return [this, choice] { Q_EMIT answered(choice); };
    });
}

void Thinker::explain(const core::Game& game, std::unique_ptr<core::Match> match, core::Seat seat, std::string spec,
    std::optional<core::Choice> made)
{
    start([this, &game, own = std::shared_ptr<core::Match>(std::move(match)), seat, asked = std::move(spec), made](
              const core::Budget& budget) -> Answer {
        const core::Explanation said = core::explain(game, core::SeatView(*own, seat), asked, made, budget);
        return [this, said] { Q_EMIT explained(said); };
    });
}

/// Runs `work` beside the window, and what it gives back in the window.
void Thinker::start(std::function<Answer(const core::Budget&)> work)
{
    cancel();
    m_cancelled = false;
    m_thinking = true;
    m_thread = std::jthread([this, work = std::move(work), question = m_question] {
        core::Budget budget;
        budget.cancelled = &m_cancelled;
        const Answer answer = work(budget);
        QMetaObject::invokeMethod(
            this,
            [this, answer, question] {
                if (question != m_question)
                    return; // cancelled after the answer was on its way
                m_thinking = false;
                answer();
            },
            Qt::QueuedConnection);
    });
}

void Thinker::cancel()
{
    ++m_question;
    m_cancelled = true;
    m_thinking = false;
    if (m_thread.joinable())
        m_thread.join();
}

} // namespace ui
