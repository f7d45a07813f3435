#pragma once

#include "core/game/inline_vector.h"
#include "core/game/rng.h"
#include "core/game/seat.h"
#include "core/starrealms/cards/card_library.h"
#include "core/starrealms/table/challenge.h"

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

namespace core::starrealms {

/// A card of this match; stable all match long.
using CardId = std::uint8_t;

inline constexpr CardId kNoCard = 0xFF;
inline constexpr std::size_t kMaxCards = 240;
inline constexpr std::size_t kRowSlots = 5;
inline constexpr int kHand = 5; ///< cards drawn at the end of a turn
inline constexpr std::size_t kMaxFrames = 16;

enum class Zone : std::uint8_t {
    Gone, ///< out of the game
    Deck,
    Hand,
    Discard,
    InPlay,
    TradeDeck,
    Row,
    Explorers,
    Heap,
    Aside, ///< acquired, and not yet put anywhere
    BossPile, ///< face down before the boss; from here on piles of a boss, in the order of BossState::piles
    BossDeck,
    BossDiscard,
    BossInPlay,
    Tentacles, ///< that of the first faction; the others follow
};
inline constexpr std::size_t kBossPiles
    = static_cast<std::size_t>(Zone::Tentacles) - static_cast<std::size_t>(Zone::BossPile) + kFactions - 1;

/// Stands for the boss where a choice or an event names a seat. It is none, and nobody sits there.
inline constexpr Seat kBoss = seatAt(kMaxSeats);

constexpr Zone tentacleOf(Faction faction)
{
    return static_cast<Zone>(static_cast<int>(Zone::Tentacles) + static_cast<int>(faction) - 1);
}

/// What a card in play has done in this turn and may do; and one bit of a card in the scrap heap.
enum UsedBits : std::uint8_t {
    kUsedPrimary = 1U << static_cast<unsigned>(Slot::Primary),
    kUsedAlly = 1U << static_cast<unsigned>(Slot::Ally),
    kUsedDoubleAlly = 1U << static_cast<unsigned>(Slot::DoubleAlly),
    kAllyOn = 8, ///< another card of its faction has been in play with it
    kDoubleAllyOn = 16, ///< two others have
    kComesBack = 32, ///< from the scrap heap to its owner's discard pile when the turn ends
};

/// One card: what it is, whose, where, and what it remembers while it is in play.
struct CardInstance {
    DefId def = 0;
    Seat owner = Seat::None; ///< nobody's in the shared zones
    Zone zone = Zone::Gone;
    CardId next = kNoCard; ///< of its pile
    CardId previous = kNoCard;
    SeatMask known = 0; ///< who knows that it lies where it lies
    std::uint8_t used = 0; ///< UsedBits
    DefId as = kNoDef; ///< what it copies until it leaves play
};

/// A row of cards threaded through CardInstance; the head of a deck is its top.
struct Pile {
    CardId head = kNoCard;
    CardId tail = kNoCard;
    std::uint8_t count = 0;

    bool empty() const { return count == 0; }
};

struct SeatState {
    DefSet shipsPlayed; ///< in this turn, wherever they are by now
    std::int16_t authority = 0; ///< of a team with one score, that of its first seat
    std::int16_t trade = 0;
    std::int16_t combat = 0;
    Pile hand;
    Pile deck;
    Pile discard;
    Pile inPlay; ///< in the order they came
    std::uint8_t bases = 0; ///< in play, outposts included
    std::uint8_t outposts = 0;
    std::uint8_t scraps = 0; ///< own cards scrapped in this turn
    std::uint8_t blobs = 0; ///< Blob cards played in this turn
    std::uint8_t nextBases = 0; ///< effects that wait for the next base it acquires
    std::uint8_t nextShips = 0;
    std::uint8_t owes = 0; ///< cards to discard when its turn begins
    std::uint8_t comingBack = 0; ///< cards of its own in the scrap heap with kComesBack
    std::uint8_t allyMemory = 0; ///< with Options::allyByFaction: bit per faction, doubled four bits above
    std::uint8_t reserved = 0; ///< what would be padding
    std::array<std::uint8_t, 4> reservedToo {};
};

enum class FrameKind : std::uint8_t {
    Turn,
    Ability,
    Discard, ///< `seat` must discard `count` cards
    Acquire, ///< `card` may go on top of the deck
    Amount, ///< how much combat or trade; `stage` is the Verb it is for, `card` the other seat
    Boss, ///< its turn; `seat` had the turn before, `cost` is 1 where the boss begins
};

/// Something half done; the newest is last.
struct Frame {
    FrameKind kind = FrameKind::Turn;
    std::uint8_t stage = 0;
    Seat seat = Seat::None;
    CardId card = kNoCard;
    DefId def = kNoDef; ///< whose program an ability is; it may be another than the card's
    Slot slot = Slot::Primary;
    std::uint8_t pc = 0;
    std::uint8_t count = 0; ///< picked by the step, and what a Discard has left
    std::uint8_t cost = 0; ///< of the card scrapped last
    std::uint8_t entered = 0; ///< 1 once the step at `pc` has begun to ask
};

/// The automatic enemy of a challenge, and what it has.
struct BossState {
    Challenge challenge = Challenge::None;
    Level level = Level::Veteran;
    std::int16_t authority = 0;
    std::int16_t combat = 0; ///< of its turn at hand
    std::uint8_t grace = 0; ///< turns of the boss that are still left out
    std::uint8_t mulligan = 0; ///< 1 while the seats may still scrap the row
    std::uint8_t count = 0; ///< the assimilation count
    std::uint8_t played = 0; ///< cost of all that it has played in this turn
    std::array<DefId, 4> revealed {}; ///< by seat, what came to the row for it in this turn
    std::array<Pile, kBossPiles> piles {}; ///< by Zone, from Zone::BossPile

