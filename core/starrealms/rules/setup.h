#pragma once

#include "core/game/match_setup.h"
#include "core/game/problem.h"
#include "core/starrealms/table/engine.h"

namespace core::starrealms {

/// A table without cards: seats, sides and authority as the format has them, by the options of the setup. Where there
/// are sides, the first half of the seats is one, and the first of each half leads it; in a raid the first seat is the
/// Boss.
State emptyTable(const MatchSetup& setup, Format format);
/// The same with other sides.
void seatSides(State& s, SeatMask sideOne, SeatMask leaders);

/// The cards that a seat begins with, in its deck, and their order.
void addStartingDeck(Engine& e, Seat seat);
/// All cards of the set that are nobody's, shuffled, and its Explorers.
void addSharedCards(Engine& e, std::string_view set);
/// Fills the row, deals hands, and the first turn begins.
void begin(Engine& e, Seat first);

/// The challenge that a setup names, in a format that has one.
Challenge challengeOf(const MatchSetup& setup);
/// Why no challenge of that name, printed or as an option, can be played; empty where one can or there is none.
language::Saying whyNotAvailable(std::string_view challenge);
/// Whether that challenge is played without the card.
bool takesOut(const BossState& boss, const Facts& facts);
/// The format of a setup; the default where it names none or an unknown one.
Format formatOf(const MatchSetup& setup);
Problems checkSetup(const CardLibrary& lib, const MatchSetup& setup);
/// The match of a sound setup before its first choice.
State deal(const CardLibrary& lib, const MatchSetup& setup);

} // namespace core::starrealms
