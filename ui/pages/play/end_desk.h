#pragma once

#include "ui/pages/play/play_presenter.h"

#include <QPointer>

class QFrame;
class QStackedWidget;

namespace ui {

class EndButtons;
class EndPage;
class FeedbackSettings;
class MatchBoard;
class MotionDesk;

/// What is shown of a match that is over: its end page, or its table with the same buttons below.
class EndDesk final : public QObject {
    Q_OBJECT

public:
    /// `stack` takes the end page beside the boards. `feedback` may be null: then nothing moves. All of it outlives the
    /// desk; the bar is for the page to lay out.
    EndDesk(PlayPresenter& presenter, MotionDesk& motions, const FeedbackSettings* feedback, QStackedWidget* stack,
        QWidget* page);

    QFrame* bar() { return m_bar; } ///< below the table
    /// Another match comes to the table.
    void begin() { m_tableWanted = false; }
    /// The match on the table of `board` is over: shows how it ended as soon as its last choice has been seen. Whether
    /// it is `kept`, and can be gone through.
    void show(MatchBoard& board, bool kept);
    /// There is no match on the table that is over.
    void putAway();

Q_SIGNALS:
    void rematchAsked(ui::Rematch kind);
    void newMatchAsked();
    void matchAsked();
    void analysisAsked();
    /// The match after so many choices is to be seen.
    void momentAsked(int choices);
    void homeAsked();
    /// The end page is in front, or the table is looked at instead.
    void turned(bool toEndPage);

private:
    void showResult();
    void look(bool result);

    PlayPresenter& m_presenter;
    MotionDesk& m_motions;
    const FeedbackSettings* m_feedback;
    QStackedWidget* m_stack;
    EndPage* m_page;
    QFrame* m_bar;
    EndButtons* m_buttons; ///< in the bar
    QPointer<MatchBoard> m_board;
    bool m_kept = false;
    bool m_tableWanted = false; ///< instead of the end page
    bool m_waits = false; ///< until the last choice has been seen
};

} // namespace ui
