#include "app/settings_file.h"

#include <QFile>
#include <QSaveFile>

namespace app {

QSettings userSettings()
{
    return QSettings(
        QSettings::IniFormat, QSettings::UserScope, QStringLiteral("breakpoint"), QStringLiteral("breakpoint"));
}

std::string settingsText()
{
    QSettings settings = userSettings();
    settings.sync(); // what was set a moment ago is written now
    QFile file(settings.fileName());
    return file.open(QFile::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QString putSettingsText(const std::string& text)
{
    QSaveFile file(userSettings().fileName());
    const bool done = file.open(QFile::WriteOnly) && file.write(QByteArray::fromStdString(text)) >= 0 && file.commit();
    return done ? QString() : file.fileName();
}

} // namespace app
