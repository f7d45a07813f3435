#pragma once

#include "ui/sound/cue.h"
#include "ui/table/motion.h"

#include <QObject>
#include <QTimer>

namespace ui {

class Sounds;

/// A cue and when it is heard.
struct TimedCue {
    Cue cue = Cue::Draw;
    int step = 0;
    int at = 0; ///< in milliseconds

    friend bool operator==(const TimedCue&, const TimedCue&) = default;
};

/// What is heard of motions that are timed, in the order in which it is heard: a base that scores with a note for each
/// place, its points as each lands, every one higher. `more` is whether power grew (1), shrank (-1) or stayed (0).
QList<TimedCue> cuesOf(const QList<Motion>& motions, int more);
/// The same where nothing moves: once each, no more than are heard at once.
QList<TimedCue> stillCuesOf(const QList<QList<Motion>>& events, int more);

/// Lets cues be heard in their time. What is new takes the place of what still waits.
class SoundTrack final : public QObject {
    Q_OBJECT
public:
    /// `sounds` outlives it; null for one that is silent.
    explicit SoundTrack(Sounds* sounds, QObject* parent = nullptr);

    void begin(const QList<TimedCue>& cues);
    void play(Cue cue);
    /// Nothing of what still waits is heard.
    void hurry();

private:
    void playDue();

    Sounds* m_sounds;
    QList<TimedCue> m_waiting;
    int m_now = 0;
    QTimer m_timer;
};

} // namespace ui
