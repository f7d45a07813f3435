#include "app/cli/progress.h"

#include "app/cli/words.h"
#include "app/terminal_text.h"

#include <unistd.h>

namespace app::cli {

namespace {

using Clock = std::chrono::steady_clock;

constexpr Clock::duration kOnScreen = std::chrono::milliseconds(200);
constexpr Clock::duration kInAFile = std::chrono::seconds(30);

}

Progress::Progress(std::ostream& err)
    : m_err(err)
    , m_onScreen(isatty(STDERR_FILENO) != 0)
    , m_told(m_onScreen ? Clock::now() - kOnScreen : Clock::now())
{
}

Progress::~Progress()
{
    if (m_onScreen)
        wipe();
    m_err.flush();
}

bool Progress::isDue()
{
    const Clock::time_point now = Clock::now();
    if (now - m_told < (m_onScreen ? kOnScreen : kInAFile))
        return false;
    m_told = now;
    return true;
}

void Progress::write(const QString& words)
{
    if (m_onScreen)
        wipe();
    m_err << words << (m_onScreen ? "" : "\n") << std::flush;
}

void Progress::wipe()
{
    command(m_err, "\r\033[K");
}

} // namespace app::cli
