#pragma once

#include "core/game/choice_view.h"
#include "core/game/match.h"
#include "core/smashup/table/phase.h"
#include "core/smashup/table/seats.h"

#include <string>
#include <vector>

namespace core::smashup {

/// A card as a seat sees it. `id` is the match's number of the card; choices name cards by it.
struct CardView {
    int id = -1;
    std::string name;
    std::string faction;
    /// As the reader calls it: "minion", "action", "special", "titan"; "buried card" for one whose face is not seen.
    std::string kind;
    std::string text; ///< the generated sentence
    bool isMinion = false;
    int printedPower = 0;
    int power = 0; ///< current power in play, printed power elsewhere
    int counters = 0;
    Seat owner = Seat::None;
    Seat controller = Seat::None;
    std::string named; ///< the factions the action bears, where it names some
    std::vector<CardView> attachments;
};

struct BaseView {
    int id = -1; ///< the match's number of the base; choices name bases by it
    int slot = -1; ///< where it lies; stays when the base is replaced
    std::string name;
    std::string faction;
    std::string text;
    std::string landscape; ///< how it is pictured: "#rrggbb kind"
    int breakpoint = 0; ///< current
    int printedBreakpoint = 0;
    std::array<int, 3> vp {};
    int total = 0; ///< power of all seats together
    EachSeat<int> power {};
    bool cancelled = false; ///< its ability is switched off
    bool scoring = false; ///< being scored now
    SeatMask ignoredBy = 0; ///< who may ignore its ability
    std::vector<CardView> minions; ///< of every seat, in order of arrival
    /// On the base itself: actions and titans; after them monsters that nobody controls, and what is buried here.
    std::vector<CardView> actions;
};

struct SeatInfo {
    std::string name;
    std::vector<std::string> factions;
    int vp = 0;
    int handSize = 0;
    int deckSize = 0;
    std::vector<CardView> discard; ///< newest first; open to everybody
    bool barred = false; ///< it can play no actions in the turn it has
    bool barredNext = false; ///< in its next turn
    int madness = 0; ///< in hand, deck and discard pile together; how many lie where is not open
    std::vector<CardView> aside {}; ///< titans out of play
};

/// All that one seat may see of a match.
struct TableView {
    int turn = 0;
    Phase phase = Phase::Setup;
    Seat current = Seat::None;
    Seat viewer = Seat::None;
    int pointsToWin = 15;
    int baseDeckSize = 0;
    int madnessDeck = -1; ///< cards left in the Madness deck; -1 in a match without one
    std::vector<std::string> baseDiscard; ///< newest first
    int minionPlaysLeft = 0; ///< of the current seat, restricted ones included
    int actionPlaysLeft = 0;
    std::vector<BaseView> bases;
    std::vector<SeatInfo> seats;
    std::vector<CardView> hand; ///< the viewer's own
    PromptView prompt;
    Outcome outcome;
};

/// What `viewer` may see of a Smash Up match. Seat::None sees open information only.
TableView viewFor(const Match& match, Seat viewer);

} // namespace core::smashup
