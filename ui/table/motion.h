#pragma once

#include "core/game/seat.h"
#include "ui/table/stage.h"

#include <QEasingCurve>
#include <QList>

#include <cstdint>

namespace ui {

/// Something that moves on a table because of an event.
struct Motion {
    enum class Kind {
        Play, ///< from a hand to a base
        Move, ///< from base to base
        Leave, ///< shrinks on its way to a pile
        Return, ///< to a hand or a deck
        Draw, ///< from a deck to a hand
        Ready, ///< a ring about a base
        Token, ///< points, from a base to whoever gained them
        Flip, ///< a base turns over, and is another one
        Break, ///< a base that has scored breaks in two, and behind it is the next one
        Places, ///< a base shows who took which place and what it brought
        Mark, ///< a ring about what an event is about, where nothing of it moves
        Answer, ///< a gold ring about what may answer now
        Refuse, ///< something that is not allowed shakes
        Present, ///< played by somebody else: held up over the table, to be read, on its way
        Show, ///< shown by a seat, and hidden again: held up beside what is shown with it, and back where it came from
    };
    Kind kind = Kind::Move;
    int card = -1; ///< -1 for what is no card, or for one whose face the viewer may not see
    QList<Spot> from {}; ///< the first of these that is to be seen
    QList<Spot> to {}; ///< likewise, of the table as it is afterwards
    core::Seat seat = core::Seat::None; ///< whose mark or points it is
    core::PerSeat<std::int8_t> points {}; ///< of Places: what each seat gained
    bool struck = false; ///< of Leave: destroyed, which is seen before it goes
    int row = 0; ///< of Show: which of those that are held up side by side, from 0; timed() sets it
    int inRow = 1; ///< likewise, how many they are
    int step = -1; ///< the step that it begins, of a procedure that is told beside the table; -1 for none
    int begin = 0; ///< in milliseconds from the first motion of all
    int length = 0; ///< in milliseconds
};

/// How a kind of motion goes, at the usual speed.
struct MotionRule {
    int length; ///< in milliseconds
    int reduced; ///< of the fade that takes its place where motion is reduced; 0 for none
    QEasingCurve::Type easing;
    double arc; ///< how high it flies, in pixels of the mock-ups
    int apart; ///< milliseconds between the beginnings of several at once
};
const MotionRule& ruleOf(Motion::Kind kind);
/// Whether the card itself is on its way, and not to be seen where it lies.
bool carriesCard(Motion::Kind kind);
/// Whether it is held up over the table, to be read.
bool isHeldUp(Motion::Kind kind);
/// Whether it is a ring about something that stays where it is.
bool isRing(Motion::Kind kind);
/// Whether it happens to a base.
bool isOfBase(Motion::Kind kind);
/// Whether another base comes in the place of one.
bool bringsBase(Motion::Kind kind);

/// How fast all is shown.
struct Pace {
    int speed = 0; ///< as FeedbackSettings::motionSpeed()
    bool reduced = false;
    int most = 0; ///< milliseconds that it may take in all, hurried if need be; 0 for as long as it takes
    enum class Stops { No, UntilAct, UntilToldTo };
    Stops stops = Stops::No; ///< while places are shown: until somebody acts, or Animator::goOn()
    int rest = 0; ///< milliseconds at the usual speed that what came of it is looked at afterwards
};

/// What a speed makes of a length; 0 where nothing moves.
double speedFactor(int speed);
/// The motions of one event after those of the one before, with their times; what happens to several cards in a row, as
/// when a hand is drawn or a base is cleared, follows closely. Empty where nothing is to move.
QList<Motion> timed(const QList<QList<Motion>>& events, const Pace& pace);
/// When the last one ends.
int lengthOf(const QList<Motion>& motions);

} // namespace ui
