#pragma once

#include "core/game/event.h"
#include "core/game/match.h"

#include <string>
#include <vector>

namespace core::smashup {

/// Points of a seat that hung on its cards of one name.
struct Credit {
    Seat seat = Seat::None;
    std::string card;
    std::string base; ///< that scored; empty where the card's own ability gave the points
    int points = 0; ///< more than 0
};

/// What the event brought to whom by which cards. At a base that scores it is what a seat would have had less, had its
/// minions of that name not been there and all else as it was: no more than the base gave it, whatever their number,
/// though two names may each have been needed for the same points. Asked while the event is told.
std::vector<Credit> creditsOf(const Match& match, const Event& event);

} // namespace core::smashup
