#pragma once

#include <QApplication>
#include <QCursor>
#include <QString>
#include <QWidget>

namespace ui {

/// What a widget is about at the moment, for the key that asks what the rules say: a card's name, the question that
/// is asked, a line of the log. Empty takes it back.
inline void setTopic(QWidget* widget, const QString& topic)
{
    widget->setProperty("topic", topic);
}

/// What is under the pointer there and tells its own topic, as a card does; empty where that is nothing. It comes
/// before what has the keyboard.
inline QString pointedTopic()
{
    const QWidget* under = QApplication::widgetAt(QCursor::pos());
    return under == nullptr || !under->property("pointed").toBool() ? QString() : under->property("topic").toString();
}

/// The widget is about that as long as the pointer is there; empty where it is at nothing.
inline void setPointedTopic(QWidget* widget, const QString& topic)
{
    widget->setProperty("pointed", !topic.isEmpty());
    setTopic(widget, topic);
}

/// The topic of the widget or, where it has none, of what it lies in.
inline QString topicOf(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget())
        if (const QString topic = widget->property("topic").toString(); !topic.isEmpty())
            return topic;
    return {};
}

} // namespace ui
