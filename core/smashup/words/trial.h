#pragma once

#include "core/smashup/table/events.h"
#include "core/smashup/words/view.h"

#include <span>

namespace core::smashup {

/// A card that left where it was, and how.
struct Departure {
    int card = -1;
    EventKind how {};
};

/// What choices would come to.
struct Trial {
    /// Neither chance nor a card that the seat does not know comes into it. Where false, `after` is not to be shown:
    /// what it holds was dealt out for the trial alone.
    bool certain = true;
    /// The table in `after` is as it was before anything came to light: nothing has happened there since. Cards in play
    /// and their power may be shown; what is asked, and how many plays are left, may not.
    bool tableIsCertain = true;
    /// How many cards the seat drew, where nothing else of chance or hidden comes into it: which they are is not to be
    /// shown, all else of `after` is. 0 where it drew none, or more came to light.
    int drawn = 0;
    bool anything = false; ///< something comes of it beside that the card is played, or is asked for it
    bool happened = false; ///< the same, without what is asked for it and has been answered
    std::uint64_t state = 0; ///< equal where all is as it was otherwise; not to be shown
    std::vector<Departure> departures {}; ///< in their order
    /// As the seat would see it, up to the next question, whoever is asked; in a time about a scoring up to where the
    /// others would be asked, without the question.
    TableView after;
};

/// Makes `choices` one after the other, in a copy of `world`, which is what `seat` may know of a match: see
/// Match::conceal(). Stops at one that is not legal then; `made` says how many were made where somebody asks.
Trial tryOut(const Match& world, Seat seat, std::span<const Choice> choices, std::size_t* made = nullptr);

/// Whether the choice would do nothing at all, whatever the seat answers to what is asked for it. False where there is
/// too much to answer for trying it all.
bool doesNothing(const Match& world, Seat seat, Choice choice);
/// The same of a card that is played in the seat's own play phase: at other times what is passed up is gone.
bool isPlayForNothing(const Match& world, Seat seat, Choice choice);

} // namespace core::smashup
