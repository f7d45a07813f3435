#pragma once

#include <QString>
#include <QWidget>

namespace ui {

/// What a widget is about at the moment, for the key that asks what the rules say: a card's name, the question that
/// is asked, a line of the log. Empty takes it back.
inline void setTopic(QWidget* widget, const QString& topic)
{
    widget->setProperty("topic", topic);
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
