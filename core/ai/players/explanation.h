#pragma once

#include "core/ai/line.h"
#include "core/ai/player.h"
#include "core/game/game.h"
#include "core/statistics/estimate.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Why one answer rather than another.
struct Explanation {
    Choice choice; ///< the answer explained
    /// What is reckoned of the answers that were thought of most, at most kMostReckoned, the best first; empty if there
    /// is one answer alone. All are played out equally often in the same dealt worlds: see Reckoning.
    std::vector<Expectation> answers;
    /// The best of `answers` beside `choice` by which the seat's turn ends elsewhere, and by how much more `choice`
    /// wins, -1..1. Nothing where there is no other answer.
    std::optional<Choice> other;
    Estimate lead;
    /// What speaks for `choice` rather than `other`, strongest first; none where they are alike().
    std::vector<language::Saying> reasons;
    bool own = false; ///< the player that was asked for said so itself, not hintPlayer() in its place

    /// What is expected of that answer; null where nothing is.
    const Expectation* of(Choice answer) const;
    /// The answer, and what is expected to follow.
    Line line(Choice answer) const;
    /// Whether it makes no difference that is worth a word which of the two is chosen.
    bool alike() const;
};

/// A difference of win chances that is not worth a word.
inline constexpr double kAlike = 0.02;
inline constexpr std::size_t kMostReasons = 3;
inline constexpr std::size_t kMostReckoned = 12;
/// What a person waits for a hint.
inline constexpr std::chrono::milliseconds kHintTime { 280 };

/// What `view` shows to its seat is all that an explanation is made of. `spec` names the player to be asked; one that
/// does not say what it expects, and "human", are spoken for by hintPlayer(). `made` is the answer to be explained; by
/// default the player's own or, where another is reckoned to win more often by kAlike or more, that one; and one of
/// which something comes rather than one that is Reasoner::isIdle(), where they are alike. `budget.time` is for all of
/// it; the player thinks as long as it likes within that, and what is left goes into reckoning. Stops soon after
/// `budget.cancelled`, and is then worth nothing.
Explanation explain(const Game& game, const SeatView& view, std::string_view spec, std::optional<Choice> made = {},
    const Budget& budget = {});

/// What speaks for `line` rather than `other`: at most kMostReasons, strongest first. Both are carried by the game's
/// policy to the end of the turn, in several dealt worlds, and what does not hold in nearly all of them is left out.
std::vector<language::Saying> reasonsFor(
    const Game& game, const SeatView& view, const Line& line, const Line& other, const Budget& budget = {});

/// The answers of a line as labels, "Play Scout → The Factory", up to the next quiet point and no further than to where
/// something hidden comes to light. Empty where the line has no answer.
std::string lineInWords(const Game& game, const SeatView& view, const Line& line);
/// The first place that such answers name, as the game's events number places: where what is played goes. -1 for none.
int placeOf(const Game& game, const SeatView& view, const Line& line);

} // namespace core
