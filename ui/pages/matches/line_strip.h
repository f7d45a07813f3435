#pragma once

#include "core/analysis/likely_line.h"

#include <QWidget>

class QButtonGroup;
class QLabel;
class QPushButton;

namespace core {
struct ChoiceWorth;
}

namespace ui {

struct OpenedMatch;

/// What would have been: below the table of a match, the table before a choice that was analysed, after the best
/// answer, after the one that was played, or after any other, and the line that would most likely have followed.
class LineStrip final : public QWidget {
    Q_OBJECT
public:
    enum class Shows { Before, Best, Played, Other };

    explicit LineStrip(QWidget* parent);
    ~LineStrip() override;

    /// Whether puzzles can be kept.
    void offerPuzzles(bool on);
    /// What was chosen with the last of so many choices; hidden without a choice that was analysed. Both must stay
    /// until the next. Whoever looked at the best of the last choice sees the best of this one.
    void open(const OpenedMatch* match, const core::ChoiceWorth* choice);
    /// The table after the answer at that place of the analysis.
    void showAnswer(int place);

    /// The table to be shown in the place of that of the match; null where it is that.
    const core::Match* table() const;
    /// What table() is.
    QString heading() const;

Q_SIGNALS:
    /// table() is another one.
    void changed();
    /// A match of its own is to be begun before the choice with which so many were made.
    void tryAsked(int choices);
    /// A puzzle is to be made of that choice.
    void puzzleAsked(const core::ChoiceWorth& choice);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void show(Shows what);
    void showStep(int step);
    void tellAll();
    int placeShown() const;

    const OpenedMatch* m_match = nullptr;
    const core::ChoiceWorth* m_choice = nullptr;
    Shows m_shows = Shows::Played;
    int m_other = 0; ///< the place of an answer
    std::vector<core::LineStep> m_line; ///< after the answer that is shown; empty where that is the match itself
    int m_step = 0; ///< of the line; 0 is the answer
    bool m_makesPuzzles = false;

    QButtonGroup* m_tables;
    QPushButton* m_showLine = nullptr;
    QPushButton* m_try = nullptr;
    QPushButton* m_puzzle = nullptr;
    QWidget* m_steps = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_forward = nullptr;
    QLabel* m_told = nullptr;
};

} // namespace ui
