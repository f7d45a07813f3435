#pragma once

class QWidget;

namespace ui {

/// Name, version, licence and what the program is made with.
void showAbout(QWidget* parent);

} // namespace ui
