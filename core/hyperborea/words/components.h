#pragma once

#include "core/game/card_info.h"
#include "core/hyperborea/cards/library.h"

#include <vector>

namespace core::hyperborea {

/// Something of the box for whoever pictures it.
struct ComponentView {
    CardInfo info; ///< as Game::cards() has it, in the spoken language
    std::vector<std::vector<Space>> sets; ///< the spaces of each set that it has
    bool designed = false; ///< by this project
};

/// All of them, in the order of Game::cards().
std::vector<ComponentView> componentsOf(const Library& lib);

} // namespace core::hyperborea
