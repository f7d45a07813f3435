#pragma once

#include "core/game/seat.h"

#include <cstdint>
#include <vector>

namespace core::smashup {

// What an ability is once it is compiled: a flat list of ops over registers, with selectors, amounts and conditions
// beside it. Everything is plain values and indices; a frame of the machine names its place by (ability, pc).

enum class OpCode : std::uint8_t {
#define OP(code, ...) code,
#include "core/smashup/cards/ops.def"
#undef OP
    LoopStart, ///< begins a loop: forgets what was chosen, clears the loop's register
    Branch, ///< begins one mode of a Mode; jump: where the next one begins, or where all go on
    Jump,
    End,
};

inline constexpr std::uint8_t kNoReg = 0xFF;
inline constexpr int kRegisters = 6;

/// What a step's operand names.
enum class OperandKind : std::uint8_t {
    None,
    Register, ///< a card, base slot, seat or faction chosen before
    This, ///< the card the ability is on
    Host, ///< the minion it is attached to
    It, ///< the card the event happened to
    Here, ///< the base it is at, or that the event happened at
    Chosen, ///< all that was chosen or marked
    All, ///< all that a selector finds
    You, ///< the seat that uses the ability
    ItsOwner, ///< the owner of the card the event happened to
    Current, ///< the seat whose turn it is
    WhoDidIt, ///< the seat that played, destroyed or affected the card of the event
    HostController, ///< the seat that controls the minion it is attached to
};

struct Operand {
    OperandKind kind = OperandKind::None;
    std::uint8_t reg = kNoReg;
    std::uint16_t selector = 0;

    bool operator==(const Operand&) const = default;
};

enum class Domain : std::uint8_t {
    Minions,
    BaseActions,
    MinionActions,
    Actions, ///< on bases and on minions
    Cards, ///< minions and actions
    Bases,
    BaseDeck,
    Hand,
    Deck,
    Discard,
    Shown,
    Seats,
    Factions,
    Numbers, ///< only of a register: what chooseNumber asked for
    ShownBases,
    Names, ///< of cards in the match, each by the first card that bears it
};
enum class Where : std::uint8_t { Anywhere, Here, Elsewhere, At, NotAt };
enum class Whose : std::uint8_t { Anyone, You, Others, Register, WhoDidIt, ItsOwner };
enum class SeatGroup : std::uint8_t { All, Others, Winners, RunnersUp, NotWinners };
enum class KindFilter : std::uint8_t { Any, Minion, Action };
enum class SameName : std::uint8_t { Anything, This, It, Register };

/// Finds cards, bases, seats or factions.
struct Selector {
    Domain domain = Domain::Minions;
    Where where = Where::Anywhere;
    Whose whose = Whose::Anyone;
    SeatGroup seats = SeatGroup::All;
    KindFilter kind = KindFilter::Any;
    std::uint8_t whereReg = kNoReg; ///< for At and NotAt: a base slot, or a card for the base it is at
    bool whereIsCard = false;
    std::uint8_t whoseReg = kNoReg;
    bool other = false; ///< not the card the ability is on
    bool weakest = false; ///< of the lowest power at its base, where another minion is stronger
    bool strongest = false; ///< of the highest power at its base, or with `whose` among its controller's there
    bool withYourMinion = false; ///< bases where you have a minion
    bool withoutYourMinion = false; ///< bases where you have none
    bool withMinionHere = false; ///< seats, or hands of seats, that have a minion here
    std::uint8_t yourPowerAtLeast = 0; ///< bases where you have so much power
    SameName sameName = SameName::Anything; ///< whose name the card must bear
    std::uint8_t sameNameReg = kNoReg;
    std::uint8_t exceptReg = kNoReg; ///< not this one
    bool withAction = false; ///< bases with an action on them
    bool orDiscard = false; ///< Hand: the discard pile, too
    bool orDeck = false; ///< Hand: the deck, too
    std::uint16_t tag = 0; ///< bit of a tag the card must bear, 0 for none
    std::uint8_t factionReg = kNoReg;
    Operand on; ///< actions on that minion
    Operand playableAt; ///< hand or deck cards that the ability's seat could play at that base
    bool playedOnBase = false; ///< actions that are played on a base
    bool openToMoves = false; ///< bases to which `mover` may move minions
    Operand mover; ///< None for the ability's seat
    std::uint16_t name = 0; ///< a name id the card must bear, 0 for none
    std::int16_t powerAtMost = -1; ///< amount index, -1 for no limit
    std::int16_t powerBelow = -1; ///< amount index
    std::int16_t printedAtMost = -1; ///< amount index
    // Found when the library is built.
    bool anyCard = false; ///< nothing but the place and whose it is matters
    bool choosy = true; ///< more than its kind and whether it is another one matters, too

