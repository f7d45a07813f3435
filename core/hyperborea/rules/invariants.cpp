#include "core/hyperborea/rules/invariants.h"

#include "core/hyperborea/table/query.h"

namespace core::hyperborea {

namespace {

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
    void require(bool holds, const std::string& what)
    {
        if (!holds)
            m_breaches.push_back("not so: " + what);
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
                "cubes of colour " + std::to_string(i) + " are all there");
    }

    void checkSeat(int i)
    {
        const SeatState& seat = m_s.seat[static_cast<std::size_t>(i)];
        const std::string name = "seat " + std::to_string(i + 1);
        int miniatures = seat.reserve;
        int fortresses = seat.supply;
        for (const Hex& hex : m_s.hex) {
            miniatures += hex.of(i);
            fortresses += hex.fortresses[static_cast<std::size_t>(i)];
            require(hex.halted[static_cast<std::size_t>(i)] == 0
                    || (i == m_s.at() && hasOpenEnemy(m_s, static_cast<HexId>(&hex - m_s.hex.data()), m_s.current)),
                name + " is halted in its own turn and by an enemy");
        }
        for (int other = 0; other < m_s.seats; ++other)
            miniatures += contains(m_s.seat[static_cast<std::size_t>(other)].trophies, seatAt(i)) ? 1 : 0;
        require(miniatures == kMiniatures, name + " has ten miniatures");
        if (hasPower(m_s, m_lib, seatAt(i), Power::Token))
            ++fortresses; // on the tile, or set aside from it
        require(fortresses == kFortresses, name + " has eight fortresses");
        require(!contains(seat.trophies, seatAt(i)), name + " holds none of its own as a trophy");
        for (const std::uint8_t level : seat.level)
            require(level <= kTopLevel, name + " has no row above the top");
        require(i == m_s.at() || m_s.turn == 0 || sumOf(seat.available) <= kDrawn + 1, name + " waits with its draw");
        for (SetId set = 0; set < kBaseSets; set += 2) {
            const auto empty = [&](SetId each) { return seat.base[each] == kEmpty; };
            require(empty(set) || empty(twinOf(set)), name + " has begun one set of a base technology at most");
        }
        require((seat.objectives & ~seat.met) == 0, name + " has objectives of what it met");
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
            require(met[card] == 1, "card " + std::to_string(card) + " lies in one place");
            require(m_s.card[card] == kEmpty || (owned >> card & 1U) != 0, "cubes lie on cards that somebody has");
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
