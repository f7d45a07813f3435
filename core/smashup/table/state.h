#pragma once

#include "core/game/inline_vector.h"
#include "core/game/rng.h"
#include "core/smashup/cards/card_def.h"
#include "core/smashup/table/phase.h"
#include "core/smashup/table/seats.h"

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>

namespace core::smashup {

/// A card or a base of this match; stable all match long. Bases come first, cards from kFirstCard on.
using CardId = std::uint8_t;
/// A place on the table where a base lies; keeps its number when the base is replaced.
using Slot = std::uint8_t;

inline constexpr CardId kNoCard = 0xFF;
inline constexpr Slot kNoSlot = 0xFF;
/// Where only one base would be allowed: any at which the seat has no minion.
inline constexpr Slot kWithoutYours = 0xFE;
/// Where only one base would be allowed: it has left play, and nothing can be played there.
inline constexpr Slot kGone = 0xFD;
inline constexpr int kMaxCards = 200;
inline constexpr int kMaxBases = 40;
inline constexpr CardId kFirstCard = kMaxBases;
inline constexpr int kMaxSlots = 6;
inline constexpr int kMaxFrames = 40;
inline constexpr int kHandLimit = 10;
inline constexpr int kOpeningHand = 5;
inline constexpr int kPointsToWin = 15;
/// Minions a seat may play in one turn; beyond, extra plays are no longer given. Ends what could go on for ever, such
/// as a Collector that returns itself on The Homeworld; no hand and deck together hold so many.
inline constexpr int kMostMinionsInATurn = 60;

/// Monsters that may be played at a base at once.
inline constexpr int kMostMonsters = 3;

constexpr bool isBase(CardId id)
{
    return id < kFirstCard;
}

enum class Zone : std::uint8_t {
    Box, ///< out of the game
    Deck,
    Hand,
    Discard,
    Minions, ///< in play at a base
    BaseActions, ///< in play on a base
    Attached, ///< in play on a minion
    Resolving, ///< a standard action on the table, or a card shown and not yet put anywhere
    BaseDeck,
    BaseInPlay,
    BaseDiscard,
    MadnessDeck, ///< nobody's: see rules 15
    Titans, ///< in play at a base; lies in the pile of the actions on it
    Aside, ///< a titan out of play
    Buried, ///< face down at a base
    MonsterDeck,
    MonsterDiscard,
    TreasureDeck,
    TreasureDiscard,
};

constexpr unsigned bitOf(Zone zone)
{
    return 1U << static_cast<unsigned>(zone);
}

/// One card: what it is, whose, where, and what it remembers while it is in play.
struct CardInstance {
    DefId def = 0;
    Seat owner = Seat::None;
    Seat controller = Seat::None; ///< of a base another thing, see fields.h
    Zone zone = Zone::Box;
    std::uint8_t where = 0xFF; ///< base slot while in play; host's CardId while attached
    CardId next = kNoCard; ///< the next card of its pile
    SeatMask known = 0; ///< who knows that it lies where it lies
    std::uint8_t used = 0; ///< what it has done this turn and in this window, see fields.h
    std::uint8_t counters = 0; ///< +1 power counters; on actions and bases, which have none, other things, see fields.h
};

/// What cards do that remember in CardInstance::used that they have done it.
inline constexpr AbilityKinds kRemembersUse = abilityKind(Timing::Talent) | abilityKind(Timing::PlayPhase)
    | abilityKind(Timing::Trigger) | abilityKind(Timing::BeforeScoring) | abilityKind(Timing::AfterScoring)
    | abilityKind(Timing::InsteadOfDestroyed) | abilityKind(Static::Kind::MinionsFromDiscard);

/// A row of cards threaded through CardInstance::next; the head of a deck is its top.
struct Pile {
    CardId head = kNoCard;
    CardId tail = kNoCard;
    std::uint8_t count = 0;
};

struct BaseSlot {
    CardId base = kNoCard;
    std::uint8_t lowered = 0; ///< taken off its breakpoint until the end of the turn
    SeatMask played = 0; ///< who has played a minion here this turn
    SeatMask lost = 0; ///< whose minions were destroyed here this turn
    Pile minions; ///< in order of arrival
    Pile actions; ///< on the base; titans here lie among them
    Pile attached; ///< actions on the minions here
};

struct SeatState {
    std::int16_t vp = 0;
    std::uint8_t minionsPlayed = 0; ///< this turn, however they were played
    std::uint8_t barred = 0; ///< what it cannot do, and until when, see fields.h
    std::uint8_t fromDiscard = 0; ///< this turn: bits of the cards played by their own right from the discard pile
    std::uint8_t comesBack = 0; ///< such bits of all cards that have ever been in its discard pile
    Pile hand;
    Pile deck;
    Pile discard;
    std::uint8_t reserved = 0; ///< what would be padding
};

inline constexpr std::uint8_t kAnyPower = 0xFF;
inline constexpr std::uint8_t kAnyName = 0xFF;
inline constexpr std::uint8_t kNameThere = 0xFE; ///< that of a minion at the base it is played at
inline constexpr std::uint8_t kNameInPlay = 0xF0; ///< from here to kNameThere: that of a minion in play

/// A right to play one card: the free play of a turn or an extra one. Rules 6.7.
struct PlayToken {
    PlayKind kind = PlayKind::Minion;
    Seat seat = Seat::None;
    std::uint8_t powerAtMost = kAnyPower; ///< of the printed power
    Slot slot = kNoSlot; ///< the only base it may be used at, kWithoutYours, kGone or kNoSlot
    /// A card whose name it must share, or one of the above. Tokens with one number of kNameInPlay keep to one name:
    /// the first that is used settles it for the others.
    std::uint8_t like = kAnyName;
};

inline constexpr std::size_t kMostTokens = 20;

/// A card that was played while several plays would have done for it, and which of them it took still makes a
/// difference: what is played later settles it. See allowances.h.
struct OpenPlay {
    std::uint32_t tokens : kMostTokens; ///< bit per entry of State::tokens that would do
    std::uint32_t right : 3; ///< what else would do, see allowances.cpp
    std::uint32_t named : 1; ///< a minion of its name was in play when it was played
    std::uint32_t card : 8;
};

/// A change of power that ends with a turn; one a card, span and amount added up. With Until::Named a faction that an
/// action names.
struct Modifier {
    CardId card = kNoCard;
    Until until = Until::EndOfTurn;
    Seat seat = Seat::None; ///< whose turn; of no meaning for Until::EndOfTurn
    std::int8_t amount = 0;
};

/// A triggered ability that waits to be resolved.
struct Pending {
    CardId source = kNoCard; ///< the card or base it is printed on
    std::uint8_t ability = 0;
    Seat seat = Seat::None; ///< its controller when it was set off
    CardId subject = kNoCard; ///< the card the event happened to
    Slot slot = kNoSlot; ///< where it happened
    Seat by = Seat::None; ///< who did it
    std::uint8_t done : 4 = 0;
    std::uint8_t left : 4 = 0; ///< 1 once the subject has left play, 2 once its card is another object

