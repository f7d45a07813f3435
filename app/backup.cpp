#include "app/backup.h"

#include "app/composition.h"
#include "app/settings_file.h"
#include "database/backup.h"
#include "database/failure.h"

#include <QCoreApplication>

namespace app {

core::StoreResult backUp(const Composition& composition, const std::string& to)
{
    return database::backUp(composition.databasePath(), to, composition.isOwn() ? settingsText() : std::string());
}

core::StoreResult restore(const Composition& composition, const std::string& backup, std::string& kept)
{
    if (!composition.isOwn())
        return database::restore(backup, composition.databasePath(), kept);
    const std::string before = settingsText();
    std::string settings = before;
    core::StoreResult result = database::restore(backup, composition.databasePath(), kept, &settings);
    if (!result.ok() || settings == before)
        return result;
    const QString unwritten = putSettingsText(settings);
    return unwritten.isEmpty()
        ? result
        : database::refusal(unwritten,
            QT_TRANSLATE_NOOP("Database",
                "All but the settings was restored. The file %1 cannot be written: see that you may write there, and "
                "restore once more."));
}

} // namespace app
