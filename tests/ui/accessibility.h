#pragma once

#include "tests/ui/spoken.h"

#include <QAccessible>
#include <QApplication>
#include <QDialog>
#include <QStringList>
#include <QWidget>

/// Finds widgets as a screen reader does: by the name they give. Names are English here, and found in every language.
namespace accessibility {

inline QString nameOf(QWidget* widget)
{
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
    return interface == nullptr ? QString() : interface->text(QAccessible::Name);
}

/// The widgets of this kind below `root` that are shown. Most of a window is on pages that are not: they are not gone
/// through, so it is much faster than to look at all of them.
template <typename Widget>
QList<Widget*> shown(const QWidget& root)
{
    QList<Widget*> all;
    for (QObject* child : root.children()) {
        auto* const part = qobject_cast<QWidget*>(child);
        if (part == nullptr || !part->isVisible())
            continue;
        if (auto* const widget = qobject_cast<Widget*>(part))
            all << widget;
        all << shown<Widget>(*part);
    }
    return all;
}

/// The widget of this kind with this accessible name, one that is shown before one that is not; null where there is
/// none.
template <typename Widget>
Widget* find(QWidget& root, const QString& name)
{
    Widget* hidden = nullptr;
    for (Widget* widget : root.findChildren<Widget*>()) {
        if (!tests::says(nameOf(widget), name))
            continue;
        if (widget->isVisible())
            return widget;
        if (hidden == nullptr)
            hidden = widget;
    }
    return hidden;
}

/// The widget of this kind that shows this text.
template <typename Widget>
Widget* withText(QWidget& root, const QString& text)
{
    for (Widget* widget : root.findChildren<Widget*>())
        if (tests::says(widget->text(), text))
            return widget;
    return nullptr;
}

/// The dialog that waits for an answer; null where none does.
inline QDialog* dialog()
{
    return qobject_cast<QDialog*>(QApplication::activeModalWidget());
}

/// Class and object name of everything that can have the keyboard and has no name to read out.
inline QStringList nameless(QWidget& root)
{
    QStringList result;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        const bool focusable = (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr;
        if (focusable && nameOf(widget).trimmed().isEmpty())
            result << QStringLiteral("%1 %2").arg(
                QString::fromLatin1(widget->metaObject()->className()), widget->objectName());
    }
    return result;
}

} // namespace accessibility
