#pragma once

#include "core/game/choice_view.h"
#include "core/game/match.h"
#include "core/game/score.h"
#include "core/hyperborea/table/query.h"

#include <optional>
#include <string>
#include <vector>

namespace core::hyperborea {

/// A set of spaces as it lies on a seat's board or open beside a deck. `id` is its SetId, as choices and events have
/// it.
struct SetView {
    int id = -1;
    std::string name; ///< "Pathfinders", "Trade a"
    std::string text;
    std::vector<Space> spaces;
    std::vector<std::uint8_t> on; ///< the Colour on each space, or kNone
    bool fired = false; ///< in this turn
    bool full = false;
    bool continuous = false;
    /// Cubes by which it would become complete now, if one of them came on it.
    ColourMask completedBy = 0;

    friend bool operator==(const SetView&, const SetView&) = default;
};

struct TechnologyView {
    SetView set;
    int deck = 0;
    int points = 0;
    bool designed = false;
    bool grey = false; ///< a grey cube lies on it and comes with it

    friend bool operator==(const TechnologyView&, const TechnologyView&) = default;
};

struct BaseView {
    std::string name;
    Colour colour = Colour::Red;
    std::array<SetView, 2> sets;

    friend bool operator==(const BaseView&, const BaseView&) = default;
};

struct SiteView {
    bool city = false;
    std::string name;
    std::string text; ///< what a city does
    Back back = Back::Bronze; ///< of a ruin
    int tokens = 0;
    int inside = kNone; ///< a seat, kGhost or nobody
    bool designed = false;

    friend bool operator==(const SiteView&, const SiteView&) = default;
};

struct HexView {
    int id = -1;
    std::string name; ///< "D4"
    int q = 0;
    int r = 0;
    int homeOf = kNone; ///< the seat whose homeland it is
    bool capital = false;
    bool up = false;
    Terrain terrain = Terrain::Desert;
    std::string terrainName;
    std::vector<SiteView> sites;
    PerSeat<std::uint8_t> free {};
    PerSeat<std::uint8_t> halted {};
    PerSeat<std::uint8_t> fortresses {};
    Seat controller = Seat::None;
    int cost = 0; ///< of the step there that is asked about, in movement points or flying steps; 0 for none

    friend bool operator==(const HexView&, const HexView&) = default;
};

struct SeatView {
    std::string name;
    std::string realm;
    Colour colour = Colour::Red;
    Points points;
    int gems = 0;
    int ghosts = 0;
    SeatMask trophies = 0;
    int bag = 0; ///< cubes
    Cubes available {};
    Cubes unused {};
    std::array<std::uint8_t, kRows> level {};
    int reserve = 0; ///< miniatures
    int supply = 0; ///< fortresses
    std::string raceTile; ///< empty where it has none
    std::string raceTileText;
    bool raceTileDesigned = false;
    bool powerUsed = false;
    std::string stored; ///< what the token does that it kept; empty for none
    std::vector<BaseView> base;
    std::vector<TechnologyView> technologies;
    std::uint8_t met = 0; ///< bit per Condition

    friend bool operator==(const SeatView&, const SeatView&) = default;
};

/// How near a condition of the end is, rule 13.
struct ConditionView {
    Condition condition = Condition::Gems;
    std::string name;
    int goal = 0; ///< 0 where nothing is counted
    PerSeat<int> reached {};
    bool met = false; ///< by anybody

    friend bool operator==(const ConditionView&, const ConditionView&) = default;
};

/// All that one seat may see of a match.
struct TableView {
    int turn = 0;
    Seat viewer = Seat::None;
    Seat current = Seat::None; ///< whose turn it is, or who sets up
    Options options;
    std::vector<SeatView> seats;
    std::vector<Mark> parts; ///< from what their points are counted, as Notation::scoreParts() has it
    std::vector<HexView> hexes;
    std::array<std::array<std::optional<TechnologyView>, kFaceUp>, kDecks> open;
    std::array<std::string, kDecks> deckTitles;
    std::array<int, kDecks> decks {}; ///< cards left
    std::vector<ConditionView> conditions;
    Seat caller = Seat::None; ///< who called the end
    bool moves = false; ///< a step is asked about: HexView::cost says what each comes to
    bool flies = false; ///< and it is one of flying
    int from = -1; ///< the hex that the question is about
    int placed = -1; ///< the Colour of the cube whose place is asked for
    Pool pool; ///< what the seat at turn may still use
    PromptView prompt;
    Outcome outcome;
};

/// What `viewer` may see of a match of Hyperborea, which is what lies open: nobody knows more than another.
TableView viewFor(const Match& match, Seat viewer);

} // namespace core::hyperborea
