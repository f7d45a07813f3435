#pragma once

#include "core/game/answer_time.h"
#include "ui/pages/play/ask_when.h"

#include <QFrame>
#include <QStringList>

class QAbstractButton;
class QButtonGroup;
class QLabel;
class QVBoxLayout;

namespace ui {

/// Who has been asked in a time to answer: what is open to everybody, the same for a seat that had an answer and kept
/// it and one that had none.
class AskedList final : public QFrame {
    Q_OBJECT

public:
    explicit AskedList(QWidget* parent);

    /// `first` is the seat that is asked first, the others follow in turn order; `viewer` is asked now, unless it only
    /// `missed` the time.
    void setTime(
        const core::AnswerTime& time, const QStringList& names, core::Seat first, core::Seat viewer, bool missed);
    /// What it says, line by line.
    const QStringList& told() const { return m_told; }

private:
    QLabel* m_heading;
    QVBoxLayout* m_rows;
    QList<QWidget*> m_shown;
    QStringList m_told;
};

/// When a person wishes to be asked, as three buttons side by side, and what the chosen one means.
class AskMe final : public QFrame {
    Q_OBJECT

public:
    explicit AskMe(QWidget* parent);

    void setWhen(AskWhen when);
    AskWhen when() const;
    QAbstractButton* button(AskWhen when) const;

Q_SIGNALS:
    void chosen(AskWhen when);

private:
    void say();

    QLabel* m_heading;
    QLabel* m_meaning;
    QButtonGroup* m_buttons;
};

/// "never", "when it matters", "always".
QString askWhenWord(AskWhen when);

} // namespace ui
