#pragma once

#include <QFrame>

class QLabel;
class QVBoxLayout;

namespace core {
class ArticleStore;
class Game;
class MatchSession;
struct Standing;
}

namespace ui {

class AskMe;
class AskedList;
class CoachPanel;
class MatchLog;
class Overlay;
class RulesPanel;
class ScoreCourse;
struct Lesson;
class TableSurface;
class WhyPanel;

/// What the play page shows of the matches of one game: their table, the card that is pointed at, the log, and what
/// covers all that. The score above the table is the page's to lay out.
class MatchBoard final : public QWidget {
    Q_OBJECT

public:
    /// Takes `table` over. `articles` are null where the game has none.
    MatchBoard(const core::Game& game, TableSurface* table, const core::ArticleStore* articles, QWidget* parent);

    TableSurface& table() { return *m_table; }
    MatchLog& log() { return *m_log; }
    WhyPanel& why() { return *m_why; }
    AskedList& asked() { return *m_asked; }
    AskMe& askMe() { return *m_askMe; }
    /// Shows who has been asked and when the person wishes to be, in the place of the log.
    void showAnswerTime(bool on);
    Overlay& overlay() { return *m_overlay; }
    CoachPanel& coach() { return *m_coach; }
    /// What somebody who learns the game is told, nothing for an empty one.
    void setLesson(const Lesson& lesson);
    /// How the points have gone until now, above the log, where the table wishes it and there is room.
    void showCourse(const core::MatchSession& session, const core::Standing& now);
    /// Beside the table: the card and the log.
    QWidget& side() { return *m_side; }
    /// The rules, in the place of the side while they are read; null where the game has none.
    RulesPanel* rules() { return m_rules; }
    /// Where somebody is told what can be done: at the top of the side, or at the question where that is put away.
    void placeCoach(bool atSide);
    /// Says why the match could not be saved; nothing any more for an empty sentence.
    void setError(const QString& sentence);

Q_SIGNALS:
    void retryAsked();
    /// Why was the choice made that is marked in the log?
    void whyAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOutSide();
    void fitCard();
    QSize roomForCard() const;

    const core::Game& m_game;
    TableSurface* m_table;
    QFrame* m_side;
    QWidget* m_card = nullptr; ///< what is looked at, in as much room as there is
    QWidget* m_courseBox;
    ScoreCourse* m_course;
    MatchLog* m_log;
    WhyPanel* m_why;
    AskedList* m_asked;
    AskMe* m_askMe;
    RulesPanel* m_rules = nullptr;
    Overlay* m_overlay;
    CoachPanel* m_coach;
    QVBoxLayout* m_middle;
    QVBoxLayout* m_sideRows;
    QSize m_cardRoom; ///< the most that the card gets
    int m_cardHeight = 0; ///< what it has of that
    bool m_keepsHeight = false; ///< of the card, while lines of the log are pointed at
    QFrame* m_errorBar;
    QLabel* m_errorText;
};

} // namespace ui
