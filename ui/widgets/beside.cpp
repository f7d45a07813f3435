#include "ui/widgets/beside.h"

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace ui {

#ifdef Q_OS_LINUX
namespace {

constexpr int kNice = 4; // what waits still gets on beside other programs

}
#endif

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

/// Linux has a niceness for each thread, which the threads that it begins take over.
void Beside::giveWay()
{
#ifdef Q_OS_LINUX
    setpriority(PRIO_PROCESS, 0, kNice); // where it may not be, it takes its part as before
#endif
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
