#pragma once

#include "ui/table/card_of_match.h"

namespace ui {

/// See cardOfMatch(); of a match of Smash Up.
std::optional<CardOfMatch> smashUpCardOfMatch(const core::Game& game, const core::MatchRecord& record);

} // namespace ui
