#pragma once

#include "ui/table/smashup/drop_targets.h"

#include <string>
#include <vector>

namespace ui {

/// What using one card comes to while a base is about to score or has scored, up to where the others may be asked.
struct AnswerOutcome {
    /// The card, then the answers to what it asks of the viewer.
    std::vector<core::Choice> choices;
    std::vector<std::string> answers; ///< those answers: names of cards, and what else the game calls them
    bool asked = false; ///< it asks something, so that it could come to something else
    bool known = false; ///< neither chance nor a card that the viewer does not know comes into it
    Consequence at; ///< at the base that scores
    std::vector<std::pair<int, CardConsequence>> cards; ///< what becomes of cards in play, by their numbers
    std::vector<Consequence> elsewhere; ///< the other bases whose power changes
    core::smashup::EachSeat<int> gained {}; ///< points at once
    core::smashup::EachSeat<int> madness {}; ///< Madness cards that a seat gets, or loses
    int drawn = 0; ///< cards that the viewer draws

    /// Whether it changes who has how much power at the base that scores.
    bool changesBase() const;
    bool changesAnything() const;
};

/// Before a base scores: using the card with the answers that are best for the viewer at that base. Several questions
/// are followed as long as the next two make it better, so what it says is reached, but more could be.
AnswerOutcome bestAnswer(const core::Match& world, const core::smashup::TableView& now, const core::ChoiceView& card);

/// After a base has scored: using the card with each answer, the best for the viewer first.
std::vector<AnswerOutcome> answersOf(
    const core::Match& world, const core::smashup::TableView& now, const core::ChoiceView& card);

} // namespace ui
