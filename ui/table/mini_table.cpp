#include "ui/table/mini_table.h"

#include "core/game/game.h"
#include "ui/table/smashup/smash_up_mini_table.h"

namespace ui {

MiniTable* makeMiniTable(const core::Game& game, QWidget* parent)
{
    if (game.id() == "smashup")
        return new SmashUpMiniTable(game, parent);
    return nullptr;
}

} // namespace ui
