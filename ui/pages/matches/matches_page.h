#pragma once

#include "core/game/shelf.h"
#include "core/record/match_store.h"
#include "core/results/statistics_store.h"

#include "ui/pages/matches/view_switch.h"

#include <QWidget>

#include <functional>
#include <map>

namespace core {
class AnalysisStore;
class PuzzleStore;
struct Puzzle;
}

namespace ui {

class CardCounter;
class CardsView;
class AnalysisQueue;
class GameMemory;
class MatchListSettings;
class MatchListView;
class MatchView;
class MatchesPresenter;
class NoticeBar;
class PageStack;
class PuzzleSitting;
class PuzzleView;
class SheetView;
class StatisticsPresenter;
class StatisticsView;
struct OpenedMatch;

/// The matches that were played: the list, and one of them opened.
class MatchesPage final : public QWidget {
    Q_OBJECT
public:
    /// `elsewhere` as MatchesPresenter takes it; `settings` as MatchListView does.
    MatchesPage(core::Shelf games, core::MatchStore& matches, core::OpenMatches elsewhere = {},
        MatchListSettings* settings = nullptr, QWidget* parent = nullptr);

    /// Where analyses are kept; without it they are made anew each time. Must outlive the page.
    void setAnalyses(core::AnalysisStore* analyses);
    /// A match has come to its end: it is analysed by itself, where that is set.
    void matchEnded(std::int64_t id);
    /// Offers statistics of the matches, as StatisticsPresenter takes them.
    void setStatistics(core::StatisticsStore* store, core::OpenStatistics elsewhere = {});
    void showStatistics();
    void showCards();
    /// Those of a game that come with the program.
    using ShippedPuzzles = std::function<std::vector<core::Puzzle>(const core::Game& game)>;
    /// Offers the puzzles of each game: those kept in the store and those that ship, where there are some. `store` must
    /// outlive the page.
    void setPuzzles(core::PuzzleStore& store, ShippedPuzzles shipped);
    void showPuzzles();
    /// `stamp` gives another number where matches have come, ended or gone, whoever did that; it is asked every other
    /// second while the page is seen.
    void setStamp(std::function<std::int64_t()> stamp);
    /// Reads the list again, and the match that is open where it has changed.
    void refresh();
    /// Whose deletion would clear the table; 0 for none.
    void setMatchOnTable(std::int64_t id);
    void showList();
    /// The list, where a match is open, or a puzzle; a sheet that is half written stays.
    void leaveMatch();
    /// Opens an empty sheet for a match with real cards, or the one that is half written.
    void showSheet();
    /// Takes matches from files, each whole or not at all, and says what is wrong with those that are not taken.
    void importFiles(const QStringList& paths);
    /// The same, and opens what came of a single file, whether it was here already or not.
    void openFiles(const QStringList& paths);
    /// Opens a match, as it was after so many choices or, with -1, where it is shown first. False where it cannot be
    /// read; the page then says why.
    bool openMatch(std::int64_t id, int choices = -1);
    /// Which game is shown first where one of several is. It outlives the page, and comes before what it is for.
    void setGameMemory(GameMemory& memory) { m_memory = &memory; }
    /// Analyses that match, where it is open and that was not done.
    void analyse(std::int64_t id);
    /// The game of the match that is open, or of the puzzle; null while the list is shown.
    const core::Game* game() const;

Q_SIGNALS:
    void continueAsked(std::int64_t id);
    void matchRemoved(std::int64_t id);
    /// Matches were deleted, brought back or came from elsewhere.
    void matchesChanged();
    /// A match is to be played.
    void playAsked();
    /// What do the rules say about this?
    void rulesAsked(const QString& topic);

private:
    /// The puzzles of a game.
    struct Asked {
        PuzzleSitting* sitting = nullptr;
        PuzzleView* view = nullptr;
    };

    void makePuzzles();
    void endGuessing();
    void guess(std::int64_t id, core::Seat seat);
    void openSheet();
    void bringSheet();
    void correctSheet(std::int64_t id);
    void keepSheet(const core::MatchRecord& record);
    void discardSheet();
    void leaveSheet();
    void showView(ViewSwitch::View view);
    void exportFigures(const QString& file, const QByteArray& csv);
    void askForFiles();
    std::vector<std::int64_t> takeFiles(const QStringList& paths);
    void chooseUsualGame();
    MatchView* viewOf(const core::Game& game);
    void showMatch(std::unique_ptr<OpenedMatch> match);
    void takeFocus(QWidget* view);
    void exportMatches(const std::vector<std::int64_t>& ids);
    void exportChart(std::int64_t id);
    void exportReport(std::int64_t id);
    void removeMatches(const std::vector<std::int64_t>& ids);
    void showBin();
    void restoreMatches(const std::vector<std::int64_t>& ids);
    void tellRestored(const std::vector<std::int64_t>& ids);

    core::MatchStore& m_matches;
    core::OpenMatches m_elsewhere;
    MatchListSettings* m_settings;
    GameMemory* m_memory = nullptr;
    QString m_usualGame; ///< of the statistics, as long as nobody has chosen another
    core::AnalysisStore* m_analyses = nullptr;
    AnalysisQueue* m_queue = nullptr; ///< where analyses are kept
    MatchesPresenter* m_presenter;
    StatisticsPresenter* m_results = nullptr; ///< of m_statistics
    PageStack* m_stack;
    MatchListView* m_list;
    StatisticsView* m_statistics = nullptr; ///< where they are offered
    CardCounter* m_counter = nullptr; ///< of m_cards
    CardsView* m_cards = nullptr; ///< likewise
    core::PuzzleStore* m_puzzleStore = nullptr;
    ShippedPuzzles m_shippedPuzzles;
    std::map<const core::Game*, Asked> m_asked; ///< made when they are asked for
    QWidget* m_puzzles = nullptr; ///< likewise: of one game its view, of several all of them in one
    std::map<const core::Game*, MatchView*> m_views; ///< each made when the first match of its game is opened
    SheetView* m_sheet = nullptr; ///< made when it is asked for
    MatchView* m_view; ///< the one that shows a match, or did last
    NoticeBar* m_notice;
    std::vector<std::int64_t> m_removed; ///< what the notice offers to bring back
    std::int64_t m_onTable = 0;
    std::function<std::int64_t()> m_stamp;
    std::int64_t m_lastStamp = 0;
};

} // namespace ui
