#pragma once

#include <QSettings>

#include <string>

namespace app {

/// The user's own settings file, in the folder the desktop keeps for such.
QSettings userSettings();

/// Its text as it is now, whatever part of this program has set something; empty where there is no such file.
std::string settingsText();

/// Puts `text` in its place, at one stroke, for whoever opens it next. Empty, or the file that cannot be written.
QString putSettingsText(const std::string& text);

} // namespace app
