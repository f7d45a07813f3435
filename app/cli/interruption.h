#pragma once

#include <atomic>

namespace app::cli {

/// While it lives, Ctrl-C and a request to end only set stop(), and a second one ends the program as ever. One at a
/// time.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    const std::atomic<bool>& stop() const;
};

} // namespace app::cli
