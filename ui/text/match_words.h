#pragma once

#include "core/game/shelf.h"
#include "core/record/match_record.h"
#include "core/stores/pair_store.h"

#include <QStringList>

#include <vector>

/// What is said of matches and pairs, wherever they are listed or shown.
namespace ui {

/// What kind of match it is, as its game says; nothing where there is no such game.
core::MatchMode modeOf(const core::MatchSummary& match, const core::Shelf& games);
/// The seats by those that win together; each alone where the mode says nothing of it.
std::vector<core::SeatMask> sidesOf(const core::MatchSummary& match, const core::MatchMode& mode);
/// The points of a side: its own, or those of its seats.
QString sideScore(const core::PerSeat<std::int16_t>& score, core::SeatMask side, const core::MatchMode& mode);
/// "You vs. Marrow", "You and Ben vs. Marrow and Rook", "You and Ben vs. Nemesis Beast".
QString matchTitle(const core::MatchSummary& match, const core::MatchMode& mode = {});
/// The names, where the title has not all of them in full; else empty.
QString wholeNames(const core::MatchSummary& match);
/// What kind of player sits in each seat: "Person", "Level 3, patient".
QStringList playerTitles(const core::MatchSummary& match);
/// "You and Marrow".
QString namesText(const QStringList& names);
/// "1 turn", "12 turns".
QString turnsText(int turns);
/// "Aliens + Pirates against Zombies + Wizards".
QString matchPairs(const core::MatchSummary& match);
/// The pairs and the printing they are of, one of the game's `sets`.
QString matchCards(const core::MatchSummary& match, const std::vector<core::SetInfo>& sets);
/// The same after the name of the game, where `games` are several, and of its mode.
QString matchDetail(const core::MatchSummary& match, const core::Shelf& games);
/// "17 − 3 for Madness", how a seat's final score came about; empty where nothing was taken off.
QString countText(const core::PerSeat<std::int16_t>& score, const core::FinalCount& count, std::size_t seat);
/// "You won 16 to 13", "You won 14 (17 − 3 for Madness) to 13", "shared by You and Marrow", "running, 9 to 11".
/// Of sides with one score each it is told once.
QString matchResult(const core::MatchSummary& match, const core::MatchMode& mode = {});
/// How it ended for the person who plays, in a word: "Won", "Lost", "Running". Where only computers play it names who
/// won.
QString personResult(const core::MatchSummary& match);
/// "16 : 14", as the seats sit, or the sides.
QString scoreInSeatOrder(const core::MatchSummary& match, const core::MatchMode& mode = {});
/// That it was played at a table with real cards and where, or what it was played on from; else empty.
QString matchOrigin(const core::MatchSummary& match);
/// That it is for practice; else empty.
QString practiceWord(const core::MatchSummary& match);
/// What that means, in a sentence.
QString practiceMeaning(const core::Game& game);
/// When it began, in the reader's own time and manner.
QString matchDate(const core::MatchSummary& match);
/// The day alone, in short.
QString matchDay(const core::MatchSummary& match);
/// "Aliens + Pirates".
QString factionsText(const std::vector<std::string>& factions);
/// "played 23 times · won 14", or that it never was.
QString pairRecordText(const core::SavedPair& pair);

} // namespace ui
