#pragma once

#include "ui/sound/cue.h"

#include <cstdint>
#include <vector>

namespace ui {

class SoundSettings;

inline constexpr int kMostAtOnce = 2; ///< cues that are heard together

/// Something that makes a sound heard. It never waits, and is silent where there is no device.
class Speaker {
public:
    virtual ~Speaker() = default;
    /// `samples` as synthesise() makes them, `volume` from 0 to 1. Of more than kMostAtOnce at once the oldest ends.
    virtual void play(const std::vector<std::int16_t>& samples, double volume) = 0;
    /// Ends what is heard.
    virtual void stop() = 0;
};

/// Cues, as far as the settings let them be heard. Asks the settings each time.
class Sounds final {
public:
    /// Both outlive it.
    Sounds(const SoundSettings& settings, Speaker& speaker);

    void play(Cue cue, int step = 0);
    /// Whether it is on or not: for somebody who chooses what to hear.
    void sample(Cue cue);
    void stop();

private:
    const SoundSettings& m_settings;
    Speaker& m_speaker;
};

} // namespace ui
