#pragma once

#include "ui/pages/play/play_presenter.h"

class QWidget;

namespace ui {

class Animator;
class FeedbackSettings;
class SoundTrack;
class Sounds;
class TableSurface;
struct Spot;

/// Shows the table of a match as it is now, and what moved and was heard on its way there.
class MotionDesk final : public QObject {
    Q_OBJECT

public:
    /// `feedback` may be null: then nothing moves; so may `sounds`: then nothing is heard. All of it outlives the desk.
    MotionDesk(PlayPresenter& presenter, const FeedbackSettings* feedback, Sounds* sounds, QWidget* page);

    Animator& animator() { return *m_animator; } ///< over everything
    SoundTrack& track() { return *m_track; }
    /// From now on the table shows the match of that presenter.
    void setPlayed(PlayPresenter& presenter) { m_presenter = &presenter; }
    /// `stops`: the places of what scores stand still until somebody acts.
    void show(TableSurface& table, bool stops = false);
    /// Whether what it has shown last gave points.
    bool hasScored() const { return m_scored; }
    /// Somebody tried to choose what cannot be.
    void refuse(TableSurface& table, const Spot& spot);
    /// Says aloud that it is somebody's turn, or that the turn of another waits for an answer; the latter once, where
    /// the person was not `asked` before.
    void call(bool asked);

private:
    PlayPresenter* m_presenter;
    const FeedbackSettings* m_feedback;
    Animator* m_animator;
    SoundTrack* m_track;
    int m_called = 0; ///< the turn in which the person was asked last
    int m_turn = 0; ///< that m_spent is of
    bool m_scored = false;
    double m_spent = 0; ///< milliseconds of motion, as long as it would be at the usual speed
};

} // namespace ui
