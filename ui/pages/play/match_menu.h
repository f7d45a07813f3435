#pragma once

#include "ui/pages/play/ask_when.h"

#include <QToolButton>

namespace ui {

/// What one of kAiPauses is called.
QString aiPauseWord(int milliseconds);

/// The button above the table with what can be done with the match as a whole.
class MatchMenu final : public QToolButton {
    Q_OBJECT

public:
    explicit MatchMenu(QWidget* parent);

    /// An entry for the course of the match, which its owner names and enables. It may have a key.
    void insert(QAction* action);
    /// Some entries are for a match that is not over.
    void setMatchRunning(bool running);
    /// Whether a draw can be offered now; `persons` are at this screen and answer together.
    void setDrawPossible(bool possible, int persons);
    /// Whether the last choice can be taken back, and what was taken back be chosen again.
    void setTakeBack(bool undo, bool redo);
    /// When whoever looks at the table wishes to be asked.
    void setAskWhen(AskWhen when);
    /// Whether the match waits after each scoring.
    void setWaits(bool waits);
    /// Whether the game has times at which seats may answer: else nothing is asked of them.
    void setAnswerTimes(bool has);
    /// The pause that is chosen now, one of kAiPauses or none of them.
    void setPause(int milliseconds);

Q_SIGNALS:
    void newMatchAsked();
    void undoAsked();
    void redoAsked();
    void skipAsked();
    void leaveAsked();
    /// Asked for and confirmed, by all persons at this screen.
    void drawOffered();
    void giveUpAsked();
    void pauseChosen(int milliseconds);
    void askWhenChosen(AskWhen when);
    void waitsChosen(bool waits);

private:
    void confirmDraw();
    void confirmGivingUp();

    QAction* m_undo;
    QAction* m_redo;
    QAction* m_skip;
    QAction* m_draw;
    QMenu* m_asking; ///< when to be asked at such times
    QAction* m_waits;
    int m_persons = 1;
    QList<QAction*> m_ofMatch;
    QList<QAction*> m_pauses; ///< in the order of kAiPauses
    QList<QAction*> m_askWhen; ///< in the order of AskWhen
};

} // namespace ui
