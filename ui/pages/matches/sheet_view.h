#pragma once

#include "core/game/shelf.h"
#include "core/record/score_sheet.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

class QBoxLayout;
class QComboBox;
class QDateEdit;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace ui {

class Announcer;
class GameMemory;
class MatchTerms;
class PageHeader;
class Panel;
class ScoreChart;
class SheetGrid;

/// A match with real cards, written up by keyboard: when, where, its lines (SheetGrid), and what the rules make of it
/// as it goes.
class SheetView final : public QWidget {
    Q_OBJECT
public:
    explicit SheetView(core::Shelf games, QWidget* parent = nullptr);
    ~SheetView() override;

    /// Begins with the game that was chosen last, and keeps what is chosen. `memory` outlives the view.
    void remember(GameMemory& memory);

    /// An empty sheet. `name` is the person's.
    void begin(const QString& name);
    /// The sheet of a match that was kept, to be mended.
    void correct(const core::MatchRecord& record);
    /// The match that is corrected; 0 for a new one.
    std::int64_t matchId() const { return m_matchId; }
    /// What is written so far.
    core::ScoreSheet sheet() const;
    /// Whether anything would be lost.
    bool hasContents() const;

Q_SIGNALS:
    /// The record has the id and edits of the match that it corrects, or 0.
    void keepAsked(const core::MatchRecord& record);
    void discardAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// A match option on which the points hang, as it is asked.
    struct Option {
        std::string name;
        QLabel* heading;
        QComboBox* box;
    };

    void arrange();
    void setGame(const core::Game* game);
    void makeGrid(QWidget* before);
    void fillOptions();
    void fitSeats();
    void fitOptions();
    bool hasPoints() const;
    bool fits(core::ScoreSheet sheet, int seats) const;
    core::ScoreSheet facts() const;
    QWidget* makeFacts();
    QWidget* makeSide();
    void work();
    void showVerdict(const core::ScoreSheet& sheet);
    void showPoints(const core::ScoreSheet& sheet);
    QString whyNotKept() const;
    void keep();
    std::string set() const;

    QList<const core::Game*> m_games; ///< those that can be written up
    const core::Game* m_game = nullptr; ///< of them the one that is; null for none
    std::unique_ptr<MatchTerms> m_terms; ///< null for a game without
    std::vector<Option> m_options;
    QString m_name; ///< the person's
    std::int64_t m_matchId = 0;
    int m_edits = 0; ///< MatchSummary::edits of that match
    std::string m_startedAt; ///< of the match that is corrected
    std::string m_before; ///< what was kept of it, as JSON
    std::function<void()> m_setTexts;
    PageHeader* m_header;
    Announcer* m_announcer;
    QBoxLayout* m_columns = nullptr;
    QBoxLayout* m_left = nullptr; ///< the facts and the lines
    QPushButton* m_keep = nullptr;
    QDateEdit* m_date = nullptr;
    QLineEdit* m_place = nullptr;
    QComboBox* m_set = nullptr;
    QComboBox* m_which = nullptr; ///< of the games; out of sight where there is one
    QLabel* m_whichHeading = nullptr;
    QGridLayout* m_facts = nullptr;
    SheetGrid* m_grid = nullptr;
    ScoreChart* m_chart = nullptr;
    QWidget* m_verdictPanel = nullptr;
    QLabel* m_verdictTitle = nullptr;
    QLabel* m_verdict = nullptr;
    QLabel* m_candidates = nullptr;
    Panel* m_below = nullptr; ///< what is meant, and notes
    QLabel* m_notesHeading = nullptr;
    QPlainTextEdit* m_notes = nullptr;
};

} // namespace ui
