#pragma once

#include "ui/pages/play/play_presenter.h"

#include <QPointer>

class QWidget;

namespace ui {

class MatchBoard;
class MatchMenu;
class NoticeBar;
class PlaySettings;

/// What is shown of the times in which seats may answer: who has been asked, what can be done in one, and what was
/// passed for the viewer. It keeps when each person wishes to be asked.
class AnswerDesk final : public QObject {
    Q_OBJECT

public:
    /// `settings` may be null: then everybody is asked when it matters. All of it outlives the desk.
    AnswerDesk(PlayPresenter& presenter, PlaySettings* settings, MatchMenu& menu, QWidget* page);

    /// The table of `board` shows the match as it is now.
    void follow(MatchBoard& board);
    /// Says over the table what was passed for the viewer since it was asked last.
    void tellPasses();
    /// What it says lies where the table is now.
    void place();
    void putAway();
    /// What the table says while others have their time, or where the viewer had nothing in theirs.
    QString words() const;
    /// From now on whoever looks at the table is asked so.
    void setAskWhen(AskWhen when);
    AskWhen askWhen(core::Seat seat) const;

private:
    QString personKey(core::Seat seat) const;

    PlayPresenter& m_presenter;
    PlaySettings* m_settings;
    MatchMenu& m_menu;
    QWidget* m_page;
    NoticeBar* m_notice;
    QPointer<MatchBoard> m_board;
    std::size_t m_told = 0; ///< passes, of those that are new
};

} // namespace ui
