#pragma once

#include "core/record/match_record.h"
#include "core/stores/store_result.h"

#include <string_view>

namespace database {

class Connection;

// The rows below a match, written and read. All of them run inside the caller's transaction.

class Statement;

/// The columns of `matches` that summaryFrom() reads, and how many they are.
inline constexpr char kMatchHead[] = "id, game, card_set, status, turns, choices, started_at, finished_at, edits, "
                                     "counted_for, settled, kind, place, notes, from_match, from_choice, practice, "
                                     "played_at, together";
inline constexpr int kMatchHeadColumns = 19;
core::MatchSummary summaryFrom(const Statement& row);
/// Seats and tags of a match whose head was read.
core::StoreResult readBelowHead(Connection& connection, core::MatchSummary& summary);
/// Runs a statement of the columns kMatchHead and reads what is below each head.
core::StoreResult readList(Connection& connection, Statement& row, std::vector<core::MatchSummary>& matches);
core::StoreResult unknownMatch(std::int64_t id);
/// A refusal where there is no such match, or only in the bin.
core::StoreResult checkThere(Connection& connection, std::int64_t id);

std::string_view kindWord(core::MatchKind kind);
std::string_view statusWord(core::MatchStatus status);
core::MatchStatus statusOf(std::string_view word);

core::StoreResult writeSeats(Connection& connection, std::int64_t match, const core::MatchSummary& summary);
core::StoreResult writeOptions(
    Connection& connection, std::int64_t match, const std::map<std::string, std::string>& options);
/// MatchRecord::own.
core::StoreResult writeOwn(Connection& connection, std::int64_t match, const std::vector<std::string>& texts);
/// `first` is the number of the first choice.
core::StoreResult writeChoices(
    Connection& connection, std::int64_t match, int first, const std::vector<core::RecordedChoice>& choices);
core::StoreResult writeStandings(
    Connection& connection, std::int64_t match, const std::vector<core::TurnStanding>& standings);
core::StoreResult writeMarks(Connection& connection, std::int64_t match, const std::vector<core::RecordedMark>& marks);
/// The score that lists show, who won, and what the end took off.
core::StoreResult writeScore(Connection& connection, std::int64_t match, const core::MatchSummary& summary);
/// Adds tags that the match does not have yet; spaces around them and empty ones are left out.
core::StoreResult writeTags(Connection& connection, std::int64_t match, const std::vector<std::string>& tags);
core::StoreResult takeTags(Connection& connection, std::int64_t match, const std::vector<std::string>& tags);
/// Adds `times` of this match to what its pairs played and won, where it is finished: 1 after it was written, -1 before
/// it is changed.
core::StoreResult tally(Connection& connection, std::int64_t match, int times);

/// The seats of a match whose other columns are read.
core::StoreResult readSeats(Connection& connection, core::MatchSummary& summary);
core::StoreResult readOptions(Connection& connection, std::int64_t match, std::map<std::string, std::string>& options);
core::StoreResult readOwn(Connection& connection, std::int64_t match, std::vector<std::string>& texts);
core::StoreResult readChoices(Connection& connection, std::int64_t match, std::vector<core::RecordedChoice>& choices);
core::StoreResult readStandings(Connection& connection, std::int64_t match, std::vector<core::TurnStanding>& standings);
core::StoreResult readMarks(Connection& connection, std::int64_t match, std::vector<core::RecordedMark>& marks);

} // namespace database
