#pragma once

#include "core/game/shelf.h"
#include "core/record/match_store.h"
#include "core/stores/pair_store.h"
#include "ui/pages/play/match_plan.h"

#include <QWidget>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace ui {

class HomePresenter;
class KeyButton;
class NoticeBar;
class OpenMatchCard;
class PlayNowCard;
class RecentMatches;
class SearchButton;
class WelcomePane;

/// What Home works with; all of it outlives the page. `pairs` and `settings` may be null.
struct HomeRoom {
    core::Shelf games; ///< one at least
    core::MatchStore& matches;
    core::OpenMatches elsewhere {}; ///< for the threads beside the window
    const core::PairStore* pairs = nullptr;
    const PlaySettings* settings = nullptr;
};

/// Where the program begins: the match that waits, a new one at once, and how the last ones went. Before the first
/// match it says what there is to do.
class HomePage final : public QWidget {
    Q_OBJECT
public:
    explicit HomePage(HomeRoom room, QWidget* parent = nullptr);

    /// Reads the matches again.
    void refresh();

Q_SIGNALS:
    /// How many matches wait to be finished.
    void waitingChanged(int matches);
    void resumeAsked(qint64 id);
    void matchAsked(qint64 id);
    void matchesAsked();
    void playAsked(const ui::MatchPlan& plan);
    void offerAsked(const ui::MatchPlan& plan);
    void findAsked();
    void pairsAsked();
    void sheetAsked();
    void primerAsked(const core::Game* game);
    void teachAsked(const core::Game* game);
    void restoreAsked();
    void settingsAsked();

protected:
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeHeader();
    void makeCards();
    void makePlayNow();
    void makeWelcome();
    void makeLinks();
    void makeMore();
    void showFacts();
    void showHeader();
    void arrange();
    void focusFirst();
    KeyButton* first() const; ///< what Enter presses

    HomeRoom m_room;
    HomePresenter* m_presenter;
    QStackedWidget* m_stack;
    QWidget* m_board; ///< after the first match
    WelcomePane* m_welcome = nullptr;
    QLabel* m_greeting = nullptr;
    QLabel* m_date = nullptr;
    QBoxLayout* m_header = nullptr;
    SearchButton* m_search = nullptr;
    KeyButton* m_hotSeat = nullptr;
    QGridLayout* m_grid = nullptr;
    QWidget* m_links = nullptr; ///< to learn the game that is offered; null where it has nothing to learn from
    OpenMatchCard* m_open = nullptr;
    PlayNowCard* m_playNow = nullptr;
    RecentMatches* m_recent = nullptr;
    QWidget* m_more = nullptr; ///< what else can be done, as long as there are few matches; made for them
    NoticeBar* m_notice;
    bool m_few = false; ///< matches
    bool m_narrow = false;
    bool m_slim = false; ///< so narrow that nothing stands side by side
};

} // namespace ui
