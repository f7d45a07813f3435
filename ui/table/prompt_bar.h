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
class QWidget;

namespace ui {

class KeyButton;
class ReadingLabel;
struct HintText;

/// The one place where something is asked: by which card, what, how many more, and a button for every answer that lies
/// on no card and no base. Gold is the answer that gains something; one that gives something up is gold only where
/// nothing else is left to do, is asked for twice where plays would be lost, and never has the keyboard first. The
/// space bar presses the one that passes or ends as long as the question itself has the keyboard.
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
    /// What would be given up by ending the phase ("1 minion and 1 action"); empty for nothing.
    void setUnused(const QString& unused);
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
    /// Above the question, until the next one. What is not read at once comes on demand, and for good in this bar.
    void setHint(const HintText& words, core::Choice choice);
    /// A sentence above the question, until the next one.
    void setRemark(const QString& sentence);
    void setUndoPossible(bool possible);
    /// Why nothing can be taken back: said where somebody tries to.
    void setUndoReason(const QString& reason);
    void setRedoPossible(bool possible);
    void setAsking(bool asking);
    QString sentence() const;
    QSize minimumSizeHint() const override;
    /// What takes the keyboard, in the order of the Tab key.
    QList<QWidget*> tabStops() const;
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
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    class Thumbnail;
    class Remark;
    struct Answer {
        QPushButton* button;
        core::ChoiceView choice;
    };
    void setTexts();
    QString whyNoUndo() const;
    void refresh();
    void remark(const QString& told, const QString& rest = {});
    void tellRemark();
    int besideQuestion(bool answers) const;
    void arrange();
    void add(const core::ChoiceView& choice, QWidget* place, bool gold);
    void press(const core::ChoiceView& choice);
    void disarm();
    bool pressBySpace();
    void showSpace();
    void step(int direction);

    QWidget* m_pictures;
    QLabel* m_label;
    ReadingLabel* m_hintLabel;
    Remark* m_remark; ///< what m_hintLabel lies in
    QPushButton* m_more; ///< shows m_rest, or puts it away again
    QWidget* m_words; ///< answers that need a row of their own
    QHBoxLayout* m_row; ///< the question and what is beside it
    QWidget* m_below; ///< takes the answers where they would leave the question no room
    QWidget* m_answers; ///< at the right end
    QWidget* m_offers;
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
    QString m_told; ///< what m_hintLabel tells always
    QString m_rest; ///< and what only where it is wished
    QStringList m_picks;
    int m_missing = 0; ///< picks
    QString m_notice;
    QString m_unused;
    QString m_undoReason;
    bool m_wishesAll = false; ///< m_rest, too
    bool m_armed = false; ///< the end was asked for once, with plays left
    bool m_skippable = false;
    bool m_undoPossible = false;
    bool m_redoPossible = false;
    bool m_canPutBack = false;
    bool m_asking = false;
};

} // namespace ui
