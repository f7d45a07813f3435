#pragma once

#include <QString>

namespace ui {

/// Where files were written last. The program's settings implement it.
class FolderSettings {
public:
    virtual ~FolderSettings() = default;
    virtual QString exportFolder() const = 0; ///< empty before the first file
    virtual void setExportFolder(const QString& folder) = 0;
};

/// The folder that is proposed for every file that is written: the one of the last such file, else the person's
/// documents, else the home folder; always one that is there.
QString exportFolder();
/// A file was written into this folder, or is going to be.
void setExportFolder(const QString& folder);
/// Keeps it between runs from now on; null for this run alone. It outlives whoever asks.
void keepExportFolder(FolderSettings* settings);

} // namespace ui
