#pragma once

#include "app/cli/words.h"
#include "core/record/match_record.h"

#include <string>
#include <vector>

namespace app::cli {

/// As JSON has it, and as people read it.
const char* statusWord(core::MatchStatus status);
QString statusText(core::MatchStatus status);
/// The same with what the match is for: "finished, practice".
QString statusText(const core::MatchSummary& match);
/// A name of a record as the reader has it: "Du", "Spieler 2" for those that nobody typed.
QString shownName(const std::string& kept);
/// "Aliens + Pirates".
std::string factionsText(const std::vector<std::string>& factions);
/// "Aliens + Pirates (greedy) - Robots + Dinosaurs (human)".
std::string seatsText(const core::MatchSummary& match);
/// A time of a record as ISO 8601 with its offset, also where the record does not say that it is in UTC.
std::string isoTime(const std::string& recorded);
/// The same in local time with its zone, for people: "2026-11-21 20:22 CET".
std::string localTime(const std::string& recorded);
/// "15 : 12".
std::string scoreText(const core::PerSeat<std::int16_t>& score, std::size_t seats);
/// "15", "14 (17 - 3 for Madness)": the final score of a seat, with what the end took off it.
QString finalScoreText(const core::MatchSummary& match, const core::FinalCount& count, std::size_t seat);
/// The names of the winners, "draw" where that is everybody, or nothing while nobody has won.
QString winnersText(const core::MatchSummary& match);

} // namespace app::cli
