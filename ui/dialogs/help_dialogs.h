#pragma once

class QMainWindow;
class QWidget;

namespace ui {

/// Every key that does something, from the window's menus and from the pages.
void showShortcuts(QMainWindow* window);
/// Name, version, licence and what the program is made with.
void showAbout(QWidget* parent);

} // namespace ui