    Pile& pile(Zone zone) { return piles[static_cast<std::size_t>(zone) - static_cast<std::size_t>(Zone::BossPile)]; }
    const Pile& pile(Zone zone) const
    {
        return piles[static_cast<std::size_t>(zone) - static_cast<std::size_t>(Zone::BossPile)];
    }
};

/// What the seats agreed on; false is the default.
struct Options {
    bool manualExplorer = false;
    bool sharedCombat = false;
    bool laterDiscards = false;
    bool oneEffectEach = false;
    bool returnAfterDraw = false;
    bool allyByFaction = false;
    bool huntLeftOnly = false;
    bool raidHandAlways = false;
    /// Questions with a single answer are asked, too: scenarios may name it. Never set in a real match.
    bool askForced = false;
};

enum class Phase : std::uint8_t { Start, Main, Boss };

/// Why a match has ended; lost: by all seats, to a boss.
enum class Ended : std::uint8_t { No, Won, Long, Agreed, Lost };

/// Everything a match is; ids, never pointers. The cards come last, so that a copy can leave out those there are not.
struct State {
    Rng rng;
    PerSeat<SeatState> seat {};
    std::uint32_t disclosures = 0; ///< see Match::disclosures(); no part of the position
    std::uint16_t turn = 0; ///< turns begun
    Format format = Format::Standard;
    std::uint8_t seats = 2;
    Seat current = Seat::First; ///< who acts, of those that have the turn
    SeatMask onTurn = 0;
    SeatMask ended = 0; ///< of those that have the turn, who has had enough of it
    SeatMask handed = 0; ///< who was given the word since somebody last did something
    SeatMask out = 0;
    SeatMask sideOne = 0; ///< one of the two sides, where the format has sides; in a raid the Boss, in a challenge all
    SeatMask leaders = 0; ///< Emperors, the Boss
    SeatMask winners = 0;
    Phase phase = Phase::Start;
    Ended decided = Ended::No;
    std::uint8_t cardCount = 0;
    Seat answering = Seat::None; ///< whose choice is being carried out; no part of the position
    std::uint8_t overflowed = 0; ///< something found no room and was dropped; never, see invariants
    Options options;
    BossState boss;
    Pile tradeDeck;
    Pile explorers;
    Pile heap;
    std::array<CardId, kRowSlots> row { kNoCard, kNoCard, kNoCard, kNoCard,
        kNoCard }; ///< the first lies next to the deck
    InlineVector<Frame, kMaxFrames> frames;
    std::array<CardInstance, kMaxCards> cards {}; ///< by CardId

    CardInstance& at(CardId id) { return cards[id]; }
    const CardInstance& at(CardId id) const { return cards[id]; }
    SeatState& of(Seat s) { return seat[static_cast<std::size_t>(indexOf(s))]; }
    const SeatState& of(Seat s) const { return seat[static_cast<std::size_t>(indexOf(s))]; }
    Frame& top() { return frames.back(); }
    const Frame& top() const { return frames.back(); }
    bool isOut(Seat s) const { return contains(out, s); }
    SeatMask everybody() const { return firstSeats(seats); }
    bool hasBoss() const { return boss.challenge != Challenge::None; }
    SeatMask living() const { return static_cast<SeatMask>(everybody() & ~out); }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(CardInstance) == 8 && sizeof(Frame) == 10 && sizeof(SeatState) == 48);
/// A match of two seats has 116 cards.
static_assert(
    sizeof(State) - (kMaxCards - 116) * sizeof(CardInstance) <= 2048, "a copy at two seats takes 2 KB at most");

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

/// Walks the seats of a mask from the first: `for (Seat seat : seatsOf(mask))`.
class SeatRange {
public:
    class Iterator {
    public:
        explicit constexpr Iterator(unsigned left)
            : m_left(left)
        {
        }
        constexpr Seat operator*() const { return seatAt(std::countr_zero(m_left)); }
        constexpr Iterator& operator++()
        {
            m_left &= m_left - 1;
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const { return m_left != other.m_left; }

    private:
        unsigned m_left;
    };
    explicit constexpr SeatRange(SeatMask mask)
        : m_mask(mask)
    {
    }
    constexpr Iterator begin() const { return Iterator(m_mask); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    unsigned m_mask;
};

constexpr SeatRange seatsOf(SeatMask mask)
{
    return SeatRange(mask);
}

} // namespace core::starrealms
