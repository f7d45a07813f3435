#include "app/cli/interruption.h"

#include <csignal>

namespace app::cli {

namespace {

// A signal handler reaches nothing else.
std::atomic<bool> stopping { false };
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" void onSignal(int signal)
{
    stopping = true;
    std::signal(signal, SIG_DFL);
}

}

Interruption::Interruption()
{
    stopping = false;
    std::signal(SIGINT, onSignal);
    std::signal(SIGTERM, onSignal);
}

Interruption::~Interruption()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

const std::atomic<bool>& Interruption::stop() const
{
    return stopping;
}

} // namespace app::cli
