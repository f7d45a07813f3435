#pragma once

#include "ui/dialogs/notice_bar.h"

namespace ui {

/// Lays a notice over an edge of a page, as wide as it needs, so that nothing below moves when it comes and goes.
void floatOver(NoticeBar* notice, QWidget* page, Qt::Edge edge = Qt::BottomEdge);

} // namespace ui
