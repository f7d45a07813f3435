#pragma once

#include "ui/table/lesson.h"

#include <QFrame>

class QBoxLayout;
class QLabel;

namespace ui {

class IconButton;
class OneLine;

/// What somebody who learns the game is told: above the card that is looked at, or where there is no side, in one line
/// at the question. Hidden while there is nothing to say.
class CoachPanel final : public QFrame {
    Q_OBJECT

public:
    enum class Form { Side, Line };

    explicit CoachPanel(QWidget* parent);

    void setLesson(const Lesson& lesson);
    void setForm(Form form);
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Somebody wants to be told no more.
    void silenced();

protected:
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void ink();
    void showText();

    QLabel* m_icon;
    QLabel* m_heading;
    QLabel* m_what;
    QLabel* m_why;
    OneLine* m_line; ///< all of it
    IconButton* m_close;
    QBoxLayout* m_words;
    Lesson m_lesson;
    Form m_form = Form::Side;
};

} // namespace ui
