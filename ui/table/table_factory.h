#pragma once

#include "ui/table/table_surface.h"

namespace core {
class Game;
}

namespace ui {

/// The one list of tables: the surface for a game's matches. Null for a game without a table.
TableSurface* makeTable(const core::Game& game, TableSurface::Use use, QWidget* parent = nullptr);

} // namespace ui
