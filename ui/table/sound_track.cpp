#include "ui/table/sound_track.h"

#include "ui/sound/sounds.h"

#include <algorithm>
#include <optional>

namespace ui {

namespace {

std::optional<Cue> cueOf(Motion::Kind kind)
{
    switch (kind) {
    case Motion::Kind::Play:
    case Motion::Kind::Present:
    case Motion::Kind::Show:
    case Motion::Kind::Move:
        return Cue::Play;
    case Motion::Kind::Leave:
        return Cue::Destroy;
    case Motion::Kind::Return:
    case Motion::Kind::Draw:
        return Cue::Draw;
    case Motion::Kind::Ready:
        return Cue::BaseReady;
    case Motion::Kind::Places:
        return Cue::BaseScores;
    case Motion::Kind::Token:
        return Cue::Token;
    case Motion::Kind::Flip:
    case Motion::Kind::Break:
    case Motion::Kind::Mark:
    case Motion::Kind::Answer:
    case Motion::Kind::Refuse:
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

std::optional<Cue> cueOf(int more)
{
    if (more == 0)
        return std::nullopt;
    return more > 0 ? Cue::PowerUp : Cue::PowerDown;
}

/// How many gain points.
int placesOf(const Motion& motion)
{
    return static_cast<int>(
        std::count_if(motion.points.begin(), motion.points.end(), [](int points) { return points > 0; }));
}

} // namespace

QList<TimedCue> cuesOf(const QList<Motion>& motions, int more)
{
    QList<TimedCue> cues;
    if (const std::optional<Cue> power = cueOf(more))
        cues.append({ *power, 0, 0 });
    int tokens = 0;
    for (const Motion& motion : motions) {
        const std::optional<Cue> cue = cueOf(motion.kind);
        if (cue == Cue::Token) // as it lands
            cues.append({ *cue, tokens++, motion.begin + motion.length });
        else if (cue == Cue::BaseScores)
            cues.append({ *cue, placesOf(motion) - 1, motion.begin });
        else if (cue)
            cues.append({ *cue, 0, motion.begin });
    }
    std::stable_sort(cues.begin(), cues.end(), [](const TimedCue& a, const TimedCue& b) { return a.at < b.at; });
    return cues;
}

QList<TimedCue> stillCuesOf(const QList<QList<Motion>>& events, int more)
{
    QList<Motion> all;
    for (const QList<Motion>& event : events)
        all += event;
    QList<TimedCue> cues;
    for (TimedCue cue : cuesOf(all, more)) {
        cue.at = 0;
        const bool had
            = std::any_of(cues.begin(), cues.end(), [&cue](const TimedCue& other) { return other.cue == cue.cue; });
        if (!had && cues.size() < kMostAtOnce)
            cues.append(cue);
    }
    return cues;
}

SoundTrack::SoundTrack(Sounds* sounds, QObject* parent)
    : QObject(parent)
    , m_sounds(sounds)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_now = m_waiting.constFirst().at;
        playDue();
    });
}

void SoundTrack::begin(const QList<TimedCue>& cues)
{
    hurry();
    m_waiting = cues;
    m_now = 0;
    playDue();
}

void SoundTrack::play(Cue cue)
{
    if (m_sounds != nullptr)
        m_sounds->play(cue);
}

void SoundTrack::hurry()
{
    m_timer.stop();
    m_waiting.clear();
}

void SoundTrack::playDue()
{
    while (!m_waiting.isEmpty() && m_waiting.constFirst().at <= m_now) {
        const TimedCue due = m_waiting.takeFirst();
        if (m_sounds != nullptr)
            m_sounds->play(due.cue, due.step);
    }
    if (!m_waiting.isEmpty())
        m_timer.start(m_waiting.constFirst().at - m_now);
}

} // namespace ui
