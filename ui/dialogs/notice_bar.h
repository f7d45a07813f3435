#pragma once

#include "ui/language.h"

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;
class QShortcut;
class QTimer;

namespace ui {

/// A line at the foot of a page that says what happened, with a way back where there is one. A click puts it away. An
/// error stays until it is put away; good news goes by itself.
class NoticeBar final : public QFrame {
    Q_OBJECT
public:
    /// On that page, whose keyboard undoes what the notice offers to undo.
    explicit NoticeBar(QWidget* page);

    void tell(const Sentence& sentence);
    /// The sentence goes by itself; the key undoes it until something else is offered.
    void tellWithUndo(const Sentence& sentence, std::function<void()> undo);
    /// With a button that does something, and says by `verb` what. The sentence goes by itself.
    void tellWith(const Sentence& sentence, const Sentence& verb, std::function<void()> action);
    void tellError(const Sentence& sentence);
    QString sentence() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void present(Sentence sentence, bool error, bool offer);
    void act();
    void say();

    QFrame* m_panel;
    QLabel* m_text;
    QPushButton* m_undo;
    QPushButton* m_close;
    QTimer* m_leave;
    QShortcut* m_undoKey;
    Sentence m_sentence;
    Sentence m_verb; ///< null for Undo
    bool m_isError = false;
    std::function<void()> m_action;
};

} // namespace ui
