#pragma once

#include <QString>

#include <chrono>
#include <ostream>

namespace app::cli {

/// How far something has come, on the error stream: one line that is written over and over where somebody sees it go, a
/// line now and then where it goes into a file.
class Progress {
public:
    explicit Progress(std::ostream& err);
    /// Wipes the line.
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// Whether it is time to tell again; `words` are made up then alone.
    template <typename Words>
    void tell(const Words& words)
    {
        if (isDue())
            write(words());
    }

private:
    bool isDue();
    void write(const QString& words);
    void wipe();

    std::ostream& m_err;
    const bool m_onScreen;
    std::chrono::steady_clock::time_point m_told;
};

} // namespace app::cli
