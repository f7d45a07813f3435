#include "core/starrealms/ai/places.h"

#include "core/starrealms/table/allies.h"
#include "core/starrealms/table/reach.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <limits>

namespace core::starrealms {

namespace {

constexpr std::size_t kOwnAndOther = 2;
constexpr std::size_t kScores = 20; ///< three of authority each, the last for all greater ones
constexpr int kScoreStep = 3;
constexpr std::size_t kClocks = 8; ///< turns to the end, the last for all greater ones

enum PlaceKindId : std::size_t { Held, Owned, Lying, InRow, Score, Clocks, PlaceKindCount };

/// A kind of input: its words, and how many there are for each card, or in all.
struct PlaceKind {
    const char* words;
    std::size_t each;
};
constexpr std::array<PlaceKind, PlaceKindCount> kPlaceKinds { {
    { "held", 1 },
    { "owned", kOwnAndOther },
    { "in play", kOwnAndOther * 2 },
    { "row", 2 },
    { "authority", kOwnAndOther* kScores * 2 },
    { "clocks", kClocks* kClocks },
} };

constexpr std::array<const char*, kOwnAndOther> kOwnOrOther { "own", "other" };

} // namespace

/// Reads one position for one seat.
class Places::Reader {
public:
    Reader(const Places& places, const State& s, Seat seat, PresentInputs& present)
        : m_places(places)
        , m_s(s)
        , m_seat(seat)
        , m_side(sideOf(s, seat))
        , m_turn(contains(s.onTurn, seat) ? 1 : 0)
        , m_present(present)
    {
    }

    void readScores(float own, float other)
    {
        std::array<int, kOwnAndOther> scores {};
        for (const Seat each : seatsOf(m_s.living())) {
            int& score = scores[contains(m_side, each) ? 0 : 1];
            score = std::max<int>(score, m_s.of(scoreOf(m_s, each)).authority);
        }
        if (m_s.hasBoss())
            scores[1] = m_s.boss.authority;
        for (std::size_t i = 0; i < kOwnAndOther; ++i)
            addOther(Score, (i * kScores + std::min(kScores - 1, stepOf(scores[i]))) * 2 + m_turn);
        addOther(Clocks, clockOf(own) * kClocks + clockOf(other));
    }

    /// A hand that was drawn for the next turn says nothing yet.
    void readHand()
    {
        if (m_turn == 1)
            for (const CardId id : cardsOf(m_s, m_s.of(m_seat).hand))
                addCard(Held, m_s.at(id).def, 0);
    }

    void readRow()
    {
        for (const CardId id : m_s.row)
            if (id != kNoCard)
                addCard(InRow, m_s.at(id).def, m_turn);
    }

    void readSeat(Seat seat)
    {
        const SeatState& of = m_s.of(seat);
        const std::size_t side = contains(m_side, seat) ? 0 : 1;
        const Facts* const facts = m_places.m_library->allFacts();
        constexpr std::uint8_t kLast = 1U << static_cast<unsigned>(Slot::Scrap);
        for (const CardId id : cardsOf(m_s, of.inPlay)) {
            const bool ready
                = contains(m_s.onTurn, seat) && (usableSlots(facts, m_s.at(id)) & ~unsigned { kLast }) != 0;
            addCard(Lying, m_s.at(id).def, side * 2 + (ready ? 1 : 0));
        }
        // By what they are, not as they lie: where there is no more room nobody learns the order of a deck.
        constexpr std::size_t kBits = 64;
        std::array<std::uint8_t, kMaxDefs> counts {};
        std::array<std::uint64_t, kMaxDefs / kBits + 1> there {};
        for (const Pile* pile : { &of.hand, &of.deck, &of.discard, &of.inPlay })
            for (const CardId id : cardsOf(m_s, *pile))
                if (const DefId def = m_s.at(id).def; !facts[def].starting || facts[def].explorer) {
                    ++counts[def];
                    there[def / kBits] |= std::uint64_t { 1 } << (def % kBits);
                }
        for (std::size_t word = 0; word < there.size(); ++word)
            for (std::uint64_t left = there[word]; left != 0; left &= left - 1) {
                const auto def = static_cast<DefId>(word * kBits + static_cast<std::size_t>(std::countr_zero(left)));
                for (int i = 0; i < counts[def]; ++i)
                    addCard(Owned, def, side);
            }
    }

private:
    static std::size_t stepOf(int score) { return static_cast<std::size_t>(std::max(0, score)) / kScoreStep; }
    static std::size_t clockOf(float turns)
    {
        return std::min(kClocks - 1, static_cast<std::size_t>(std::max(0.0F, turns)));
    }

    void addCard(PlaceKindId kind, DefId def, std::size_t which)
    {
        addOther(kind, def * kPlaceKinds[kind].each + which);
    }
    void addOther(PlaceKindId kind, std::size_t which)
    {
        const std::size_t input = m_places.m_begins[kind] + which;
        assert(input < m_places.m_begins[kind + 1]);
        if (!m_present.full())
            m_present.push(static_cast<std::uint16_t>(input));
    }

    const Places& m_places;
    const State& m_s;
    Seat m_seat;
    SeatMask m_side;
    std::size_t m_turn;
    PresentInputs& m_present;
};

Places::Places(std::shared_ptr<const CardLibrary> library)
    : m_library(std::move(library))
{
    m_begins.push_back(0);
    for (std::size_t kind = 0; kind < PlaceKindCount; ++kind) {
        const std::size_t what = kind < Score ? m_library->size() : 1;
        m_begins.push_back(m_begins.back() + static_cast<std::uint32_t>(what * kPlaceKinds[kind].each));
    }
    assert(m_begins.back() <= std::numeric_limits<std::uint16_t>::max());
}

std::string Places::name(std::size_t input) const
{
    const auto next = std::upper_bound(m_begins.begin(), m_begins.end(), input);
    const auto kind = static_cast<std::size_t>(next - m_begins.begin()) - 1;
    const std::size_t each = kPlaceKinds[kind].each;
    const std::size_t which = (input - m_begins[kind]) % each;
    const std::string called = std::string(kPlaceKinds[kind].words) + ' ';
    const auto card = [&] { return m_library->def(static_cast<DefId>((input - m_begins[kind]) / each)).name; };
    const auto number = [](std::size_t value) { return std::to_string(value); };
    switch (kind) {
    case Owned:
        return called + kOwnOrOther[which] + ' ' + card();
    case Lying:
        return called + kOwnOrOther[which / 2] + ' ' + card() + (which % 2 == 1 ? " ready" : "");
    case InRow:
        return called + card() + (which == 1 ? " on turn" : "");
    case Score:
        return called + kOwnOrOther[which / (kScores * 2)] + ' ' + number(which / 2 % kScores)
            + (which % 2 == 1 ? " on turn" : "");
    case Clocks:
        return called + number(which / kClocks) + " against " + number(which % kClocks);
    default:
        return called + card();
    }
}

void Places::read(const State& s, Seat seat, float own, float other, PresentInputs& present) const
{
    Reader reader(*this, s, seat, present);
    // What is left out where there is no more room comes last.
    reader.readScores(own, other);
    reader.readHand();
    reader.readRow();
    reader.readSeat(seat);
    for (const Seat each : seatsOf(static_cast<SeatMask>(s.living() & ~maskOf(seat))))
        reader.readSeat(each);
}

} // namespace core::starrealms
