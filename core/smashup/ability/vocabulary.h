#pragma once

#include "core/language/plan.h"

/// What card texts speak of, numbered for the plans that the narrator makes. Each language has words for them in its
/// own folder: a word more here is a line more there.
namespace core::smashup {

using core::language::Word;

namespace noun {
enum Noun : Word {
    Card,
    Minion,
    Action,
    PlayedAction, ///< one that is played on a base
    Titan,
    Monster,
    Base,
    NewBase,
    LostBase, ///< where something was that has left play
    Tagged, ///< a minion of the kind that the phrase names
    Named, ///< a card by the name that the phrase gives
    MadnessCard,
    Player,
    Winner,
    RunnerUp,
    CurrentPlayer,
    Owner,
    Controller,
    Faction,
    Name,
    Number,
    Hand,
    Deck,
    DiscardPile,
    HandOrDiscard,
    HandOrDeck,
    Power,
    VictoryPoint,
    Counter,
};
} // namespace noun

namespace verb {
enum Verb : Word {
#define OP(code, ...) code,
#include "core/smashup/cards/ops.def"
#undef OP
    // As parts of those above, or beside them
    Search,
    TakeFound,
    PutBackBases,
    PutUnder,
    PutOnTop,
    PlaceAmong,
    SwapBaseTop,
    SwapBaseDeck,
    ShuffleBaseDeck,
    MinionsStay,
    AllStays,
    // Of cards as a whole
    PlayOn,
    PlayOnlyAt,
    PlayOnlyOnMinionAt,
    PlayThis,
    PlayThisAtTime,
    AlsoPlayThisAtTime,
    InsteadPlayThisAtTime,
    UseOnlyOne,
    PlayFromDiscard,
    PlayOnlyOneThisWay,
    MonstersArePlayed,
    // What lasts
    HavePower,
    CannotBeDestroyed,
    IsNotAffected,
    ShieldHost,
    ShieldYours,
    BaseIsCancelled,
    IgnoreBase,
    CannotPlay,
    CannotBePlayed,
    PlayOnlyOne,
    PlayExtraHere,
    CannotMoveHere,
    PlayFromDiscardHere,
    CountAs,
};
} // namespace verb

/// What qualifies: the first group nouns, the second verbs, the third stands before a clause, the last are conditions.
namespace detail {
enum Detail : Word {
    // Which
    Place, ///< a base, or "here"; `number` 1 where the base has to be named
    EachTo, ///< as Place, another for each
    Pile, ///< a hand, deck or discard pile
    On, ///< lies on a base or a minion
    OnAny, ///< on bases or minions; `number` 1 for bases only, 2 for minions only
    PlayedOn, ///< on that base
    OfFaction,
    OfNamedFaction, ///< the one the card names; `number` 2 for several
    NamedLikeThis,
    NamedLikeIt,
    NamedAlikeThat, ///< with the name that was said
    NamedLike, ///< as a card
    OtherThan,
    PrintedAtMost,
    PowerAtMost,
    PowerBelow, ///< a number
    WeakerThan, ///< a card
    Strongest,
    Weakest, ///< with the place in it; `number` 1 where powers are known to differ
    AsWeak, ///< as the one named before it
    WhereYouHaveMinion, ///< things: you or they
    WhereYouHaveNone,
    WhereYouHavePower,
    WherePowersDiffer,
    WithAction,
    WithMinion, ///< players that have one at a place
    Playable, ///< at a place
    OneName, ///< all of them bear one
    InPlay,
    FromBaseDeck,
    NoMoreThan, ///< of what is chosen
    UpToNumber,
    Extra, ///< besides the plays of the turn
    NameOfOne, ///< all named like one minion
    NamedLikeOneHere,
    SameName, ///< as what was spoken of last
    TopOf, ///< how many cards that is
    IncludingThis,
    WhoDoesNot,
    WhoRevealed,
    WhoHolds,
    DiscardedThisWay,
    Drawn,
    Destroyed,
    Revealed,
    YouOwn,
    HeldByOneWithMinion, ///< in the hand of another player with a minion at a place
    // How
    InAnyOrder,
    RestDiscarded, ///< what cannot be affected is discarded
    UntilTurnEnds,
    UntilYourTurnEnds, ///< things: whose
    UntilYourTurnStarts,
    DuringTheirTurn,
    DuringOthersTurns,
    DuringOthersTurnsUntil,
    AtOnce,
    FromHand,
    EachElsewhere, ///< each at a different base
    UntilNot, ///< until one is discarded that is no such card
    UntilShown, ///< until so many of a kind are
    Instead,
    InsteadOfDiscarding,
    OnEachOfYourTurns,
    OnceOnYourTurn,
    InsteadOfPlay,
    EachTurn,
    NumberOfTimes, ///< a constant, or an amount
    ForEach,
    ForEachOf,
    EqualTimes,
    While,
    // When
    AtEach,
    For,
    After,
    Before,
    WhenScored,
    AfterReplaced,
    OnYourTurn,
    TurnStart, ///< things: whose, or none for each
    TurnEnd,
    OncePerTurn,
    OncePerTurnEach, ///< player
    FirstTimeIf, ///< as If, the first time in a turn
    If,
    IfDone, ///< things: you or they
    IfNotDone,
    Otherwise,
    // What may be the case, or has happened
    ScoresBase,
    IsPlayed,
    PlayerPlays,
    FirstPlayedFromHand,
    IsDestroyed,
    WouldBeDestroyed,
    AffectedByOther,
    LeftForDiscard,
    FirstMinion, ///< that you played this turn is this one
    OneMinionPlayed,
    NoMinionThisTurn,
    NoMinionThisPhase,
    YourTurn,
    OthersTurn,
    ThereIs,
    RevealedInAll,
    Alike,
    IsKind,
    OthersLostMinion,
    PowerLessThan,
    NobodyDid,
    AllChosen,
    OneHas,
    OneRevealed,
    MadnessLeft,
    NumberAtMost,
    NumberAtLeast,
    MoreCards,
    MostCards,
    WasDestroyed,
    IsStill,
    IsOne,
    Anything,
};
} // namespace detail

namespace heading {
enum Heading : Word { None, Ongoing, Special, Talent, AsMinion, AsAction };
} // namespace heading

/// The base that the text is about, with nothing more said of it: "here".
inline bool isHere(const core::language::NounPhrase& base)
{
    return base.is(core::language::Reference::This, noun::Base) && base.details.empty();
}

/// One that was spoken of before: "there".
inline bool isThere(const core::language::NounPhrase& base)
{
    return base.is(core::language::Reference::That, noun::Base) && base.details.empty() && !base.many;
}

} // namespace core::smashup
