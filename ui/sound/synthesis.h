#pragma once

#include "ui/sound/cue.h"

#include <cstdint>
#include <vector>

namespace ui {

inline constexpr int kSampleRate = 44100; ///< samples a second

/// The sound of a cue, made of tones and noise: signed 16 bit, one channel, kSampleRate. `step` counts from 0: which
/// token in a row it is, or how many notes follow the first where a base scores; other cues take none. Steps beyond
/// kHighestStep sound as that one. The same cue and step always give the same samples; the first and the last are
/// silent, so that nothing clicks.
std::vector<std::int16_t> synthesise(Cue cue, int step = 0);
inline constexpr int kHighestStep = 11;

} // namespace ui
