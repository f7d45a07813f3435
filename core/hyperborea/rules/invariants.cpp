#include "core/hyperborea/rules/invariants.h"

#include "core/hyperborea/table/query.h"

namespace core::hyperborea {

namespace {

constexpr std::size_t kMaxCountable = 255;

class Breaches {
public:
    Breaches(const State& s, const Library& lib)
        : m_s(s)
        , m_lib(lib)
    {
    }

    std::vector<std::string> find()
    {
        checkCubes();
        for (int i = 0; i < m_s.seats; ++i)
            checkSeat(i);
        checkGhosts();
        checkTokens();
        checkCards();
        checkMap();
        require(m_s.overflowed == 0, "nothing is dropped for want of room");
        require(m_s.decided != Ended::No || !m_s.frames.empty(), "something is under way in a running match");
        require(m_s.decided == Ended::No || m_s.winners != 0, "somebody has won a match that is over");
        return m_breaches;
    }

private:
    /// `which` one it is of several: a seat, a card, a colour.
    void require(bool holds, const char* what, std::size_t which = kMaxCountable)
    {
        if (!holds) [[unlikely]]
            m_breaches.push_back(
                std::string("not so: ") + what + (which == kMaxCountable ? "" : ", " + std::to_string(which + 1)));
    }

    void checkCubes()
    {
        std::array<int, kColours> all {};
        const auto count = [&](const Cubes& cubes) {
            for (std::size_t i = 0; i < kColours; ++i)
                all[i] += cubes[i];
        };
        const auto countSpaces = [&](const Spaces& on) {
            for (const std::uint8_t cube : on)
                if (cube != kNone)
                    ++all[cube];
        };
        count(m_s.reserve);
        for (std::size_t i = 0; i < m_s.seats; ++i) {
            const SeatState& seat = m_s.seat[i];
            count(seat.bag);
            count(seat.available);
            count(seat.unused);
            for (const Spaces& on : seat.base)
                countSpaces(on);
        }
        for (const Spaces& on : m_s.card)
            countSpaces(on);
        for (const auto& deck : m_s.greyOn)
            for (const std::uint8_t grey : deck)
                all[static_cast<std::size_t>(Colour::Grey)] += grey;
        for (std::size_t i = 0; i < kColours; ++i)
            require(all[i] == (i == static_cast<std::size_t>(Colour::Grey) ? kGreyCubes : kCubesOfColour),
                "all cubes of a colour are there", i);
    }

    void checkSeat(int i)
    {
        const SeatState& seat = m_s.seat[static_cast<std::size_t>(i)];
        const auto number = static_cast<std::size_t>(i);
        int miniatures = seat.reserve;
        int fortresses = seat.supply;
        for (const Hex& hex : m_s.hex) {
            miniatures += hex.of(i);
            fortresses += hex.fortresses[static_cast<std::size_t>(i)];
            require(hex.halted[static_cast<std::size_t>(i)] == 0
                    || (i == m_s.at() && hasOpenEnemy(m_s, static_cast<HexId>(&hex - m_s.hex.data()), m_s.current)),
                "a seat is halted in its own turn and by an enemy", number);
        }
        for (int other = 0; other < m_s.seats; ++other)
            miniatures += contains(m_s.seat[static_cast<std::size_t>(other)].trophies, seatAt(i)) ? 1 : 0;
        require(miniatures == kMiniatures, "a seat has ten miniatures", number);
        if (hasPower(m_s, m_lib, seatAt(i), Power::Token))
            ++fortresses; // on the tile, or set aside from it
        require(fortresses == kFortresses, "a seat has eight fortresses", number);
        require(!contains(seat.trophies, seatAt(i)), "a seat holds none of its own as a trophy", number);
        for (const std::uint8_t level : seat.level)
            require(level <= kTopLevel, "a seat has no row above the top", number);
        require(i == m_s.at() || m_s.turn == 0 || sumOf(seat.available) <= kDrawn + 1, "a seat waits with its draw",
            number);
        for (SetId set = 0; set < kBaseSets; set += 2) {
            const auto empty = [&](SetId each) { return isEmpty(seat.base[each]); };
            require(empty(set) || empty(twinOf(set)), "a seat has begun one set of a base technology at most", number);
        }
        require((seat.objectives & ~seat.met) == 0, "a seat has objectives of what it met", number);
    }

