#include "ui/sound/sounds.h"

#include "ui/sound/sound_settings.h"
#include "ui/sound/synthesis.h"

namespace ui {

namespace {

constexpr int kSampleStep = 2; ///< a cue with steps is tried with some of them

} // namespace

Sounds::Sounds(const SoundSettings& settings, Speaker& speaker)
    : m_settings(settings)
    , m_speaker(speaker)
{
}

void Sounds::play(Cue cue, int step)
{
    if (m_settings.sound() && m_settings.hears(cue) && m_settings.volume() > 0)
        m_speaker.play(synthesise(cue, step), m_settings.volume() / 100.0);
}

void Sounds::sample(Cue cue)
{
    m_speaker.play(synthesise(cue, kSampleStep), m_settings.volume() / 100.0);
}

void Sounds::stop()
{
    m_speaker.stop();
}

} // namespace ui
