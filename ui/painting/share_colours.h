#pragma once

#include <QColor>
#include <QString>

namespace ui {

struct Colours;

/// The ground of a cell of a matrix of shares: blue where the row wins, orange where it loses, as strong as it does.
QColor groundOfShare(double share, const Colours& colours);
/// What is read on that.
QColor inkOfShare(double share, const Colours& colours);
/// "59" of a share.
QString shareFigure(double share);

} // namespace ui
