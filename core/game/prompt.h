#pragma once

#include "core/game/choice.h"
#include "core/game/inline_vector.h"
#include "core/game/seat.h"

namespace core {

/// The most legal choices one prompt may hold.
inline constexpr std::size_t kMaxChoices = 250;

/// What a match asks now: of whom, why, and every legal answer. A prompt of an undecided match has at least one choice;
/// a question with a single answer is never asked, except ending one's play phase.
struct Prompt {
    Seat seat = Seat::None;
    std::uint8_t reason = 0; ///< the game's own reason id; its Notation turns it into a sentence
    std::uint8_t source = 0xFF; ///< the card or base that asks, as the game numbers them; 0xFF for the rules
    std::uint8_t detail = 0; ///< more for the sentence, as the reason says
    InlineVector<Choice, kMaxChoices> choices;

    void clear()
    {
        seat = Seat::None;
        reason = 0;
        source = 0xFF;
        detail = 0;
        choices.clear();
    }
    bool accepts(Choice choice) const { return choices.contains(choice); }
};

} // namespace core
