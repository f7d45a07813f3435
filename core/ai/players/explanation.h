#pragma once

#include "core/ai/line.h"
#include "core/ai/player.h"
#include "core/game/game.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Why one answer rather than another.
struct Explanation {
    Choice choice; ///< the answer explained
    std::vector<Expectation> answers; ///< what is expected of every answer, the best first; empty if there is one alone
    std::vector<language::Saying> reasons; ///< what speaks for `choice` rather than the best other one, strongest first
    bool own = false; ///< the player that was asked for said so itself, not hintPlayer() in its place

    /// What is expected of that answer; null where nothing is.
    const Expectation* of(Choice answer) const;
    /// The answer, and what is expected to follow.
    Line line(Choice answer) const;
    /// The best answer beside `choice`; null where there is none.
    const Expectation* bestOther() const;
};

inline constexpr std::size_t kMostReasons = 3;

/// What `view` shows to its seat is all that an explanation is made of. `spec` names the player to be asked; one that
/// does not say what it expects, and "human", are spoken for by hintPlayer(). `made` is the answer to be explained, by
/// default the best one. Stops soon after `budget.cancelled`, and is then worth nothing.
Explanation explain(const Game& game, const SeatView& view, std::string_view spec, std::optional<Choice> made = {},
    const Budget& budget = {});

/// What speaks for `line` rather than `other`: at most kMostReasons, strongest first. Each is carried on to the next
/// quiet point, and both to the same turn, on several dealt worlds; what does not hold on all of them is left out.
std::vector<language::Saying> reasonsFor(
    const Game& game, const SeatView& view, const Line& line, const Line& other, const Budget& budget = {});

/// The answers of a line as labels, "Play Scout → The Factory", up to the next quiet point and no further than to where
/// something hidden comes to light.
std::string lineInWords(const Game& game, const SeatView& view, const Line& line);

} // namespace core
