#pragma once

#include "ui/pages/play/play_presenter.h"

class QWidget;

namespace core {
class MatchStore;
}

namespace ui {

class MatchBoard;
class NoticeBar;
class PlaySettings;

/// Decides in which matches the table says what can be done and why, and shows it beside the table.
class LessonDesk final : public QObject {
    Q_OBJECT

public:
    /// `matches` may be null: then no match is the first; so may `settings`: then nobody is taught unless they ask.
    /// What it says of itself lies over `stack`, where matches are played.
    LessonDesk(PlayPresenter& presenter, const core::MatchStore* matches, PlaySettings* settings, QWidget* stack);

    /// Another match comes to the table of `board`.
    void begin(MatchBoard& board) const;
    /// What the table of `board` has to say now, unless something else is read in its place.
    void show(MatchBoard& board, bool reading) const;
    /// Teaches in the match on the table of `board` from now on. False where nobody plays one.
    bool teach(MatchBoard& board) const;
    /// Nobody is taught any more until they ask, and is told how to.
    void silence(MatchBoard& board);
    /// A match is over: whoever asked to be taught was.
    void end() const;

private:
    bool isFirstMatch() const;
    bool isWanted() const;

    PlayPresenter& m_presenter;
    const core::MatchStore* m_matches;
    PlaySettings* m_settings;
    QWidget* m_stack;
    NoticeBar* m_notice = nullptr; ///< made when there is something to say
};

} // namespace ui