    bool operator==(const Selector&) const = default;
};

/// A number read when it is needed: base value times mul over div, plus add.
struct Amount {
    enum class Kind : std::uint8_t { Constant, Count, Power, PowerHere, Number, Chosen };
    Kind kind = Kind::Constant;
    Operand of; ///< Power: whose; Number: under which name it was chosen
    std::uint16_t selector = 0; ///< Count: of what
    std::int16_t add = 0;
    std::int16_t mul = 1;
    std::int16_t div = 1;
    std::int16_t most = -1; ///< no more than this, -1 for any
};

struct Condition {
    enum class Kind : std::uint8_t {
        Always,
        FirstMinionThisTurn,
        OthersTurn,
        YourTurn,
        CountAtLeast,
        AlikeAtLeast, ///< so many of what is found bear one name and are at one base
        IsMinion,
        NoMinionThisTurn,
        IsAmong, ///< a card in play is what the selector looks for
        IsAction,
        NumberAtLeast,
        NumberAtMost,
        OthersLostHere, ///< a minion of another seat was destroyed here this turn
        PowerHereAtMost, ///< the seat's power at this base
        AllChosen, ///< all that the selector finds have been chosen
        OneHasAtLeast, ///< so many of what is found belong to one seat
        MadnessLeft, ///< so many cards are left in the Madness deck
        NoMinionThisPhase, ///< the seat has played no minion in this play phase
        MoreCards, ///< the seat has more cards in hand than some other seat
        MostCards, ///< the seat has more cards in hand than each other seat
        WasDestroyed, ///< the card of the event went by being destroyed
    };
    Kind kind = Kind::Always;
    Operand of;
    std::uint16_t selector = 0;
    std::uint8_t number = 0;
};

enum class Until : std::uint8_t {
    EndOfTurn,
    EndOfYourTurn,
    StartOfYourTurn,
    OthersTurns, ///< in turns of other seats, until your next turn begins
    Named, ///< no change of power: the faction that a card names for as long as it is in play
};

enum class PlayKind : std::uint8_t { Minion, Action };
constexpr std::uint8_t maskOf(PlayKind kind)
{
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(kind));
}

struct Op {
    OpCode code = OpCode::End;
    bool may = false;
    std::uint8_t reg = kNoReg; ///< register written
    std::uint8_t jump = 0; ///< where to go on when declined, empty, finished or false
    Operand a; ///< main operand
    Operand b; ///< second one: to, with, at
    Operand by; ///< seat that chooses, draws or gains; None for the ability's own
    std::int16_t amount = -1; ///< amount index; upTo: -1 for any number
    std::int16_t condition = -1;
    std::int16_t times = -1; ///< Extra, PlayAtEach: amount index, -1 for once or for each base
    std::uint8_t atLeast = 0; ///< ChooseEach: so many must be chosen while there are any
    bool now = false; ///< Extra: at once, in the play phase, too
    bool must = false; ///< Extra: compulsory
    bool fromHand = false; ///< Extra: from nowhere else
    std::uint8_t word = 0; ///< Branch: the mode's
    bool bottom = false; ///< PutBack: under the deck
    bool orDiscard = false; ///< DeckBottom: what it does not affect is discarded
    bool keepActions = false; ///< SwapBase: the actions on the base stay, too
    KindFilter as = KindFilter::Any; ///< PlayCard: what a fusion is played as
    KindFilter showUntil = KindFilter::Any; ///< Reveal: until so many of this kind are shown
    std::uint16_t name = 0; ///< DiscardRandom: until one is of another name than this one; DiscardCards: not these
    PlayKind play = PlayKind::Minion;
    bool oneName = false; ///< ChooseEach: all that are chosen bear one name
    Until until = Until::EndOfTurn;
};

