#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace ui {

class EmptyState;
class PageHeader;
class PageStack;
class Panel;
class PuzzleSitting;
class PillLabel;
class TableSurface;
class TryRows;

/// "What was best?": a question out of a match at its table, answered as in a match, until the answer gives nothing
/// away. What was tried stays in sight with what it costs. "What would you do?": one question of a match after another,
/// each answered once, beside what was played.
class PuzzleView final : public QWidget {
    Q_OBJECT
public:
    /// `sitting` is asked from the first showEvent() on, and is the caller's.
    explicit PuzzleView(PuzzleSitting& sitting, QWidget* parent = nullptr);

Q_SIGNALS:
    void backAsked();
    /// The match that the puzzle is of is to be seen, after so many choices.
    void matchAsked(std::int64_t id, int choices);
    void rulesAsked(const QString& topic);

protected:
    void showEvent(QShowEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void takeKeyboard();
    QWidget* makeSide();
    void tell();
    void tellEmpty();
    void tellTable();
    void tellTries();
    void tellHint();
    void tellProgress();
    void tellGuesses();
    void askHint();
    QString verdict() const;

    PuzzleSitting& m_sitting;
    PageHeader* m_header;
    PageStack* m_stack;
    TableSurface* m_surface = nullptr; ///< null for a game without a table
    EmptyState* m_empty = nullptr;
    QPushButton* m_matches = nullptr; ///< where nothing is asked
    QPushButton* m_back = nullptr;
    Panel* m_triesPanel = nullptr;
    QLabel* m_task = nullptr; ///< what is to be found, until something was tried
    TryRows* m_tries = nullptr;
    QLabel* m_hint = nullptr;
    QLabel* m_verdict = nullptr;
    Panel* m_progressPanel = nullptr;
    QWidget* m_stepRow = nullptr;
    std::vector<PillLabel*> m_steps; ///< one for each of core::kPuzzleDays
    QLabel* m_comesBack = nullptr;
    QLabel* m_figures = nullptr;
    QPushButton* m_show = nullptr;
    QPushButton* m_next = nullptr;
    QPushButton* m_match = nullptr;
};

} // namespace ui
