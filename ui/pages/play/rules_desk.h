#pragma once

#include "ui/pages/play/play_presenter.h"

#include <QPointer>
#include <QWidget>

namespace ui {

class MatchBoard;

/// Shows beside the table what the rules say of the moment. The match waits meanwhile.
class RulesDesk final : public QObject {
    Q_OBJECT

public:
    RulesDesk(PlayPresenter& presenter, QWidget* page);

    /// What they say of this moment and of `topic`; puts them away again where they have the keyboard. False where
    /// there is no match to be asked about, or nothing to read.
    bool show(MatchBoard& board, const QString& topic);
    bool isOpen() const;
    /// The match waits for whoever reads.
    bool waits() const { return m_waits; }
    /// Whoever plays on while the rules lie open does not wait.
    void playOn();
    /// The table shows the match as it is now.
    void follow();
    /// What was read is gone with it.
    void putAway();
    /// Puts them away, and gives the keyboard back to what had it.
    void close();
    /// From now on the match on the table is that presenter's.
    void setPlayed(PlayPresenter& presenter) { m_presenter = &presenter; }
    /// Beside the table of `board` as long as both can be read, alone where the text is too large for that.
    void fit(MatchBoard& board) const;

Q_SIGNALS:
    /// isOpen() or waits() has changed.
    void changed();

private:
    PlayPresenter* m_presenter;
    QWidget* m_page;
    QPointer<MatchBoard> m_board; ///< beside whose table they lie
    QPointer<QWidget> m_before; ///< what had the keyboard
    bool m_waits = false;
};

} // namespace ui
