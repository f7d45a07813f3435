#pragma once

#include "core/game/choice_view.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QWidget;

namespace ui {

class ReadingLabel;

/// What is asked, in one sentence, and a button for every answer that lies on no card and no base.
class PromptBar final : public QFrame {
    Q_OBJECT

public:
    explicit PromptBar(QWidget* parent);

    void setQuestion(const QString& lead, const QString& question);
    void setChoices(const std::vector<core::ChoiceView>& choices);
    /// A sentence in place of the question, without buttons; empty brings the question back.
    void setNotice(const QString& notice, bool skippable);
    void setHint(const QString& lines, core::Choice choice);
    /// A sentence below the question, until the next one.
    void setRemark(const QString& sentence);
    void setUndoPossible(bool possible);
    void setAsking(bool asking);
    QString sentence() const;
    /// What takes the keyboard, in the order of the Tab key.
    QList<QWidget*> tabStops() const;
    /// The keyboard to the first answer; false where there is no button.
    bool focusAnswer();

Q_SIGNALS:
    void chosen(core::Choice choice);
    void undoAsked();
    void hintAsked();
    void skipAsked();
    void backAsked();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void setTexts();
    void refresh();

    QLabel* m_label;
    ReadingLabel* m_hintLabel;
    QWidget* m_words; ///< answers that need a row of their own
    QWidget* m_answers; ///< at the right end
    QPushButton* m_undo;
    QPushButton* m_hint;
    QPushButton* m_skip;
    QList<std::pair<QPushButton*, core::Choice>> m_buttons;
    QString m_lead;
    QString m_question;
    QString m_notice;
    bool m_skippable = false;
    bool m_undoPossible = false;
    bool m_asking = false;
};

} // namespace ui
