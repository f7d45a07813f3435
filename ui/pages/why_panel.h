#pragma once

#include "core/record/match_record.h"
#include "ui/pages/thinker.h"

#include <QScrollArea>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace ui {

/// Whether `viewer` may hear why `chooser` chose: it speaks of what `chooser` held. While a match goes on everybody
/// hears of their own choices alone; after it, and where no person plays, of all.
bool mayHearWhy(const core::MatchSummary& match, core::Seat chooser, core::Seat viewer);

/// Tells why a choice was made: what the player expected and what spoke for it. Hidden until there is something to
/// tell, then as high as that is, or as there is room.
class WhyPanel final : public QScrollArea {
    Q_OBJECT

public:
    WhyPanel(const core::Game& game, QWidget* parent);

    /// "Why this?", for the caller to lay out and to connect.
    QPushButton* button() { return m_button; }
    /// Puts the reasons away, for the caller to lay out beside that; hidden while there are none.
    QToolButton* closer() { return m_close; }
    /// Tells of choice number `number` of the record, counted from 1, which was made in `before`.
    void ask(const core::MatchRecord& record, int number, std::unique_ptr<core::Match> before, core::Seat viewer);
    /// The number of the choice that is told of; 0 for none.
    int number() const { return m_number; }
    void clear();
    /// Tells these lines in whatever language is spoken.
    void tellInEachLanguage(std::function<QString()> lines);

    QSize sizeHint() const override { return { QScrollArea::sizeHint().width(), maximumHeight() }; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QString written(const QString& lines) const;
    void tell(const QString& lines);
    void fit();
    void putAway();

    const core::Game& m_game;
    QPushButton* m_button;
    QLabel* m_text;
    QToolButton* m_close;
    Thinker m_thinker;
    std::unique_ptr<core::Match> m_before;
    std::string m_who; ///< as the record has it
    std::function<QString()> m_again; ///< says what is told now in the language that is spoken
    int m_number = 0;
};

} // namespace ui
