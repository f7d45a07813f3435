#pragma once

#include "ui/dialogs/notice_bar.h"

namespace ui {

/// Lays a notice over the foot of a page, as wide as it needs, so that nothing below moves when it comes and goes.
void floatOver(NoticeBar* notice, QWidget* page);

} // namespace ui
