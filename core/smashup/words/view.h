#pragma once

#include "core/game/choice_view.h"
#include "core/game/match.h"
#include "core/smashup/table/phase.h"
#include "core/smashup/table/seats.h"

#include <optional>
#include <string>
#include <vector>

namespace core::smashup {

/// A part of a minion's power.
struct PowerPart {
    enum class From : std::uint8_t {
        Own, ///< its own ability
        Card, ///< a card in play, or the base
        Counters, ///< +1 power counters
        Lasting, ///< something that ends with a turn
    };
    From from = From::Card;
    std::string name; ///< of the card or base
    int amount = 0;

    friend bool operator==(const PowerPart&, const PowerPart&) = default;
};

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
    /// What `power` is made of beside what is printed, of a minion in play; less than 0 in all counts as 0.
    std::vector<PowerPart> parts;
    bool ongoing = false; ///< it works while it is in play
    bool talent = false;
    bool talentUsed = false; ///< this turn
    bool special = false; ///< it has an ability for the times about scoring
    Seat owner = Seat::None;
    Seat controller = Seat::None;
    int copies = 1; ///< in its deck, as printed
    std::vector<Deed> deeds {}; ///< see CardInfo; none of a card whose face is not seen
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
    EachSeat<int> place { -1, -1, -1, -1 }; ///< that the seat would take as it stands, 0 for the first; -1 for none
    bool cancelled = false; ///< its ability is switched off
    bool scoring = false; ///< being scored now
    SeatMask ignoredBy = 0; ///< who may ignore its ability
    std::vector<CardView> minions; ///< of every seat, in order of arrival
    /// On the base itself: actions and titans; after them monsters that nobody controls, and what is buried here.
    std::vector<CardView> actions;
};

/// A base that is being scored: how far the procedure of rules 13.2 has come.
struct ScoringView {
    enum class Step : std::uint8_t {
        Before, ///< cards may be used before it scores
        Places, ///< places are taken and points given
        After, ///< cards may be used after it scored
        Discard, ///< the cards there are discarded
        NewBase, ///< the next base comes
        Ability, ///< what the base does when it has been replaced
    };
    Step step = Step::Before;
    int slot = -1;
    std::string base; ///< its name, also when the next one has come
    EachSeat<int> gained {}; ///< points, once they are given
    EachSeat<int> place { -1, -1, -1, -1 }; ///< that the seat took, 0 for the first, once they are given; -1 for none

    friend bool operator==(const ScoringView&, const ScoringView&) = default;
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
    std::vector<CardView> hand {}; ///< where hands are open to the viewer
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
    bool madnessSettles = false; ///< a tie at the top ends such a match, too: it is settled by Madness
    int minionPlaysLeft = 0; ///< of the current seat, restricted ones included
    int actionPlaysLeft = 0;
    std::vector<BaseView> bases;
    std::vector<SeatInfo> seats;
    std::vector<CardView> hand; ///< the viewer's own
    PromptView prompt;
    std::optional<ScoringView> scoring;
    Outcome outcome;
};

/// Why a card cannot be played at a base.
struct PlayBar {
    enum class Kind : std::uint8_t {
        None,
        Card, ///< a card there, or the base, forbids it
        Itself, ///< the card itself says where it may be played
        Plays, ///< the plays that are left are for something else
        Target, ///< there is no minion there that it could be played on
        Elsewhere, ///< it is played at no base, and what it does cannot choose this one
    };
    Kind kind = Kind::None;
    std::string name; ///< of what forbids it
    std::string text; ///< what that says
    Seat of = Seat::None; ///< who controls that

    friend bool operator==(const PlayBar&, const PlayBar&) = default;
};

/// What keeps `seat` from playing `card`, which it holds, at the base in that slot now.
PlayBar playBar(const Match& match, Seat seat, int card, int slot);

/// The card with that id wherever it lies, for whoever was told of it, though it may be hidden again; nothing for a
/// base and for what is no card.
std::optional<CardView> cardNamed(const Match& match, int card);

/// What `viewer` may see of a Smash Up match. Seat::None sees open information only. `handsOpen`: the hands of all
/// seats as well, but no deck.
TableView viewFor(const Match& match, Seat viewer, bool handsOpen = false);

} // namespace core::smashup
