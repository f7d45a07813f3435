#pragma once

#include "ui/pages/play/play_presenter.h"

#include <QCoreApplication>
#include <QPointer>

#include <functional>

class QAction;
class QFrame;

namespace ui {

class Announcer;
class MatchBoard;
class MotionDesk;
class RulesDesk;
class TryFrame;
class TryStrip;

/// Lets a person who is asked try out a line: what they choose, and the others thereupon, in a match of its own that
/// is dealt from what they know. The match itself is not touched, and is shown again as it was.
class TryDesk final : public QObject {
    Q_OBJECT

public:
    /// The strip is for the page to lay out. All of it outlives the desk.
    TryDesk(PlayPresenter& match, MotionDesk& motions, RulesDesk& rules, QWidget* page);
    ~TryDesk() override;

    /// Begins; puts back again.
    QAction* action() const { return m_action; }
    QFrame& strip();
    bool isOn() const;
    /// Of the line, while one is tried out.
    PlayPresenter& line() { return *m_line; }
    /// Begins where the match asks its viewer now, on the table of `board`.
    void begin(MatchBoard& board);
    /// The match has changed: a line may begin, and ends where it was tried out at a question that is no more.
    void follow();
    /// The table shows the line as it is now.
    void show();

Q_SIGNALS:
    void asked(); ///< somebody wants to try out
    void putBack(); ///< the table has to show the match again
    /// The line has gone on: show() has something to show.
    void changed();

private:
    void toggle();
    void leave();
    void end();
    void stepBack();
    QString notice() const;
    int steps() const;

    PlayPresenter& m_match;
    PlayPresenter* m_line;
    MotionDesk& m_motions;
    RulesDesk& m_rules;
    TryStrip* m_strip;
    TryFrame* m_frame;
    Announcer* m_announcer;
    QAction* m_action;
    QAction* m_back; ///< Escape puts back, wherever the keyboard is on the page
    QPointer<MatchBoard> m_board; ///< on whose table it is shown
    std::function<void()> m_place; ///< what had the keyboard and was looked at
    PlayPresenter::State m_shown = PlayPresenter::State::Idle;
};

} // namespace ui
