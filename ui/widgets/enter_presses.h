#pragma once

class QObject;

namespace ui {

/// Enter presses the button that has the keyboard, as in dialogs, everywhere in the program as long as `owner` lives.
/// Qt leaves that to the space bar in any window that is no dialog.
void letEnterPressButtons(QObject* owner);

} // namespace ui
