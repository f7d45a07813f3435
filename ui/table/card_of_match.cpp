#include "ui/table/card_of_match.h"

#include "core/game/game.h"
#include "ui/table/smashup/smash_up_credits.h"

namespace ui {

std::optional<CardOfMatch> cardOfMatch(const core::Game& game, const core::MatchRecord& record)
{
    if (game.id() == "smashup")
        return smashUpCardOfMatch(game, record);
    return std::nullopt;
}

} // namespace ui
