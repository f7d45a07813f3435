#pragma once

#include "core/game/seat.h"
#include "core/statistics/estimate.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core {

/// Win chances in an analysis are whole millionths, so that sums of them come out to the last digit.
using Millionths = std::int32_t;
inline constexpr Millionths kCertain = 1'000'000;
Millionths millionths(double share);

/// What a change of the seats' win chances came of.
enum class Cause : std::uint8_t {
    Start, ///< the factions and the order of the seats, before any card is dealt
    Luck, ///< what chance brought, beside what it might have brought
    Choice, ///< what the choosing seat chose, as far as it could know
    Hidden, ///< what the same choice did because of cards that it could not know
    Drift, ///< the same table judged from further on: what the measure itself was wrong by
};

/// One change of the win chances. The changes of a match are all there is from nothing to its result: they sum to it;
/// in a match that was given up or ended by agreement to what its last table was worth, as neither is a choice of the
/// game.
struct Change {
    Cause cause = Cause::Start;
    int choice = 0; ///< how many choices had been made, with the one it came of; 0 before the first
    Seat by = Seat::None; ///< who chose, of Choice and Hidden; whose turn began, of Drift
    PerSeat<Millionths> amount {}; ///< of each seat
    /// By how much the variance of a sum of such amounts of one cause grows by this one, in squares of a whole chance.
    /// A value that one change leads to and the next one begins at falls out of the sum, and is not in it.
    PerSeat<float> variance {};
    PerSeat<float> level {}; ///< the variance of the win chance that it leads to
};

/// How much of a choice is to be said.
enum class Label : std::uint8_t { None, Inexact, Mistake, Blunder };
inline constexpr std::size_t kLabels = 4;

/// The least that each costs, as a share of the win.
inline constexpr double kInexact = 0.03;
inline constexpr double kMistake = 0.07;
inline constexpr double kBlunder = 0.15;

/// An answer to a question, from what its seat could know.
struct AnswerWorth {
    int answer = 0; ///< its place among the prompt's choices
    Estimate chance; ///< of its seat
    int deals = 0;
};

/// A choice between several answers.
struct ChoiceWorth {
    int choice = 0; ///< how many choices had been made, with this one
    int turn = 0;
    Seat seat = Seat::None;
    int played = 0; ///< places in `answers`
    int best = 0;
    std::vector<AnswerWorth> answers; ///< by their chances, the best first
    /// What the best would have been worth more to its seat than what was played, with the rest of the turn as it was
    /// played or by the policy, whichever is better; never below 0. Where the lines that are judged on their way would
    /// mark the choice, by lines to the end of the match.
    Estimate loss;
    /// The same for each seat, its own first of all: below 0 for a seat that gained by it.
    PerSeat<Millionths> cost {};
    PerSeat<float> costVariance {}; ///< in squares of a whole chance
    bool order = false; ///< the best answer was played later in the same turn

    Label label() const;
    /// Whether an answer is surely worse than the best.
    bool madeADifference() const;
};

/// What an analysis was made by.
struct AnalysisTerms {
    std::string engineVersion;
    std::string setHash;
    int turns = 0; ///< that a line goes on before it is judged; 0 where it is played out
    int tableDeals = 0; ///< worlds by which the course of the win chances is measured
    int deals = 0; ///< worlds by which answers are compared

    friend bool operator==(const AnalysisTerms&, const AnalysisTerms&) = default;
};

/// A match that is over, looked at by what every choice and every chance was worth.
struct Analysis {
    AnalysisTerms terms;
    int seats = 0;
    std::vector<Change> changes; ///< in the order of the match
    std::vector<ChoiceWorth> choices; ///< those with more than one answer, in order
};

} // namespace core