    void checkGhosts()
    {
        int ghosts = m_s.ghostStock + m_s.ghostsGone;
        for (std::size_t i = 0; i < m_s.seats; ++i)
            ghosts += m_s.seat[i].ghosts;
        for (const Hex& hex : m_s.hex)
            for (const std::uint8_t inside : hex.inside)
                ghosts += inside == kGhost ? 1 : 0;
        require(ghosts == kGhosts, "there are 18 ghosts");
    }

    void checkTokens()
    {
        for (const Back back : { Back::Bronze, Back::Silver, Back::Gold })
            require(tokenStock(m_s, m_lib, back) >= 0, "no more tokens lie face down than there are");
        for (std::size_t i = 0; i < m_lib.tokens().size(); ++i) {
            int there = m_s.tokensLeft[i];
            for (std::size_t seat = 0; seat < m_s.seats; ++seat)
                there += m_s.seat[seat].stored == i ? 1 : 0;
            require(there <= m_lib.tokens()[i].copies, "no token is there twice");
        }
    }

    void checkCards()
    {
        std::array<int, kMaxTechnologies> met {};
        const auto count = [&](CardMask cards) { eachCard(cards, [&](CardId card) { ++met[card]; }); };
        for (std::size_t i = 0; i < m_s.seats; ++i)
            count(m_s.seat[i].owned);
        CardMask owned = 0;
        for (std::size_t i = 0; i < m_s.seats; ++i)
            owned |= m_s.seat[i].owned;
        for (std::size_t deck = 0; deck < kDecks; ++deck) {
            count(m_s.deck[deck]);
            for (std::size_t slot = 0; slot < kFaceUp; ++slot) {
                const CardId card = m_s.open[deck][slot];
                if (card != kNone)
                    ++met[card];
                require(m_s.turn == 0 || card != kNone || m_s.deck[deck] == 0, "open cards are filled up");
            }
            for (std::size_t i = 0; i < m_s.underCount[deck]; ++i)
                ++met[m_s.under[deck][i]];
        }
        for (std::size_t card = 0; card < kMaxTechnologies; ++card) {
            require(met[card] == 1, "a card lies in one place", card);
            require(isEmpty(m_s.card[card]) || (owned >> card & 1U) != 0, "cubes lie on cards that somebody has");
        }
    }

    void checkMap()
    {
        const Layout& map = m_lib.layout(m_s.seats);
        for (HexId hex = 0; hex < map.hexes; ++hex) {
            const Hex& at = m_s.hex[hex];
            bool somebody = false;
            for (int i = 0; i < m_s.seats; ++i)
                somebody = somebody || at.of(i) > 0;
            require(at.up() || !somebody, "nobody stands on what lies face down");
            for (const HexId beside : map.spots[hex].beside)
                require(
                    !somebody || beside == kNone || m_s.hex[beside].up(), "nothing beside a miniature lies face down");
            for (std::size_t site = 0; site < kSites; ++site) {
                const bool there = at.up() && site < m_lib.tile(at.tile).sites;
                require(there || (at.inside[site] == kNone && at.tokens[site] == 0), "sites are where there are some");
            }
        }
    }

    const State& m_s;
    const Library& m_lib;
    std::vector<std::string> m_breaches;
};

} // namespace

std::vector<std::string> findBreaches(const State& s, const Library& lib)
{
    return Breaches(s, lib).find();
}

} // namespace core::hyperborea
