#pragma once

#include <QObject>

#include <functional>
#include <stop_token>
#include <thread>

namespace ui {

/// One piece of work beside the window: it runs on a thread of its own, and what it gives back runs in the window. A
/// new piece, or stop(), ends the old one unanswered.
class Beside final : public QObject {
public:
    using Answer = std::function<void()>;
    /// Looks at its token often: whoever stops it waits for that.
    using Work = std::function<Answer(std::stop_token)>;

    using QObject::QObject;
    ~Beside() override;

    void run(Work work);
    /// Called by a piece of work that takes long and all processors: it, and the threads that it begins from now on,
    /// let the window and whoever waits for something go first.
    static void giveWay();
    void stop();
    bool isBusy() const { return m_busy; }

private:
    std::uint64_t m_piece = 0;
    bool m_busy = false;
    std::jthread m_thread;
};

} // namespace ui
