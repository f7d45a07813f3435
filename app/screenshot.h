#pragma once

#include "ui/theme.h"

#include <QSize>
#include <QString>
#include <QStringList>

class QApplication;

namespace app {

class Composition;

/// A picture of one page, asked for at the command line.
struct ScreenshotRequest {
    QString page;
    std::string game; ///< its id; empty for the first there is
    std::string set; ///< which printing; empty for the game's default
    QSize size { 1440, 900 };
    ui::Appearance appearance = ui::Appearance::Dark;
    int textPercent = 100;
    QString out;
};

/// The pages a picture can be made of.
QStringList screenshotPages();

/// Renders the page to a PNG file. The play page shows a match in its middle and the match page a finished one; where
/// the database has none, one is played for the picture and kept nowhere. False, with `error`, when it cannot be done.
bool takeScreenshot(
    QApplication& application, Composition& composition, const ScreenshotRequest& request, QString& error);

} // namespace app
