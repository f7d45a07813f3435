#include "core/registry.h"

#include "core/hyperborea/ability/checker.h"
#include "core/hyperborea/hyperborea_game.h"
#include "core/smashup/ability/checker.h"
#include "core/smashup/smash_up_game.h"
#include "core/starrealms/ability/checker.h"
#include "core/starrealms/star_realms_game.h"

namespace core {

namespace {

constexpr GameEntry kGames[] = {
    { "smashup", "cards/smashup", smashup::SmashUpGame::make, smashup::checkCardFile },
    { "starrealms", "cards/starrealms", starrealms::StarRealmsGame::make, starrealms::checkCardFile },
    { "hyperborea", "cards/hyperborea", hyperborea::HyperboreaGame::make, hyperborea::checkCardFile },
};

} // namespace

std::span<const GameEntry> gameEntries()
{
    return kGames;
}

const GameEntry* findGame(std::string_view id)
{
    for (const GameEntry& entry : kGames)
        if (entry.id == id)
            return &entry;
    return nullptr;
}

} // namespace core
