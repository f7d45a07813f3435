#pragma once

#include "core/game/card_info.h"
#include "core/game/choice.h"
#include "core/game/seat.h"

namespace core {

/// One legal answer, tied to what it touches so that a table can mark it.
struct ChoiceView {
    enum class Kind : std::uint8_t { Card, Place, Seat, Word, Number, Pass, Done, End };
    Choice choice;
    Kind kind = Kind::Word;
    std::string label; ///< as Notation::label() says it: "Play Invader", "The Homeworld", "Pass"
    int card = -1; ///< the card it names, as the game's events number cards; for a name, one that bears it
    int place = -1; ///< the place it names, as the game's events number places
    Seat seat = Seat::None; ///< the seat it names
    bool deed = false; ///< the card or place it names is what is played or used, not what something is done to
    /// The face of the card it speaks of, where no table shows that: it lies neither in the viewer's hand nor in play
    /// (in a deck, a pile, among cards that are shown), or only its name counts.
    std::optional<CardInfo> elsewhere;
    /// With `elsewhere`: the pile that card lies in, as the game calls it ("discard", "deck"), and whose it is. Empty
    /// where only its name counts.
    std::string pile {};
    Seat pileOf = Seat::None;

    friend bool operator==(const ChoiceView&, const ChoiceView&) = default;
};

/// A card or place that a question is about without offering it.
struct AboutView {
    int card = -1; ///< as in ChoiceView
    int place = -1;
    std::optional<CardInfo> elsewhere; ///< its face, where no table shows it to the viewer

    friend bool operator==(const AboutView&, const AboutView&) = default;
};

/// What is asked, as one viewer may see it.
struct PromptView {
    Seat seat = Seat::None; ///< who is asked; Seat::None once the match is decided
    std::string heading; ///< who or what asks, as the question begins: "Saucy Wench:"; may be empty
    std::string request; ///< what is asked: "you may discard 2 cards."
    std::string source; ///< name of the card or place that asks; empty for the rules
    int sourceCard = -1; ///< the card that asks; -1 for a place and for the rules
    int sourcePlace = -1; ///< the place that asks
    std::optional<CardInfo> asker; ///< the face of the card or place that asks
    /// What was chosen or looked at so far for the answer that is wanted now, in that order.
    std::vector<AboutView> about;
    /// So many cards are to be chosen one after another, this one included, before anything else comes of it: a table
    /// asks whether it shall be these. 0 where an answer stands for itself.
    int left = 0;
    /// Every legal answer, in the prompt's order. Equal cards of a hand may stand one by one with the same Choice.
    std::vector<ChoiceView> choices;

    /// As Notation::question() has it.
    std::string question() const { return heading.empty() ? request : heading + ' ' + request; }

    friend bool operator==(const PromptView&, const PromptView&) = default;
};

} // namespace core
