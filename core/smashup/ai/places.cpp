#include "core/smashup/ai/places.h"

#include "core/smashup/rules/smash_up_match.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace core::smashup {

namespace {

constexpr std::size_t kSides = 2; ///< the seat's own, another's
constexpr std::size_t kNearnesses = 4; ///< how near a base is to its breakpoint; the last has reached it
constexpr std::size_t kRelations = 4; ///< of the seat to the strongest other at a base
constexpr std::size_t kPowers = 8; ///< three points of power each; the last for all greater ones
constexpr int kPowerStep = 3;
constexpr std::size_t kPoints = 20; ///< victory points, the last for all greater ones
constexpr std::size_t kStretches = 5; ///< of a match, three points of the leader's each
constexpr int kStretch = 3;

/// How a card lies in play.
enum Lies : std::size_t { Minion, OnBase, OnOwn, OnOthers, LiesCount };
constexpr std::array<const char*, LiesCount> kLies { "minion", "on a base", "on its side's minion",
    "on another's minion" };
constexpr std::array<const char*, kSides> kSideNames { "own", "other" };

enum KindId : std::size_t { Held, InPlay, Discarded, Base, Faction, Points, Power, KindCount };

/// A kind of input: its words, and how many there are for each card or faction, or in all.
struct Kind {
    const char* words;
    std::size_t each;
};
constexpr std::array<Kind, KindCount> kKinds { {
    { "held", 1 },
    { "in play", kSides* LiesCount* kNearnesses },
    { "discarded", kSides },
    { "base", kRelations* kNearnesses },
    { "faction", kSides* kStretches },
    { "points", kSides* kPoints * 2 },
    { "power", kNearnesses* kPowers* kPowers },
} };

std::string words(std::initializer_list<std::string> parts)
{
    std::string all;
    for (const std::string& part : parts)
        all += (all.empty() ? "" : " ") + part;
    return all;
}

std::size_t nearnessOf(const BaseStanding& base)
{
    const int missing = base.breakpoint - base.total;
    return missing <= 0 ? 3 : missing <= 4 ? 2 : missing <= 9 ? 1 : 0;
}

} // namespace

/// Reads one position for one seat.
class Places::Reader {
public:
    Reader(const Places& places, const SmashUpMatch& match, Seat seat, PresentInputs& present)
        : m_places(places)
        , m_cardPlaces(places.m_cards.placesIn(match.library()))
        , m_match(match)
        , m_s(match.state())
        , m_me(static_cast<std::size_t>(indexOf(seat)))
        , m_present(present)
    {
    }

    void readHand()
    {
        for (const CardId id : cardsOf(m_s, m_s.seat[m_me].hand))
            addCard(Held, id, 0);
    }

    void readDiscards()
    {
        for (std::size_t i = 0; i < m_s.seats; ++i)
            for (const CardId id : cardsOf(m_s, m_s.seat[i].discard))
                addCard(Discarded, id, sideOf(i));
    }

    void readBase(Slot slot, const BaseStanding& base)
    {
        const std::size_t nearness = nearnessOf(base);
        const BaseSlot& place = m_s.slot[slot];
        for (const CardId id : cardsOf(m_s, place.minions))
            addInPlay(id, Minion, nearness);
        for (const CardId id : cardsOf(m_s, place.actions))
            addInPlay(id, OnBase, nearness);
        for (const CardId id : cardsOf(m_s, place.attached)) {
            const bool own = m_s.at(m_s.at(id).where).controller == m_s.at(id).controller;
            addInPlay(id, own ? OnOwn : OnOthers, nearness);
        }
        int most = 0;
        for (std::size_t i = 0; i < m_s.seats; ++i)
            most = i == m_me ? most : std::max(most, base.power[i]);
        const int own = base.power[m_me];
        const std::size_t relation = own == 0 && most == 0 ? 0 : own > most ? 1 : own == most ? 2 : 3;
        addCard(Base, place.base, relation * kNearnesses + nearness);
        addOther(Power, (nearness * kPowers + powerStep(own)) * kPowers + powerStep(most));
    }

    void readSeats()
    {
        int best = 0; // of the others
        for (std::size_t i = 0; i < m_s.seats; ++i)
            best = i == m_me ? best : std::max<int>(best, m_s.seat[i].vp);
        const int own = m_s.seat[m_me].vp;
        const std::size_t turn = static_cast<std::size_t>(indexOf(m_s.current)) == m_me ? 1 : 0;
        addOther(Points, pointsOf(own) * 2 + turn);
        addOther(Points, (kPoints + pointsOf(best)) * 2 + turn);
        const auto stretch
            = static_cast<std::size_t>(std::clamp(std::max(own, best) / kStretch, 0, static_cast<int>(kStretches) - 1));
        const std::span<const std::uint8_t> factions = factionPlaces();
        for (std::size_t i = 0; i < m_s.seats; ++i)
            for (const FactionId each : m_match.info().factions[i])
                if (each < factions.size())
                    add(Faction, factions[each], sideOf(i) * kStretches + stretch);
    }

private:
    std::size_t sideOf(std::size_t seat) const { return seat == m_me ? 0 : 1; }
    static std::size_t powerStep(int power)
    {
        return std::min(static_cast<std::size_t>(std::max(0, power / kPowerStep)), kPowers - 1);
    }
    static std::size_t pointsOf(int points)
    {
        return std::min(static_cast<std::size_t>(std::max(0, points)), kPoints - 1);
    }

