#pragma once

#include <QWidget>

#include <cstdint>
#include <memory>

class QLabel;
class QPushButton;
class QScrollArea;
class QSlider;
class QStackedWidget;
class QTimer;
class QVBoxLayout;

namespace core {
class AnalysisStore;
class Game;
class Match;
struct ChoiceWorth;
struct MatchSummary;
}

namespace ui {

class AnalysisDesk;
class ChanceChart;
class LineStrip;
class MarkList;
class MoveListModel;
class NoticeBar;
class PageHeader;
class Panel;
class ScoreChart;
class ScoreTableModel;
class SeatFigures;
class TableSurface;
class TextTable;
class WhyPanel;
struct OpenedMatch;

/// One stored match: its scoring chart with the numbers beside, its moves, and the table as it was at each of them.
class MatchView final : public QWidget {
    Q_OBJECT
public:
    explicit MatchView(const core::Game& game, QWidget* parent = nullptr);

    const core::Game& game() const { return m_game; }
    ~MatchView() override;

    /// Where analyses are kept; without it they are made anew each time. Must outlive the view.
    void setAnalyses(core::AnalysisStore* analyses);
    /// Whether puzzles can be kept; not at first.
    void offerPuzzles(bool on);
    void show(std::unique_ptr<OpenedMatch> match);
    /// Analyses the match that is shown, where that was not done.
    void analyse();
    /// The same match in the words of another language; the place among its moves stays.
    void showAgain(std::unique_ptr<OpenedMatch> match);
    /// The match that is shown; 0 for none.
    std::int64_t matchId() const;
    /// What is shown is what the list says now.
    bool isLike(const core::MatchSummary& now) const;
    /// The report of the analysis, as HTML or as PDF; empty where there is no analysis.
    QByteArray report(bool pdf) const;
    /// Shows the match after `choices` choices.
    void stepTo(int choices);

Q_SIGNALS:
    void backAsked();
    /// The questions of the match that the seat was asked are to be answered anew, one after another.
    void guessAsked(std::int64_t id, core::Seat seat);
    /// A puzzle is to be made of a choice of the match.
    void puzzleAsked(std::int64_t id, const core::ChoiceWorth& choice);
    void continueAsked(std::int64_t id);
    void exportAsked(std::int64_t id);
    void chartAsked(std::int64_t id); ///< as a file
    void reportAsked(std::int64_t id); ///< of the analysis, as a file
    /// What was written up of a match of a table is to be mended.
    void correctAsked(std::int64_t id);
    /// A match of its own is to be played on from there: after so many choices.
    void branchAsked(std::int64_t id, int choices);
    /// The same for practice, to see what comes of something else.
    void tryAsked(std::int64_t id, int choices);
    void removeAsked(std::int64_t id);
    /// What do the rules say about this? Asked where the key for it does not reach the window.
    void rulesAsked(const QString& topic);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void keepHeights();
    QWidget* makeMoves();
    QWidget* makeMiddle(const core::Game& game);
    QWidget* makeNumbers();
    void nameChart();
    void show(std::unique_ptr<OpenedMatch> match, int at);
    QWidget* makeTransport();
    /// To the next move in that direction that is shown; 0 stops what runs by itself.
    void step(int by);
    void runOn();
    void showWhole(bool whole);
    void pickTurn(double turn);
    void askWhy();
    void tellTable();
    void tellHand(const core::Match& match);
    void showAnalysis();
    void orderNumbers();

    const core::Game& m_game;
    std::unique_ptr<OpenedMatch> m_match;
    bool m_following = false; ///< the list is led to what is shown, and leads nowhere
    bool m_guesses = false; ///< guessing is offered
    int m_at = 0; ///< how many choices have been made in what is shown

    MoveListModel* m_moves;
    ScoreTableModel* m_scores;
    PageHeader* m_header;
    QPushButton* m_report = nullptr;
    QPushButton* m_continue = nullptr;
    QPushButton* m_branch = nullptr;
    QPushButton* m_correct = nullptr;
    QPushButton* m_whole = nullptr;
    QPushButton* m_run = nullptr;
    QLabel* m_chartHeading = nullptr;
    QPushButton* m_asTable = nullptr;
    QSlider* m_slider = nullptr;
    QStackedWidget* m_chartOrTable = nullptr;
    QLabel* m_place = nullptr;
    QWidget* m_movesPanel = nullptr;
    QWidget* m_transport = nullptr;
    QScrollArea* m_numbers = nullptr;
    QVBoxLayout* m_numberColumn = nullptr;
    QWidget* m_reasons = nullptr;
    TextTable* m_moveTable = nullptr;
    WhyPanel* m_why = nullptr;
    QPushButton* m_first = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_forward = nullptr;
    QPushButton* m_last = nullptr;
    ScoreChart* m_chart = nullptr;
    ChanceChart* m_chances = nullptr;
    QPushButton* m_asChances = nullptr; ///< win chances in the place of the scores
    QPushButton* m_nextError = nullptr;
    QPushButton* m_guess = nullptr; ///< where the questions can be asked
    AnalysisDesk* m_analysis = nullptr;
    LineStrip* m_line = nullptr;
    Panel* m_tablePanel = nullptr;
    TableSurface* m_surface = nullptr;
    QLabel* m_hand = nullptr; ///< what whoever is asked holds
    QWidget* m_noTable = nullptr; ///< in its place where a move does not replay
    Panel* m_figuresPanel = nullptr;
    Panel* m_marksPanel = nullptr;
    MarkList* m_marks = nullptr;
    SeatFigures* m_figures = nullptr;
    TextTable* m_scoreTable = nullptr;
    NoticeBar* m_notice;
    QTimer* m_runner;
};

} // namespace ui
