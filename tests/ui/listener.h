#pragma once

#include "ui/sound/sounds.h"
#include "ui/sound/synthesis.h"

#include <QList>

namespace tests {

/// Hears cues in the place of a device.
class Listener final : public ui::Speaker {
public:
    QList<ui::Cue> heard;
    QList<double> volumes;

    void play(const std::vector<std::int16_t>& samples, double volume) override
    {
        heard.append(cueOf(samples));
        volumes.append(volume);
    }
    void stop() override { heard.clear(); }

private:
    /// Which one it is, by its sound.
    static ui::Cue cueOf(const std::vector<std::int16_t>& samples)
    {
        for (const ui::Cue cue : ui::kCues)
            for (int step = 0; step <= ui::kHighestStep; ++step)
                if (samples == ui::synthesise(cue, step))
                    return cue;
        Q_UNREACHABLE();
    }
};

} // namespace tests
