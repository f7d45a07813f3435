#include "ui/pages/thinker.h"

#include <system_error>

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
    m_player = &player;
}

void Thinker::explain(const core::Game& game, std::unique_ptr<core::Match> match, core::Seat seat, std::string spec,
    std::optional<core::Choice> made)
{
    start([this, &game, own = std::shared_ptr<core::Match>(std::move(match)), seat, asked = std::move(spec), made](
              const core::Budget& budget) -> Answer {
        core::Budget limited = budget;
        if (!made)
            limited.time = core::kHintTime;
        const core::Explanation said = core::explain(game, core::SeatView(*own, seat), asked, made, limited);
        return [this, said] { Q_EMIT explained(said); };
    });
}

/// Runs `work` beside the window, and what it gives back in the window.
void Thinker::start(std::function<Answer(const core::Budget&)> work)
{
    cancel();
    m_cancelled = false;
    m_thinking = true;
    const auto thought = [this, own = std::move(work), question = m_question] {
        core::Budget budget;
        budget.cancelled = &m_cancelled;
        const Answer answer = own(budget);
        QMetaObject::invokeMethod(
            this,
            [this, answer, question] {
                if (question != m_question)
                    return; // cancelled after the answer was on its way
                m_thinking = false;
                m_player = nullptr;
                answer();
            },
            Qt::QueuedConnection);
    };
    try {
        m_thread = std::jthread(thought);
    } catch (const std::system_error&) {
        thought(); // the system has no more threads: the window waits as long as it thinks
    }
}

void Thinker::cancel()
{
    ++m_question;
    m_cancelled = true;
    m_thinking = false;
    if (m_thread.joinable())
        m_thread.join();
    if (m_player != nullptr)
        m_player->takeBack(); // its answer may have been on its way
    m_player = nullptr;
}

} // namespace ui
