#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace ui {

/// Asks for a name that is not empty and not in `taken`. Empty when the person thought better of it.
QString askName(QWidget* parent, const QString& title, const QString& question, const QString& proposal,
    const QStringList& taken, const QString& accept);

/// Asks before something that cannot be taken back. `verb` is what the button says ("Delete").
bool askToConfirm(QWidget* parent, const QString& title, const QString& sentence, const QString& verb);

} // namespace ui
