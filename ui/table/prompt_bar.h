#pragma once

#include "core/game/choice_view.h"
#include "ui/table/table_offer.h"

#include <QFrame>

#include <functional>

class QHBoxLayout;
class QLabel;
class QPainter;
class QPushButton;
class QShortcut;
class QVBoxLayout;
class QWidget;

namespace ui {

class KeyButton;
class PromptLine;
struct HintText;

/// The one place where something is asked: by which card, what, how many more, and a button for every answer that lies
/// on no card and no base. Gold is the answer that gains something; one that gives something up is gold only where
/// nothing else is left to do, is asked for twice where plays would be lost, and never has the keyboard first. The
/// space bar presses the one that passes or ends as long as the question itself has the keyboard, Enter the golden one.
///
/// It is as high whatever is asked, so that nothing around it moves: two lines, of which the second takes answers that
/// have no room beside the question, what is told, or a line of the page. Only words for which two lines are too few
/// make it higher.
class PromptBar final : public QFrame {
    Q_OBJECT

public:
    /// A small picture beside the question: the card that asks, and those that it is about.
    struct Picture {
        QString name; ///< for a tooltip and a screen reader
        QSize size; ///< pixels of the mock-ups
        std::function<void(QPainter& painter, const QRectF& area)> paint;
    };

    explicit PromptBar(QWidget* parent);

    void setQuestion(const QString& lead, const QString& question);
    void setPictures(const QList<Picture>& pictures);
    /// `deeds` are answers that lie on cards and bases, too, for a quick hand; `others` says whether anything else than
    /// a button can be chosen now.
    void setChoices(const std::vector<core::ChoiceView>& choices, const std::vector<core::ChoiceView>& deeds = {},
        bool others = false);
    /// What would be given up by ending the phase ("1 minion and 1 action"); empty for nothing. `asked` is the question
    /// whether it shall end anyway, where it is not the play phase that ends.
    void setUnused(const QString& unused, const QString& asked = {});
    /// A play that would be given up by passing: the key that ends and passes only says so at first, as whoever presses
    /// it may mean the end of the phase. The button and the space bar pass at once. Until the next question.
    void setPlayOffered(bool offered);
    /// Picked so far, where that can be put back.
    void setPutBack(bool possible);
    /// What was picked of several and is not chosen yet, and how many more there are to be: with the last it asks
    /// whether it shall be these. Empty, or another question, for none.
    void setPicks(const QStringList& picks, int missing);
    /// A sentence in place of the question, without buttons; empty brings the question back.
    void setNotice(const QString& notice, bool skippable);
    const QString& notice() const { return m_notice; }
    /// Buttons beside those of the answers, and beside a notice.
    void setOffers(const QList<TableOffer>& offers);
    /// Below the question, until the next one. What is not read at once comes on demand.
    void setHint(const HintText& words, core::Choice choice);
    /// A sentence below the question, until the next one.
    void setRemark(const QString& sentence);
    /// What is good to know at this question, where nothing else stands below it.
    void setIdle(const QString& sentence);
    /// The window has little height: the second line stands beside the answers.
    void setLow(bool low);
    /// Of the bar, whatever is asked.
    int usualHeight() const;
    /// For lines of the page.
    PromptLine& line() { return *m_line; }
    void setUndoPossible(bool possible);
    /// Why nothing can be taken back: said where somebody tries to.
    void setUndoReason(const QString& reason);
    void setRedoPossible(bool possible);
    void setAsking(bool asking);
    QString sentence() const;
    QSize minimumSizeHint() const override;
    /// What takes the keyboard, in the order of the Tab key.
    QList<QWidget*> tabStops() const;
    /// The button of that answer; null where it has none.
    QPushButton* buttonOf(core::Choice choice) const;
    bool hintHasKeyboard() const;
    /// The keyboard to where the answers begin, or the offers beside a notice; false where there is no button.
    bool focusAnswer();

Q_SIGNALS:
    void chosen(core::Choice choice);
    void picksConfirmed();
    void pickPutBack();
    void undoAsked();
    void redoAsked();
    void hintAsked();
    void skipAsked();
    void backAsked();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    class Thumbnail;
    struct Answer {
        QPushButton* button;
        core::ChoiceView choice;
    };
    void setTexts();
    QString whyNoUndo() const;
    void refresh();
    int besideQuestion(bool answers, bool pictures) const;
    int lineWidth(bool pictures) const;
    int oneLine() const;
    int firstHeight() const;
    int innerHeight() const;
    void arrange();
    void placeAnswers(bool below);
    void shareHeight(bool wide);
    void add(const core::ChoiceView& choice, QWidget* place, bool gold);
    void press(const core::ChoiceView& choice);
    void disarm();
    bool pressBySpace();
    bool pressByEnter();
    void warnOfPass();
    void showKey();
    void step(int direction);

    QWidget* m_pictures;
    QWidget* m_questionPlace; ///< has the height that is given to m_label
    QLabel* m_label;
    PromptLine* m_line; ///< the second one
    QVBoxLayout* m_rows; ///< m_row, and the line
    QHBoxLayout* m_row; ///< the question and what is beside it
    QVBoxLayout* m_column; ///< the question, and the line where the window is low
    QWidget* m_words; ///< many answers, always in the second line
    QWidget* m_answers; ///< at the right end, or in the second line where they would leave the question no room
    QWidget* m_offers; ///< likewise
    QList<QPushButton*> m_offerButtons;
    QPushButton* m_goOn; ///< not to end the play phase after all
    QPushButton* m_confirm; ///< that what was picked shall be chosen
    QPushButton* m_putBack;
    KeyButton* m_undo;
    QPushButton* m_redo;
    QShortcut* m_refusal; ///< has the key of m_undo where nothing can be taken back
    QShortcut* m_noEnd; ///< has the key of the answer that passes or ends where there is none
    KeyButton* m_hint;
    QPushButton* m_skip;
    QList<Answer> m_buttons;
    KeyButton* m_bySpace = nullptr; ///< the answer that the space bar gives
    QString m_lead;
    QString m_question;
    QStringList m_picks;
    int m_missing = 0; ///< picks
    QString m_notice;
    QString m_unused;
    QString m_unusedAsked;
    QString m_undoReason;
    bool m_low = false;
    bool m_armed = false; ///< the end was asked for once, with plays left
    bool m_playOffered = false;
    bool m_skippable = false;
    bool m_undoPossible = false;
    bool m_redoPossible = false;
    bool m_canPutBack = false;
    bool m_asking = false;
};

} // namespace ui
