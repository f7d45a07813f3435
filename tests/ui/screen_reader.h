#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QAccessibleInterface;
class QWidget;

namespace tests {

/// What a screen reader knows of a widget. Without one a view does not tell its interface that items were replaced:
/// each call asks for new ones.
QAccessibleInterface* spokenOf(QWidget& widget);
/// What is read of the thing that has the keyboard: of an item or a cell where it is in a list or a table.
QString focused();
/// Shows `look` what is in sight from there on until it says yes; false where it never does. Lists and tables have many
/// `items`: whoever looks for none of them is faster without.
bool visit(QAccessibleInterface* at, const std::function<bool(QAccessibleInterface*)>& look, bool items = true);
/// The name of each thing in sight.
QStringList everything(QWidget& window);

/// Whether a button beside the question answers it, by its name: neither the window's nor what leads back.
bool isAnswer(const QString& name);

} // namespace tests
