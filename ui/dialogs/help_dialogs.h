#pragma once

#include <QList>

class QAction;
class QWidget;

namespace ui {

/// Every key that does something: those of `actions`, and those of the pages.
void showShortcuts(QWidget* window, const QList<QAction*>& actions);
/// Name, version, licence and what the program is made with.
void showAbout(QWidget* parent);

} // namespace ui
