#pragma once

#include "core/record/match_record.h"

#include <string>
#include <vector>

namespace app::cli {

const char* statusWord(core::MatchStatus status);
/// "Aliens + Pirates".
std::string factionsText(const std::vector<std::string>& factions);
/// "Aliens + Pirates (greedy) - Robots + Dinosaurs (human)".
std::string seatsText(const core::MatchSummary& match);
/// "15 : 12".
std::string scoreText(const core::PerSeat<std::int16_t>& score, std::size_t seats);
/// The names of the winners, or nothing while nobody has won.
std::string winnersText(const core::MatchSummary& match);

} // namespace app::cli
