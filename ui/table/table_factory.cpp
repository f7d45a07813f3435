#include "ui/table/table_factory.h"

#include "core/game/game.h"
#include "ui/table/smashup/smash_up_table.h"

namespace ui {

TableSurface* makeTable(const core::Game& game, TableSurface::Use use, QWidget* parent)
{
    if (game.id() == "smashup")
        return new SmashUpTable(FactionLooks(game), use, parent);
    return nullptr;
}

} // namespace ui
