#include "ui/pages/play/motion_desk.h"

#include "ui/feedback_settings.h"
#include "ui/table/animator.h"
#include "ui/table/sound_track.h"
#include "ui/table/table_surface.h"

#include <algorithm>
#include <utility>

namespace ui {

using State = PlayPresenter::State;

namespace {

constexpr int kLastLook = 900; ///< milliseconds at the usual speed that the table is seen at the end of a match
constexpr double kLongestTurn = 2500; ///< milliseconds of motion in a turn of another seat, at the usual speed

}

MotionDesk::MotionDesk(PlayPresenter& presenter, const FeedbackSettings* feedback, Sounds* sounds, QWidget* page)
    : QObject(page)
    , m_presenter(&presenter)
    , m_feedback(feedback)
    , m_animator(new Animator(page))
    , m_track(new SoundTrack(sounds, this))
{
    connect(m_animator, &Animator::hurried, this, [this] { m_presenter->hurry(); });
    connect(m_animator, &Animator::hurried, m_track, &SoundTrack::hurry);
}

void MotionDesk::show(TableSurface& table, bool stops)
{
    const State state = m_presenter->state();
    const std::vector<core::Event> events = m_presenter->takeEvents();
    Stage* stage = table.stage();
    const bool still = m_feedback == nullptr || stage == nullptr || events.empty()
        || (m_presenter->skipping() && state != State::Finished) || state == State::Covered || !table.isVisible();
    const core::Standing standing = m_presenter->onTable().standing();
    if (std::exchange(m_turn, standing.turn) != standing.turn)
        m_spent = 0;
    const core::Notation& notation = m_presenter->session()->game().notation();
    m_scored = std::any_of(events.begin(), events.end(),
        [&](const core::Event& event) { return notation.mark(m_presenter->onTable(), event).has_value(); });
    QList<QList<Motion>> motions;
    Pace pace;
    if (!still) {
        stage->learn(m_presenter->onTable(), events);
        motions = stage->motionsOf(events);
        pace.speed = m_feedback->motionSpeed();
        pace.reduced = m_feedback->reducedMotion();
        if (stops && m_scored)
            pace.stops = state == State::Thinking ? Pace::Stops::UntilToldTo : Pace::Stops::UntilAct;
        // A turn of somebody else may take so long in all: each choice has half of what is left at most. What points
        // are given for is seen at leisure, and looked at; what is held up is read.
        int least = 1;
        for (const Motion& each : timed(motions, pace))
            if (isHeldUp(each.kind))
                least = std::max(least, each.length);
        if (state == State::Finished || m_scored)
            pace.rest = kLastLook;
        else if (!core::contains(standing.current, m_presenter->viewer()))
            pace.most = std::max(least, static_cast<int>((kLongestTurn - m_spent) / 2 * speedFactor(pace.speed)));
    }
    if (!events.empty() || still)
        m_animator->prepare(table, motions, pace);
    table.showMatch(m_presenter->onTable(), m_presenter->viewer());
    if (const int length = m_animator->start(); length > 0) {
        m_spent += length / speedFactor(pace.speed);
        m_presenter->waitAtLeast(length);
        m_track->begin(cuesOf(m_animator->motions(), m_animator->powerChange()));
    } else if (!still) {
        m_track->begin(stillCuesOf(motions, m_animator->powerChange()));
    }
}

void MotionDesk::refuse(TableSurface& table, const Spot& spot)
{
    if (m_feedback == nullptr)
        return;
    m_track->play(Cue::NotAllowed);
    Motion refusal { Motion::Kind::Refuse, spot.kind == Spot::Kind::Card ? spot.id : -1, { spot }, { spot } };
    m_animator->play(table, { refusal }, { m_feedback->motionSpeed(), m_feedback->reducedMotion() });
}

void MotionDesk::call(bool asked)
{
    const core::Standing standing = m_presenter->session()->match().standing();
    const bool newTurn = std::exchange(m_called, standing.turn) != standing.turn;
    const bool own = core::contains(standing.current, m_presenter->viewer());
    if (own && newTurn)
        m_track->play(Cue::YourTurn);
    else if (!own && !asked)
        m_track->play(Cue::WindowAsks);
}

} // namespace ui
