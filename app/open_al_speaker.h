#pragma once

#include "ui/sound/sounds.h"

#include <QThread>

#include <string>

namespace app {

/// Plays through whatever OpenAL finds on this machine. The device is opened when the first sound is asked for, on a
/// thread of its own, for that may take a while; where there is none, nothing is heard and nothing waits.
class OpenAlSpeaker final : public ui::Speaker {
public:
    /// `device` is OpenAL's name of one, the usual one where it is left out.
    explicit OpenAlSpeaker(std::string device = {});
    ~OpenAlSpeaker() override;

    void play(const std::vector<std::int16_t>& samples, double volume) override;
    void stop() override;

    /// Waits until all that was asked for so far has begun, and says how many sounds are to be heard then; for tests.
    int playing();

private:
    class Device;
    template <typename Work>
    void post(Work work);

    QThread m_thread;
    Device* m_device; ///< lives in m_thread, and ends with it
};

} // namespace app