    /// What the ability may speak of as "it".
    CardId it() const { return left == 2 ? kNoCard : subject; }
};

/// A minion that has left play while an ability had it among what was chosen. What comes back is another object, of
/// which the ability does not speak: rules 12.6.
struct Departed {
    CardId card = kNoCard;
    std::uint8_t picks = 0; ///< it was one of that many first entries of State::picks
    std::uint8_t back = 0; ///< 1 once it is in play again
};

/// A minion whose shield was spent on the ability that runs at this depth: the rest of it passes the minion by, too.
struct Shielded {
    std::uint8_t depth = 0; ///< index of the ability's frame
    CardId card = kNoCard; ///< or the base, where all minions of `seat` are passed by
    Seat seat = Seat::None;
};

enum class FrameKind : std::uint8_t {
    Setup,
    Turn,
    Score,
    Window, ///< abilities before or after scoring
    Triggers, ///< abilities that an event set off
    Play, ///< a card being played
    PlayNow, ///< an extra play to be used at once or lost
    Ability,
    Destroy,
};

/// Something half done; the newest is last. What the fields mean is the business of the kind's own file, and fields.h
/// has names for mark and reg.
struct Frame {
    FrameKind kind = FrameKind::Turn;
    std::uint8_t stage = 0;
    Seat seat = Seat::None;
    CardId source = kNoCard;
    std::uint8_t ability = 0;
    std::uint8_t pc = 0;
    Slot slot = kNoSlot;
    CardId subject = kNoCard;
    std::uint8_t mark = 0;
    std::uint8_t firstPick = 0; ///< first entry of State::picks that is this frame's
    std::array<std::uint8_t, kRegisters> reg {};
};

/// The scoring under way, for abilities that speak of its winner.
struct Scoring {
    Slot slot = kNoSlot; ///< kNoSlot when no base is being scored
    CardId base = kNoCard;
    SeatMask winners = 0;
    SeatMask runnersUp = 0;
};

enum class Responses : std::uint8_t { InPlayFirst, Rounds };
enum class Mulligan : std::uint8_t { Discard, Shuffle };
enum class MadnessTie : std::uint8_t { PlayOn, Count };
/// What a match comes to in which nobody can do anything any more.
enum class IdleEnd : std::uint8_t { Draw, Points };

struct Options {
    Responses responses = Responses::InPlayFirst;
    Mulligan mulligan = Mulligan::Discard;
    /// Questions with a single answer are asked, too: scenarios may name such an answer. Never set in a real match.
    bool askForced = false;
    bool madness = false; ///< there is a Madness deck, full or empty
    MadnessTie madnessTie = MadnessTie::PlayOn;
    bool extras = false; ///< there are titans, monsters or treasures: rules 19.1 and 19.2
    std::uint8_t readings = 0; ///< bit per CardLibrary::readings(): those that this match plays
    IdleEnd idle = IdleEnd::Draw;
};

/// Why a match has ended. See ending.h.
enum class Ended : std::uint8_t {
    No,
    Won,
    Stuck, ///< nobody could do anything any more
    Idle, ///< nobody has done anything for long
    Long, ///< it has lasted too many turns
    Agreed, ///< all seats agreed to end it
};

/// Everything a match is; ids, never pointers. The cards come last, so that a copy can leave out the unused ones.
struct State {
    Rng rng;
    Options options;
    std::uint32_t disclosures = 0; ///< see Match::disclosures(); no part of the position
    std::uint16_t turn = 0; ///< turns begun
    std::uint8_t seats = 2;
    Seat current = Seat::First;
    Phase phase = Phase::Setup;
    std::uint8_t decided = 0; ///< an Ended
    SeatMask winners = 0;
    std::uint8_t slots = 0; ///< places on the table
    std::uint8_t cardCount = 0;
    std::uint8_t baseCount = 0;
    std::uint8_t idleTurns = 0; ///< turns in a row in which nobody did anything, see turn.cpp
    std::uint8_t overflowed = 0; ///< one of the lists below was full and something was dropped; never, see invariants
    /// What the bases and cards in play do, at each place and at all of them, so that nothing is looked for where it is
    /// not. No part of the position: zones.cpp, which alone moves cards, sees to it.
    std::array<AbilityKinds, kMaxSlots> kindsAt {};
    AbilityKinds kindsInPlay = 0;
    Scoring scoring;
    EachSeat<SeatState> seat {};
    Pile baseDeck;
    Pile baseDiscard;
    Pile madness; ///< the Madness deck; all its cards are alike
    Pile aside; ///< titans out of play
    Pile buried; ///< everybody's buried cards, at whatever base, in the order they were buried
    Pile monsters; ///< like treasures nobody's, with a discard pile of their own
    Pile monsterDiscard;
    Pile treasures;
    Pile treasureDiscard;
    std::array<BaseSlot, kMaxSlots> slot {};
    InlineVector<PlayToken, kMostTokens> tokens; ///< plays of the current seat that are not certainly used up
    InlineVector<OpenPlay, 8> openPlays; ///< cards played that wait to be told which of the tokens they took
    InlineVector<Modifier, 50> modifiers;
    InlineVector<Pending, 48> pending;
    InlineVector<Shielded, 6> shielded;
    InlineVector<std::uint8_t, 110> picks;
    InlineVector<Departed, 4> departed;
    InlineVector<Frame, kMaxFrames> frames;
    std::array<CardInstance, kMaxBases + kMaxCards> instances {}; ///< by CardId

