#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class EmptyState;
class PageHeader;
class PageStack;
class Panel;
class PuzzleSitting;
class TableSurface;

/// "What was best?": a question out of a match at its table, answered as in a match, until the answer gives nothing
/// away. What was tried stays in sight with what it costs.
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

private:
    void takeKeyboard();
    QWidget* makeSide();
    void tell();
    void tellTable();
    void tellTries();
    void tellProgress();

    PuzzleSitting& m_sitting;
    PageHeader* m_header;
    PageStack* m_stack;
    TableSurface* m_surface = nullptr; ///< null for a game without a table
    EmptyState* m_empty = nullptr;
    Panel* m_triesPanel = nullptr;
    QLabel* m_tries = nullptr;
    QLabel* m_verdict = nullptr;
    Panel* m_progressPanel = nullptr;
    QLabel* m_comesBack = nullptr;
    QLabel* m_figures = nullptr;
    QPushButton* m_show = nullptr;
    QPushButton* m_next = nullptr;
    QPushButton* m_match = nullptr;
};

} // namespace ui
