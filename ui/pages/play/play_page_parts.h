#pragma once

#include "ui/language.h"
#include "ui/pages/play/play_presenter.h"
#include "ui/pages/play/play_room.h"

#include <QObject>

#include <map>
#include <optional>

class QFrame;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace ui {

class AnswerDesk;
class EndDesk;
class KeptNotice;
class LessonDesk;
class MatchBoard;
class MatchMenu;
class MotionDesk;
class NewMatchDesk;
class PauseDesk;
class RecapDesk;
class RulesDesk;
class StartPanel;
class TryDesk;
struct MatchPlan;

/// The widgets of the page, and what joins them to the presenter.
class PlayPageParts final : public QObject {
    Q_OBJECT

public:
    PlayPageParts(PlayRoom room_, QWidget& page_);

    std::int64_t matchId() const;
    void refresh();
    void askWhy();
    bool hasPlayedOn() const;
    void offerDraw();
    void showAgain();
    void listWaiting();
    void showStart();
    void begin(const core::Game& game, const core::MatchSetup& setup, const MatchPlan& plan);
    void resume(std::int64_t id);
    void rematch(Rematch kind);
    void fitSide();
    void tellPractice();
    void tellOrigin();
    void fitHead();
    void showSide(bool on);
    void showLesson();
    bool showRules(const QString& topic);
    bool teach();
    /// Nobody thinks while the page is out of sight, somebody reads the rules or has paused the match.
    void holdOrGoOn();
    void tell(const core::Problems& problems, const Sentence& title);

    PlayRoom room;
    QWidget& page;
    PlayPresenter presenter;
    QFrame* header;
    QLabel* pageTitle;
    QLabel* badge; ///< that the match counts nowhere
    QPushButton* origin; ///< back to the match that this one goes on from
    QHBoxLayout* bars; ///< has the score of the table
    QVBoxLayout* lineRows; ///< has those of the page for which a table has no place
    QStackedWidget* stack;
    StartPanel* start;
    std::map<const core::Game*, MatchBoard*> boards; ///< each made for the first match of its game
    MatchBoard* board = nullptr; ///< of the match that is on the table, or was last; null before any
    MatchMenu* matchMenu;
    QPushButton* logToggle;
    MotionDesk* motions = nullptr; ///< what moves and is heard
    RecapDesk* recap = nullptr; ///< what the others did
    AnswerDesk* answers = nullptr; ///< times to answer
    PauseDesk* pause = nullptr; ///< a match that waits because somebody wishes it
    TryDesk* tryOut = nullptr; ///< a line that is tried out
    std::size_t whyAskedAt = 0; ///< how many choices had been made
    KeptNotice* kept = nullptr;
    LessonDesk* lessons = nullptr; ///< what can be done and why
    NewMatchDesk* newMatch = nullptr; ///< what is to be played
    RulesDesk* rules = nullptr; ///< what the rules say of the moment
    EndDesk* end = nullptr; ///< how a match ended
    PlayPresenter::State shown = PlayPresenter::State::Idle;
    core::Seat shownViewer = core::Seat::None;
    bool tellsLater = false; ///< the log waits for what moves
    bool opensLater = false; ///< what others did is told once a scoring has been seen
    bool begins = false; ///< another match comes to the table
    bool outOfSight = true; ///< another page is in front
    bool sideClosed = false; ///< by the person, where there was room for it
    std::optional<bool> wide; ///< enough for the side of the table; nobody has looked yet

Q_SIGNALS:
    // See PlayPage.
    void matchAsked(std::int64_t id);
    void analysisAsked(std::int64_t id);
    void momentAsked(std::int64_t id, int choices);
    void homeAsked();
    void matchesChanged();
    void matchEnded(std::int64_t id);
    void handedOver();
    void rulesAsked(const QString& topic);
    void articleAsked(const QString& address, const QString& words);

private:
    void build();
    void joinDesks();
    void joinMatchMenu();
    int aiPause() const;
    void joinTryOut();
    /// Of the match on the table: the line that is tried out, or the match itself.
    PlayPresenter& played();
    bool keyboardIsAtTable() const;
    void goToChoice();
    void takeBack(void (PlayPresenter::*deed)());
    void showTable();
    void tellBeside();
    void tellNow();
    void cover();
    void showNotice();
    QString lastDeed() const;
    const core::ArticleStore* articlesOf(const core::Game& game) const;
    MatchBoard* boardOf(const core::Game& game);
    bool hasTable(const core::Game& game, core::Problems& problems);
    void placeLines();
    void takeBoard();
};

} // namespace ui
