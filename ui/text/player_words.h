#pragma once

#include "core/game/rated_player.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace ui {

/// A player's spec as people call it: "Person", "Level 3, patient", "Greedy AI".
QString playerTitle(const std::string& spec);
/// The number of the level that a spec names; nothing where it names none.
std::optional<int> levelOf(const std::string& spec);
/// The player of the next level, of the same character; empty where there is none.
std::string nextLevel(const std::string& spec);
/// How strong a level is, in a word: "Easy".
QString levelWord(int level);
/// What a player was measured to be worth against the next weaker one; empty where it was not.
QString ratingText(const std::vector<core::RatedPlayer>& rated, const std::string& spec);
/// A style's name as a list shows it: "Leader hunter".
QString styleTitle(const std::string& style);

} // namespace ui
