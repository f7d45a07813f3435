#include "ui/pages/play/thinker.h"

namespace ui {

Thinker::~Thinker()
{
    cancel();
}

void Thinker::think(std::unique_ptr<core::Match> match, core::Seat seat, core::Player& player)
{
    cancel();
    m_cancelled = false;
    m_thinking = true;
    m_thread = std::jthread([this, own = std::move(match), seat, &player, question = m_question] {
        core::Budget budget;
        budget.cancelled = &m_cancelled;
        const core::Choice choice = player.choose(core::SeatView(*own, seat), budget);
        QMetaObject::invokeMethod(
            this,
            [this, choice, question] {
                if (question != m_question)
                    return; // cancelled after the answer was on its way
                m_thinking = false;
                Q_EMIT answered(choice);
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
