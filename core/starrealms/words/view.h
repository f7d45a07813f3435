#pragma once

#include "core/game/choice_view.h"
#include "core/game/match.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace core::starrealms {

/// A card as a seat sees it. `id` is the match's number of the card, as choices and events have it.
struct CardView {
    int id = -1;
    std::string name;
    std::string faction;
    std::string kind; ///< "ship", "base", "outpost", untranslated
    int cost = 0;
    int defense = 0; ///< 0 for a ship
    std::string text;
    std::string copies {}; ///< what it has become, for a ship that copies another
    /// Of a card in play, by cards/program.h's Slot, the first four: it has that ability; it may be used now.
    std::array<bool, 4> has {};
    std::array<bool, 4> usable {};
    std::array<bool, 4> used {}; ///< likewise, in this turn; a ship's first one is done when it is played

    friend bool operator==(const CardView&, const CardView&) = default;
};

struct SeatView {
    std::string name;
    int authority = 0; ///< of its side, where that has one score
    int trade = 0;
    int combat = 0;
    int handSize = 0;
    int deckSize = 0;
    int owes = 0; ///< cards to discard when its turn begins
    bool out = false;
    bool onTurn = false;
    bool ended = false; ///< it has the turn with its side and is done
    bool leader = false; ///< the Emperor, or the Boss
    bool guarded = false; ///< an outpost stands before it
    SeatMask side = 0;
    std::vector<CardView> inPlay; ///< in the order they came
    std::vector<CardView> discard; ///< newest first; open to everybody
    std::vector<CardView> known {}; ///< cards of its hand that the viewer has seen; all of them for its own
    std::vector<CardView> deckTop {}; ///< cards on top of its deck that the viewer knows, the first on top

    friend bool operator==(const SeatView&, const SeatView&) = default;
};

/// The automatic enemy of a challenge.
struct BossView {
    std::string name;
    std::string about {}; ///< what it is and does, in the spoken language
    bool hasAuthority = true;
    int authority = 0;
    int grace = 0; ///< turns that it still leaves out
    int count = 0; ///< of assimilation
    int pile = 0; ///< cards face down before it
    bool mulligan = false; ///< the row may still be scrapped
    bool guarded = false;
    std::vector<CardView> inPlay;
    std::vector<CardView> deck; ///< the next one first; its order is known
    std::vector<CardView> discard;
    std::array<std::vector<CardView>, 4> tentacles; ///< by faction
};

/// All that one seat may see of a match.
struct TableView {
    int turn = 0;
    std::string format; ///< as options name it
    bool provisional = false; ///< the format rests on the manual alone
    Seat viewer = Seat::None;
    Seat current = Seat::None; ///< who acts
    std::vector<SeatView> seats;
    std::optional<BossView> boss;
    std::vector<CardView> row; ///< by slot, the first next to the deck; without a name where it is empty
    std::vector<CardView> heap; ///< newest first
    int tradeDeck = 0;
    int explorers = 0;
    CardView explorer {}; ///< the first of them; without a name where there is none
    PromptView prompt;
    Outcome outcome;
};

/// What `viewer` may see of a Star Realms match. Seat::None sees what lies open alone.
TableView viewFor(const Match& match, Seat viewer);

/// The card of that number, which is for those alone who know where it lies: an event has named it to them. Nothing
/// where there is none.
std::optional<CardView> cardNamed(const Match& match, int card);

} // namespace core::starrealms
