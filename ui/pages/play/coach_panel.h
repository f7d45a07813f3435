#pragma once

#include "ui/table/lesson.h"

#include <QFrame>

class QBoxLayout;
class QLabel;

namespace ui {

class IconButton;

/// What somebody who learns the game is told: above the card that is looked at, or where there is no side, as a strip
/// above the table. Hidden while there is nothing to say.
class CoachPanel final : public QFrame {
    Q_OBJECT

public:
    enum class Form { Side, Strip };
    /// What a strip has room for. The reason is in its tooltip where it is left out.
    enum class Room { Everything, WhatOnly, Nothing };

    explicit CoachPanel(QWidget* parent);

    void setLesson(const Lesson& lesson);
    void setForm(Form form);
    void setRoom(Room room);

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
    IconButton* m_close;
    QBoxLayout* m_words;
    Lesson m_lesson;
    Form m_form = Form::Side;
    Room m_room = Room::Everything;
};

} // namespace ui
