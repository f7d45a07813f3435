#include "ui/widgets/beside.h"

namespace ui {

Beside::~Beside()
{
    stop();
}

void Beside::run(Work work)
{
    stop();
    m_busy = true;
    m_thread = std::jthread([this, work = std::move(work), piece = m_piece](const std::stop_token& token) {
        const Answer answer = work(token);
        QMetaObject::invokeMethod(
            this,
            [this, answer, piece] {
                if (piece != m_piece)
                    return; // stopped after the answer was on its way
                m_busy = false;
                answer();
            },
            Qt::QueuedConnection);
    });
}

void Beside::stop()
{
    ++m_piece;
    m_busy = false;
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

} // namespace ui
