#pragma once

#include "ui/pages/play/play_presenter.h"

#include <QCoreApplication>

class QAction;

namespace ui {

class TableSurface;

/// Lets a match wait while computers choose. Whoever looks on may read, undo and look about meanwhile; the pause ends
/// with the match, with a wish to skip, or where a person is asked because a choice was taken back.
class PauseDesk final : public QObject {
    Q_OBJECT

public:
    PauseDesk(PlayPresenter& presenter, QWidget* page);

    QAction* action() const { return m_action; }
    bool isPaused() const { return m_paused; }
    /// Pauses because points were given, where that is possible now.
    void pauseAfterScoring();
    /// The match has changed.
    void follow();
    /// Says in the place of the question that the match waits, with a button to go on.
    void show(TableSurface& table);
    void end();

Q_SIGNALS:
    void changed();

private:
    void setPaused(bool paused);

    PlayPresenter& m_presenter;
    QAction* m_action;
    bool m_paused = false;
    bool m_scored = false; ///< and that is why
};

} // namespace ui
