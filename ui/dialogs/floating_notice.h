#pragma once

#include "ui/dialogs/notice_bar.h"

namespace ui {

/// Lays a notice at the foot of a page, as wide as it needs. While it is there the page ends above it: it covers
/// nothing that is to be read or pressed, and what stands at the top of the page does not move. A page that scrolls has
/// it at the foot of what is seen.
void standBelow(NoticeBar* notice, QWidget* page);
/// Lays a notice over the top of a table, on which nothing may move.
void floatOver(NoticeBar* notice, QWidget* table);

} // namespace ui
