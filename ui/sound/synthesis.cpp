#include "ui/sound/synthesis.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ui {

namespace {

constexpr double kLoudest = 0.6; ///< of full scale: two at once never distort

// Frequencies in Hz, equal temperament on A4 = 440.
constexpr double kC4 = 261.63;
constexpr double kE4 = 329.63;
constexpr double kG4 = 392.00;
constexpr double kA4 = 440.00;
constexpr double kC5 = 523.25;
constexpr double kE5 = 659.26;
constexpr double kG5 = 783.99;
constexpr double kC6 = 1046.50;

double semitones(int count)
{
    return std::pow(2.0, count / 12.0);
}

/// Sound as it is built up: a sum of tones, each from -1 to 1 by its own strength.
class Sound {
public:
    /// A tone that bends from one frequency to another; it comes in `attack` seconds and dies away.
    struct Tone {
        double at = 0; ///< seconds from the beginning
        double length = 0.1; ///< seconds
        double from = kA4; ///< Hz
        double to = kA4;
        double strength = 1;
        double attack = 0.004;
        double decay = 5; ///< how many times e it has fallen by at its end
        double overtone = 0; ///< strength of a bell's second voice, 2.76 times as high
    };
    void tone(const Tone& tone)
    {
        grow(tone.at + tone.length);
        double phase = 0;
        const auto count = static_cast<std::size_t>(tone.length * kSampleRate);
        for (std::size_t i = 0; i < count; ++i) {
            const double part = static_cast<double>(i) / static_cast<double>(count);
            phase += (tone.from + (tone.to - tone.from) * part) / kSampleRate;
            const double wave = std::sin(2 * std::numbers::pi * phase)
                + tone.overtone * std::sin(2 * std::numbers::pi * 2.76 * phase) * std::exp(-3 * part);
            put(tone.at, i, wave * tone.strength * envelope(part, tone.length, tone.attack, tone.decay));
        }
    }

    /// Noise with its lows or highs taken out as it goes on: `from` and `to` are how much of each sample the next one
    /// keeps, 0 for white, near 1 for a dull one.
    void noise(double length, double from, double to, double strength, bool high)
    {
        grow(length);
        std::uint32_t random = 0x9e3779b9; // always the same noise
        double low = 0;
        const auto count = static_cast<std::size_t>(length * kSampleRate);
        for (std::size_t i = 0; i < count; ++i) {
            random ^= random << 13;
            random ^= random >> 17;
            random ^= random << 5;
            const double white = static_cast<double>(random) / 2147483648.0 - 1;
            const double part = static_cast<double>(i) / static_cast<double>(count);
            const double keep = from + (to - from) * part;
            low = keep * low + (1 - keep) * white;
            put(0, i, (high ? white - low : low) * strength * envelope(part, length, 0.002, 4));
        }
    }

    /// As loud as kLoudest at its loudest.
    std::vector<std::int16_t> samples(double loudness = 1) const
    {
        double peak = 0;
        for (const double value : m_values)
            peak = std::max(peak, std::abs(value));
        std::vector<std::int16_t> all;
        all.reserve(m_values.size());
        for (const double value : m_values)
            all.push_back(static_cast<std::int16_t>(std::lround(value / peak * kLoudest * loudness * 32767)));
        return all;
    }

private:
    static double envelope(double part, double length, double attack, double decay)
    {
        constexpr double kRelease = 0.08; ///< of the whole, in which it goes to nothing
        return std::min(1.0, part * length / attack) * std::exp(-decay * part) * std::min(1.0, (1 - part) / kRelease);
    }
    void grow(double seconds)
    {
        m_values.resize(std::max(m_values.size(), static_cast<std::size_t>(seconds * kSampleRate) + 1));
    }
    void put(double at, std::size_t i, double value)
    {
        m_values[static_cast<std::size_t>(at * kSampleRate) + i] += value;
    }

    std::vector<double> m_values;
};

Sound::Tone bell(double at, double frequency, double length = 0.5)
{
    return { at, length, frequency, frequency, 1, 0.004, 5, 0.35 };
}

Sound tune(std::initializer_list<double> notes, double apart)
{
    Sound sound;
    double at = 0;
    for (const double note : notes) {
        sound.tone(bell(at, note, 0.4));
        at += apart;
    }
    return sound;
}

/// A triad that opens note by note, one more for each place.
Sound triad(int more)
{
    constexpr std::array kNotes { kC4, kE4, kG4, kC5 };
    Sound sound;
    for (int i = 0; i <= std::min<int>(more, kNotes.size() - 1); ++i)
        sound.tone(bell(0.09 * i, kNotes[static_cast<std::size_t>(i)], 0.7));
    return sound;
}

} // namespace

std::vector<std::int16_t> synthesise(Cue cue, int step)
{
    step = std::clamp(step, 0, kHighestStep);
    Sound sound;
    switch (cue) {
    case Cue::Draw:
        sound.noise(0.04, 0.6, 0.5, 1, true);
        return sound.samples(0.5);
    case Cue::Play:
        sound.tone({ 0, 0.12, 90, 80, 1, 0.002, 6, 0 });
        sound.tone({ 0, 0.02, 400, 200, 0.3, 0.001, 6, 0 });
        break;
    case Cue::PowerUp:
        sound.tone({ 0, 0.06, kA4, kA4 });
        sound.tone({ 0.06, 0.09, kA4 * semitones(4), kA4 * semitones(4) });
        return sound.samples(0.6);
    case Cue::PowerDown:
        sound.tone({ 0, 0.06, kA4, kA4 });
        sound.tone({ 0.06, 0.09, kA4 * semitones(-4), kA4 * semitones(-4) });
        return sound.samples(0.6);
    case Cue::Destroy:
        sound.noise(0.26, 0.85, 0.985, 1, false);
        break;
    case Cue::WindowAsks: // a fifth
        sound.tone(bell(0, kC5));
        sound.tone(bell(0.14, kG5));
        return sound.samples(0.6);
    case Cue::BaseReady:
        sound.tone(bell(0, kE4, 0.7));
        break;
    case Cue::BaseScores:
        sound = triad(step);
        break;
    case Cue::Token:
        sound.tone({ 0, 0.05, kC6 * semitones(step), kC6 * semitones(step), 1, 0.001, 6, 0 });
        return sound.samples(0.6);
    case Cue::YourTurn: // wood is short and has no even overtones
        sound.tone({ 0, 0.07, 820, 800, 1, 0.001, 8, 0.2 });
        break;
    case Cue::Win:
        sound = tune({ kC4, kE4, kG4, kC5, kE5 }, 0.12);
        break;
    case Cue::Loss:
        sound = tune({ kE4, kC4 }, 0.22);
        break;
    case Cue::NotAllowed:
        sound.tone({ 0, 0.11, 130, 95, 1, 0.003, 5, 0 });
        return sound.samples(0.8);
    }
    return sound.samples();
}

} // namespace ui
