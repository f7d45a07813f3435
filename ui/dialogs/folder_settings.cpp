#include "ui/dialogs/folder_settings.h"

#include <QDir>
#include <QStandardPaths>

namespace ui {

namespace {

struct KeptFolder {
    FolderSettings* settings = nullptr;
    QString last; ///< of this run
};

KeptFolder& keptFolder()
{
    static KeptFolder kept;
    return kept;
}

} // namespace

QString exportFolder()
{
    const KeptFolder& kept = keptFolder();
    const QString known = kept.last.isEmpty() && kept.settings != nullptr ? kept.settings->exportFolder() : kept.last;
    for (const QString& folder : { known, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) })
        if (!folder.isEmpty() && QDir(folder).exists())
            return folder;
    return QDir::homePath();
}

void setExportFolder(const QString& folder)
{
    KeptFolder& kept = keptFolder();
    kept.last = folder;
    if (kept.settings != nullptr)
        kept.settings->setExportFolder(folder);
}

void keepExportFolder(FolderSettings* settings)
{
    keptFolder().settings = settings;
}

} // namespace ui
