#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/walk.h"
#include "core/record/match_record.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// An answer to the question of a puzzle, in words that survive a new version (Notation::toWords()).
struct PuzzleAnswer {
    std::string words;
    Estimate chance; ///< of the seat that is asked, 0..1
    int deals = 0; ///< worlds that it was found in
};

/// A question out of a match: what was best?
struct Puzzle {
    std::string key; ///< says which it is among all; ofMatch(), or what a file calls it
    MatchRecord record; ///< of the match up to the question, running
    std::vector<PuzzleAnswer> answers; ///< all there are, the best first
    std::string played; ///< the words of what was played
};

/// The key of the puzzle that choice number `choice` of a stored match makes.
std::string puzzleKey(std::int64_t match, int choice);

/// The puzzle that a choice of the match makes, as an analysis has weighed it. Nothing, with `problems`, where the
/// record does not replay so far.
std::optional<Puzzle> puzzleOf(
    const Game& game, const MatchRecord& record, const ChoiceWorth& choice, Problems& problems);

/// A puzzle at its table.
struct OpenedPuzzle {
    std::unique_ptr<Match> match;
    std::vector<Choice> choices; ///< of the answers, in their order
};

/// Nothing, with `problems`, where the match does not replay, or where its answers are not those to the question there.
std::optional<OpenedPuzzle> openPuzzle(const Game& game, const Puzzle& puzzle, Problems& problems);

/// How an answer is taken.
enum class PuzzleVerdict : std::uint8_t {
    Solved, ///< it gives away less than what is called inexact
    Close, ///< less than what is called a mistake
    Missed,
};

/// What the answer at that place gives away, 0..1.
double givenAway(const Puzzle& puzzle, std::size_t place);
PuzzleVerdict verdictOf(const Puzzle& puzzle, std::size_t place);
/// The place of what was played; as many as there are answers where it is none of them.
std::size_t playedPlace(const Puzzle& puzzle);
/// A hint: places that the best is among, in no order that tells which; half of them at most, three at most. Empty
/// where so few answers are no hint but the answer.
std::vector<std::size_t> hintOf(const Puzzle& puzzle);

/// Puzzles of one game as JSON text, and back. Nothing, with every fault named by its place, for what is none.
std::string toJson(const std::vector<Puzzle>& puzzles);
std::optional<std::vector<Puzzle>> puzzlesFrom(std::string_view text, Problems& problems);

} // namespace core
