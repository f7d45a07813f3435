#pragma once

#include "core/record/match_record.h"
#include "ui/table/card_of_match.h"

#include <optional>

namespace core {
class Game;
}

namespace ui {

/// See cardOfMatch(); of a match of Smash Up.
std::optional<CardOfMatch> smashUpCardOfMatch(const core::Game& game, const core::MatchRecord& record);

} // namespace ui