    std::span<const std::uint8_t> factionPlaces() const
    {
        std::span<const std::uint8_t> found = m_places.m_factionPlaces.front().second;
        for (const auto& [library, places] : m_places.m_factionPlaces)
            if (library == &m_match.library() || library->printing() == m_match.library().printing())
                found = places;
        return found;
    }

    void addInPlay(CardId id, Lies lies, std::size_t nearness)
    {
        const Seat seat = m_s.at(id).controller;
        if (seat == Seat::None)
            return; // a monster, or a treasure that lies there
        const std::size_t side = sideOf(static_cast<std::size_t>(indexOf(seat)));
        addCard(InPlay, id, (side * LiesCount + lies) * kNearnesses + nearness);
    }

    void addCard(KindId kind, CardId id, std::size_t which)
    {
        const std::size_t name = m_match.library().def(m_s.at(id).def).nameId;
        if (name < m_cardPlaces.size())
            add(kind, m_cardPlaces[name], which);
    }
    void addOther(KindId kind, std::size_t which) { add(kind, 0, which); }

    void add(KindId kind, std::size_t what, std::size_t which)
    {
        const std::size_t input = m_places.m_begins[kind] + what * kKinds[kind].each + which;
        assert(which < kKinds[kind].each && input < m_places.m_begins[kind + 1]);
        if (!m_present.full())
            m_present.push(static_cast<std::uint16_t>(input));
    }

    const Places& m_places;
    std::span<const std::uint16_t> m_cardPlaces;
    const SmashUpMatch& m_match;
    const State& m_s;
    std::size_t m_me;
    PresentInputs& m_present;
};

Places::Places(const Libraries& libraries)
    : m_cards(libraries)
{
    for (const auto& library : libraries) {
        std::vector<std::uint8_t> places;
        for (const FactionDef& faction : library->factions()) {
            const auto found = std::find(m_factions.begin(), m_factions.end(), faction.name);
            places.push_back(static_cast<std::uint8_t>(found - m_factions.begin()));
            if (found == m_factions.end())
                m_factions.push_back(faction.name);
        }
        m_factionPlaces.emplace_back(library.get(), std::move(places));
    }
    m_begins.push_back(0);
    for (std::size_t kind = 0; kind < KindCount; ++kind) {
        const std::size_t what = kind < Faction ? m_cards.count() : kind == Faction ? m_factions.size() : 1;
        m_begins.push_back(m_begins.back() + static_cast<std::uint32_t>(what * kKinds[kind].each));
    }
    assert(m_begins.back() <= std::numeric_limits<std::uint16_t>::max());
}

std::string Places::name(std::size_t input) const
{
    const auto next = std::upper_bound(m_begins.begin(), m_begins.end(), input);
    const auto kind = static_cast<std::size_t>(next - m_begins.begin()) - 1;
    const std::size_t what = (input - m_begins[kind]) / kKinds[kind].each;
    const std::size_t which = (input - m_begins[kind]) % kKinds[kind].each;
    const auto number = [&](std::size_t divisor, std::size_t count) { return std::to_string(which / divisor % count); };
    const std::string called = kKinds[kind].words;
    switch (kind) {
    case InPlay:
        return words({ called, kSideNames[which / (LiesCount * kNearnesses)], m_cards[what],
            kLies[which / kNearnesses % LiesCount], "at nearness", number(1, kNearnesses) });
    case Discarded:
        return words({ called, kSideNames[which], m_cards[what] });
    case Base:
        return words(
            { called, m_cards[what], "relation", number(kNearnesses, kRelations), "nearness", number(1, kNearnesses) });
    case Faction:
        return words({ called, kSideNames[which / kStretches], m_factions[what], "stretch", number(1, kStretches) });
    case Points:
        return words({ called, kSideNames[which / (kPoints * 2)], number(2, kPoints), "turn", number(1, 2) });
    case Power:
        return words({ called, number(kPowers, kPowers), "against", number(1, kPowers), "nearness",
            number(kPowers * kPowers, kNearnesses) });
    default:
        return words({ called, m_cards[what] });
    }
}

void Places::read(const SmashUpMatch& match, Seat seat, const std::array<BaseStanding, kMaxSlots>& bases,
    PresentInputs& present) const
{
    Reader reader(*this, match, seat, present);
    // What is left out where there is no more room comes last.
    reader.readSeats();
    reader.readHand();
    for (Slot slot = 0; slot < match.state().slots; ++slot)
        if (match.state().slot[slot].base != kNoCard)
            reader.readBase(slot, bases[slot]);
    reader.readDiscards();
}

} // namespace core::smashup
