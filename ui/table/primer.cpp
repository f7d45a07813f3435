#include "ui/table/primer.h"

#include "core/game/game.h"
#include "ui/table/smashup/smash_up_primer.h"

namespace ui {

std::unique_ptr<Primer> makePrimer(const core::Game& game)
{
    if (game.id() == "smashup")
        return std::make_unique<SmashUpPrimer>(game);
    return nullptr;
}

} // namespace ui