    CardInstance& at(CardId id) { return instances[id]; }
    const CardInstance& at(CardId id) const { return instances[id]; }
    std::span<const CardInstance> cards() const { return { instances.data() + kFirstCard, cardCount }; }
    std::span<const CardInstance> bases() const { return { instances.data(), baseCount }; }
    /// Whether anything in play, or in play at that place, has such a text or such an ability.
    template <typename What>
    bool any(What what) const
    {
        return (kindsInPlay & abilityKind(what)) != 0;
    }
    template <typename What>
    bool anyAt(Slot place, What what) const
    {
        return (kindsAt[place] & abilityKind(what)) != 0;
    }
    SeatState& of(Seat s) { return seat[static_cast<std::size_t>(indexOf(s))]; }
    const SeatState& of(Seat s) const { return seat[static_cast<std::size_t>(indexOf(s))]; }
    Seat after(Seat s) const { return seatAt((indexOf(s) + 1) % seats); }
    Frame& top() { return frames.back(); }
    const Frame& top() const { return frames.back(); }
};

static_assert(std::is_trivially_copyable_v<State>); // a clone is a few memcpys
static_assert(kFirstCard + kMaxCards <= kNameInPlay);
static_assert(sizeof(Frame) == 16);
static_assert(sizeof(OpenPlay) == 4);
static_assert(sizeof(State) <= 4096, "a state must stay within a page of the first-level cache");

/// For the lists of a state: what finds no room is dropped, and the invariants tell.
template <typename T, std::size_t Capacity>
void pushIfRoom(State& s, InlineVector<T, Capacity>& list, const std::type_identity_t<T>& item)
{
    if (list.full())
        s.overflowed = 1;
    else
        list.push(item);
}

/// Walks a pile from its head: `for (CardId id : cardsOf(state, pile))`. The pile must not change meanwhile.
class PileRange {
public:
    class Iterator {
    public:
        Iterator(const State& state, CardId id)
            : m_state(&state)
            , m_id(id)
        {
        }
        CardId operator*() const { return m_id; }
        Iterator& operator++()
        {
            m_id = m_state->at(m_id).next;
            return *this;
        }
        bool operator!=(const Iterator& other) const { return m_id != other.m_id; }

    private:
        const State* m_state;
        CardId m_id;
    };

    PileRange(const State& state, const Pile& pile)
        : m_state(state)
        , m_head(pile.head)
    {
    }
    Iterator begin() const { return { m_state, m_head }; }
    Iterator end() const { return { m_state, kNoCard }; }

private:
    const State& m_state;
    CardId m_head;
};

inline PileRange cardsOf(const State& state, const Pile& pile)
{
    return { state, pile };
}

} // namespace core::smashup
