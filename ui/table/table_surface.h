#pragma once

#include "core/game/match.h"
#include "ui/table/lesson.h"
#include "ui/table/stage.h"
#include "ui/table/table_offer.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

namespace ui {

class FeedbackSettings;
struct HintText;

/// A match on the screen, as one seat may see it. One subclass a game, made by makeTable().
///
/// The surface shows and asks; it never plays. Whoever owns the match applies chosen() and calls showMatch() again.
class TableSurface : public QWidget {
    Q_OBJECT

public:
    /// Play asks for choices and shows a hand; Read only shows a match, to step through it.
    enum class Use { Play, Read };

    using QWidget::QWidget;

    /// Shows `match` as `viewer` may see it; Seat::None shows what lies open to everybody. Nothing of `match` is kept
    /// that the viewer may not know.
    virtual void showMatch(const core::Match& match, core::Seat viewer) = 0;
    /// The match as the viewer saw it last, for a table that marks what has changed since: where it was shown to nobody
    /// meanwhile, or to somebody else. Asked after showMatch().
    virtual void setSeenBefore(const core::Match&) { }
    /// What is shown next is another match: nothing of it was seen before.
    virtual void beginMatch() { }
    /// What kind of player sits in each seat, in turn order ("Level 3, patient"), to be told beside its name.
    virtual void setPlayers(const QStringList& players) = 0;
    /// Whether the viewer may see every hand, from the next showMatch() on.
    virtual void setHandsOpen(bool) { }
    /// Whether choices may be given now. False while somebody else is asked.
    virtual void setAsking(bool asking) = 0;
    virtual void setUndoPossible(bool possible) = 0;
    virtual void setRedoPossible(bool) { }
    /// Why nothing can be taken back, where nothing can.
    virtual void setUndoReason(const QString&) { }
    /// A sentence in the place of the question ("Marrow is thinking."); an empty one brings the question back.
    /// `skippable` offers not to wait for it.
    virtual void setNotice(const QString& sentence, bool skippable) = 0;
    /// What is said beside the card where somebody tries to choose in spite of a notice. Empty, as each setNotice()
    /// leaves it, for the notice itself.
    virtual void setWhyNotNow(const QString&) { }
    /// What else can be done beside the question, or in its place while there is a notice.
    virtual void setOffers(const QList<TableOffer>&) { }
    /// Marks what `choice` touches and says `words`, until the next showMatch().
    virtual void showHint(core::Choice choice, const HintText& words) = 0;
    /// Takes `line`, a widget of the page that is told in one line, to where nothing moves as it is shown and hidden,
    /// and leaves it out of sight while the question needs its place; of several lines the one that it took last is in
    /// sight. Where one `keeps` its place, what is told of the question is told on demand meanwhile. False where the
    /// table has no such place.
    virtual bool holdLine(QWidget* /* line */, bool /* keeps */ = false) { return false; }
    /// Somebody goes to that line: it comes before what is told of the question.
    virtual void bringLine(QWidget*) { }
    /// Puts the keyboard where the next choice is made.
    virtual void focusChoice() = 0;

    /// What is new, looked at and has the keyboard now: called when the same match is shown again, it puts that back.
    virtual std::function<void()> place()
    {
        return [this] { focusChoice(); };
    }

    /// Scores and phase, for the caller to lay out above the surface. Hidden until it is placed.
    virtual QWidget* standingBar() = 0;
    /// The card under the mouse or the keyboard in full, and what a choice would come to, for the caller to lay out
    /// beside the surface.
    virtual QWidget* closeUp() = 0;
    /// What the points are called over a chart of how they have gone, for the caller to lay out beside the surface.
    /// Empty for a surface that shows it itself or has no need of it.
    virtual QString courseTitle() const { return {}; }
    /// Shows in closeUp() what an event was about, wherever it lies open now.
    virtual void showSubject(const core::Event&) { }
    /// The names of what a seat holds, for who may hear them: nothing is left out here.
    virtual QStringList held(const core::Match&, core::Seat) const { return {}; }
    /// Whether closeUp() is in sight; where it is not, the surface holds a card up beside the pointer instead.
    virtual void setCloseUpInSight(bool) { }
    /// The most room that closeUp() gets, in pixels; it makes itself no higher where that can be.
    virtual void setCloseUpRoom(const QSize&) { }
    /// Where things are and how they are painted, for whoever moves them; null where a table does not tell.
    virtual Stage* stage() { return nullptr; }
    /// How fast what the table moves by itself goes: a card that is lifted. Null, as at first, moves nothing.
    virtual void setFeedback(const FeedbackSettings*) { }

    /// Whether the viewer learns the game, and lesson() is asked for from the next showMatch() on. What was said
    /// before is forgotten each time it is turned on.
    virtual void setTeaching(bool) { }
    /// What the viewer can do at the moment that was shown last, and why.
    virtual Lesson lesson() const { return {}; }

Q_SIGNALS:
    /// With `goesOn` it is the rest of what the choice before began, and is taken back with it.
    void chosen(core::Choice choice, bool goesOn = false);
    void undoAsked();
    void redoAsked();
    void hintAsked();
    void skipAsked();
    /// Somebody tried to choose this, and the table has said why it cannot be.
    void refused(const Spot& spot);
    /// What do the rules say about this? Asked where the key for it does not reach the window.
    void rulesAsked(const QString& topic);
};

} // namespace ui
