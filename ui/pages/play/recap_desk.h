#pragma once

#include "ui/pages/play/turn_recap.h"
#include "ui/table/stage.h"

#include <QObject>
#include <QPointer>

class QAction;
class QShortcut;

namespace ui {

class Animator;
class FeedbackSettings;
class RecapStrip;
class SpotMarks;
class TableSurface;

/// Tells a person whose turn begins what the others did since their last one, and shows it again on the table as it
/// was. The match itself is not touched, and waits meanwhile.
class RecapDesk final : public QObject {
    Q_OBJECT

public:
    /// `feedback` may be null: then nothing moves. All of it outlives the desk; the strip is for the page to lay out.
    RecapDesk(PlayPresenter& presenter, Animator& animator, const FeedbackSettings* feedback, QWidget* page);
    ~RecapDesk() override;

    RecapStrip& strip() { return *m_strip; }
    /// Opens the strip and takes the keyboard there; closes it again from there.
    QAction* action() { return m_action; }
    /// The table shows the match as it is now. Opens the strip where the viewer's turn has just begun, and where they
    /// are asked for the first time in another's.
    void follow(TableSurface& table);
    /// Nobody is there to whom anything may be told.
    void putAway();
    /// Somebody acts: the table is the one of now. The strip stays, and tells what comes.
    void goOn();
    /// Somebody has seen enough. It can be opened again.
    void close();
    /// Marks on the table what an event concerned, and shows beside it what it was about; nothing for null.
    void pointAt(const core::Event* event);
    /// The table is one of now; false where it was already.
    bool backToNow();
    /// The table is one of before.
    bool looksBack() const { return m_shown >= 0; }

Q_SIGNALS:
    /// looksBack() has changed to true; when it changes back nowAsked() says that the table has to be shown again.
    void lookedBack();
    void nowAsked();
    /// The keyboard was in the strip, which has closed or is done with showing.
    void keyboardFree();

private:
    void toggle();
    void setOpen(bool open);
    void fitEscape();
    void showAgain(int part);
    void point(int part);
    QList<Spot> spotsOf(const RecapPart& part) const;
    void bringIntoSight();
    bool wasPassed(int turn) const;
    static bool givesPoints(const RecapPart& part);
    void tell();
    std::vector<RecapPart> partsNow() const;

    PlayPresenter& m_presenter;
    Animator& m_animator;
    const FeedbackSettings* m_feedback;
    RecapStrip* m_strip;
    SpotMarks* m_marks;
    QAction* m_action;
    QPointer<TableSurface> m_table;
    QPointer<QShortcut> m_escape;
    std::vector<RecapPart> m_parts;
    int m_turn = 0; ///< the one in which the strip was opened last
    int m_shown = -1; ///< the part that is seen again
    bool m_acted = false; ///< since it was opened: Escape is the table's again
};

} // namespace ui
