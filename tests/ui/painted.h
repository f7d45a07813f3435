#pragma once

#include <QStringList>

class QWidget;

namespace tests {

/// The texts that `root` and all below it that is in sight paint, piece by piece: what delegates and charts draw is
/// read out by no widget.
QStringList paintedIn(QWidget& root);

} // namespace tests