/// When an ability works.
enum class Timing : std::uint8_t {
    Play, ///< right after its card is played
    Talent, ///< once in each of its controller's play phases
    Trigger, ///< after an event
    BeforeScoring,
    AfterScoring,
    WhenScoring,
    AfterReplaced, ///< once the scored base's replacement lies on the table
    InsteadOfDestroyed, ///< replaces its own card's destruction, or that of a minion at its base
    InsteadOfDiscarded, ///< a scored base's: before the cards here are discarded
    PlayPhase, ///< any number of times in its controller's play phases
    PlayAsAction, ///< right after a fusion is played as an action
    Arrival, ///< a titan's: when its owner may play it; there are no steps
};

enum class Trigger : std::uint8_t {
    None,
    MinionPlayed,
    MinionDestroyed,
    TurnStart,
    TurnEnd,
    Affected, ///< a card that another player played did something to it; once that card is resolved
    MinionDiscarded, ///< it went from play to the discard pile, destroyed or with its base
};

/// How often an ability works in one turn.
enum class Once : std::uint8_t {
    Always, ///< each time
    PerTurn,
    PerOwner, ///< once for each seat whose minion it happens to
    PerDoer, ///< once for each seat that brings it about
};

/// Which seats an ability waits for.
enum class Who : std::uint8_t {
    Controller,
    Winner, ///< each of them, if several tie
    RunnerUp,
    Everybody, ///< once, for nobody in particular
    FirstWinner, ///< of tied winners the first in turn order only
};

struct Ability {
    Timing timing = Timing::Play;
    Trigger trigger = Trigger::None;
    Who who = Who::Controller;
    bool may = false; ///< its seat may decline all of it
    bool fromHand = false; ///< a Special that is played from the hand at its time
    bool onlySelf = false; ///< trigger: only when it happens to this card
    bool firstPlayed = false; ///< trigger: only for the first minion that its seat plays there in a turn
    bool playedFromHand = false; ///< trigger: only for a minion played from the hand
    bool yourTurn = false; ///< trigger: only of its controller's own turns
    Once once = Once::Always; ///< trigger, instead
    bool special = false; ///< instead: its card calls it a Special
    bool paid = false; ///< Arrival: one of the turn's own plays is given up for it
    PlayKind insteadOf = PlayKind::Minion; ///< Arrival: which
    bool onePerBase = false; ///< a seat plays only one card of this name from its hand at one time
    Where where = Where::Anywhere; ///< Here: the base it is at; Elsewhere: any other base
    std::int16_t subject = -1; ///< trigger: selector the event's card must match, or -1
    std::int16_t condition = -1; ///< must hold when it is used or resolved, -1 for none
    std::uint8_t index = 0; ///< of its card's abilities
    std::vector<Op> ops; ///< ends with End
};

/// What is true while a card or base is in play.
struct Static {
    enum class Kind : std::uint8_t {
        Power, ///< gives power
        CannotBeDestroyed,
        Protect, ///< others' actions (or all their cards) do nothing to the minions selected
        Shield, ///< saves its host once from any ability, or its controller's minions here from another's action
        CancelBase, ///< its base's ability is switched off
        CountsAs, ///< minions selected count as bearing a tag
        IgnoreBase, ///< its controller may ignore its base's ability
        CannotPlay, ///< minions or actions may not be played here
        ExtraEachTurn, ///< an extra play in each turn of its controller
        MinionsFromDiscard, ///< its controller's minion plays here may come from the discard pile
        CannotMoveHere, ///< seats other than its controller move no minions to its base
    };
    Kind kind = Kind::Power;
    bool self = false; ///< applies to the card itself
    bool host = false; ///< applies to the minion it is attached to
    bool you = false; ///< Power: its controller has so much power there, of no minion's
    bool actionsOnly = false; ///< Protect: only from actions
    bool untilYourTurn = false; ///< until its controller's next turn begins
    bool others = false; ///< CannotPlay: only seats other than its controller
    bool namedFaction = false; ///< CannotPlay: only cards of the faction the card names
    bool afterFirst = false; ///< CannotPlay: only seats that have played a minion here this turn
    bool here = false; ///< ExtraEachTurn: only at the base it is at
    bool oncePerTurn = false; ///< MinionsFromDiscard
    PlayKind play = PlayKind::Minion; ///< CannotPlay, ExtraEachTurn
    std::int16_t selector = -1; ///< applies to all minions it finds
    std::int16_t amount = -1;
    std::int16_t condition = -1;
    std::uint16_t tag = 0;
};

} // namespace core::smashup
