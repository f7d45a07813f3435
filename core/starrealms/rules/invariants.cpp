#include "core/starrealms/rules/invariants.h"

#include "core/starrealms/table/reach.h"

#include <array>
#include <string_view>

namespace core::starrealms {

namespace {

/// Of what something does not hold. It is put into words only then, for all of this is asked after each choice.
struct Subject {
    std::string_view words;
    int number = -1; ///< behind them; below 0 where there is none

    std::string inWords() const
    {
        return number < 0 ? std::string(words) : std::string(words) + std::to_string(number);
    }
};

class Breaches {
public:
    Breaches(const State& s, const CardLibrary& lib)
        : m_s(s)
        , m_lib(lib)
    {
    }

    std::vector<std::string> find()
    {
        for (int i = 0; i < m_s.seats; ++i)
            checkSeat(seatAt(i));
        checkPile(m_s.tradeDeck, Zone::TradeDeck, { "the trade deck" }, Seat::None);
        checkPile(m_s.explorers, Zone::Explorers, { "the Explorer pile" }, Seat::None);
        checkPile(m_s.heap, Zone::Heap, { "the scrap heap" }, Seat::None);
        checkBoss();
        checkRow();
        for (std::size_t id = 0; id < m_s.cardCount; ++id) {
            const Zone zone = m_s.cards[id].zone;
            const bool nowhere = zone == Zone::Gone || zone == Zone::Aside;
            require(m_met[id] == (nowhere ? 0 : 1), { "card ", static_cast<int>(id) }, " lies in one place");
        }
        require(m_s.overflowed == 0, "nothing is dropped for want of room");
        require(m_s.decided != Ended::No || !m_s.frames.empty(), "something is under way in a running match");
        require(m_s.decided == Ended::No || m_s.winners != 0 || m_s.hasBoss(), "somebody has won a match that is over");
        require(
            m_s.decided != Ended::No || m_s.phase == Phase::Boss || !m_s.isOut(m_s.current), "who has the word lives");
        return m_breaches;
    }

private:
    void require(bool holds, std::string_view what) { require(holds, Subject {}, what); }
    void require(bool holds, Subject subject, std::string_view what)
    {
        if (!holds)
            m_breaches.push_back("not so: " + subject.inWords() + std::string(what));
    }

    void checkPile(const Pile& pile, Zone zone, Subject name, Seat owner)
    {
        std::size_t count = 0;
        CardId previous = kNoCard;
        for (CardId id = pile.head; id != kNoCard && count <= m_s.cardCount; id = m_s.at(id).next) {
            const CardInstance& card = m_s.at(id);
            ++m_met[id];
            ++count;
            require(card.zone == zone, name, " has its own cards");
            require(owner == Seat::None || card.owner == owner, name, " has cards of its seat");
            require(card.previous == previous, name, " is whole backwards");
            require(zone == Zone::InPlay || zone == Zone::BossInPlay || zone == Zone::Heap
                    || (card.used == 0 && card.as == kNoDef),
                name, " has cards that remember nothing");
            previous = id;
        }
        require(count == pile.count && pile.tail == previous, name, " is counted right");
    }

    void checkSeat(Seat seat)
    {
        const SeatState& of = m_s.of(seat);
        const int number = indexOf(seat) + 1;
        const Subject name { "seat ", number };
        checkPile(of.hand, Zone::Hand, { "the hand of seat ", number }, seat);
        checkPile(of.deck, Zone::Deck, { "the deck of seat ", number }, seat);
        checkPile(of.discard, Zone::Discard, { "the discard pile of seat ", number }, seat);
        checkPile(of.inPlay, Zone::InPlay, { "the table of seat ", number }, seat);
        for (const CardId id : cardsOf(m_s, of.hand))
            require(contains(m_s.at(id).known, seat), name, " knows its hand");
        std::size_t bases = 0;
        std::size_t outposts = 0;
        bool ships = false;
        for (const CardId id : cardsOf(m_s, of.inPlay)) {
            const Facts& facts = m_lib.facts(m_s.at(id).def);
            bases += facts.isShip() ? 0U : 1U;
            outposts += facts.isOutpost() ? 1U : 0U;
            ships = ships || facts.isShip();
        }
        require(bases == of.bases && outposts == of.outposts, name, " has its bases counted right");
        require(!ships || contains(m_s.onTurn, seat), name, " has ships in play in its own turn alone");
        require(of.trade >= 0 && of.combat >= 0 && of.authority >= 0, name, " has no pool below nothing");
        require(
            contains(m_s.onTurn, seat) || (of.trade == 0 && of.combat == 0), name, " has pools in its own turn alone");
        const bool empty = of.hand.empty() && of.deck.empty() && of.discard.empty() && of.inPlay.empty();
        require(!m_s.isOut(seat) || empty, name, " is out and has nothing");
        require(m_s.isOut(seat) || m_s.of(scoreOf(m_s, seat)).authority > 0, name, " lives");
    }

    void checkBoss()
    {
        for (std::size_t i = 0; i < kBossPiles; ++i) {
            const auto zone = static_cast<Zone>(static_cast<std::size_t>(Zone::BossPile) + i);
            checkPile(m_s.boss.pile(zone), zone, { "the boss's pile ", static_cast<int>(i) + 1 }, kBoss);
            if (zone >= Zone::Tentacles)
                for (const CardId id : cardsOf(m_s, m_s.boss.pile(zone)))
                    require(tentacleOf(m_lib.facts(m_s.at(id).def).faction) == zone, "a tentacle has one faction");
        }
        const bool has = m_s.hasBoss() && rulesOf(m_s.boss.challenge).bossAuthority != 0;
        require(!has || m_s.decided != Ended::No || m_s.boss.authority > 0, "the boss stands while the match lasts");
        require(m_s.phase == Phase::Boss || m_s.boss.combat == 0, "the boss has combat in its own turn alone");
    }

    void checkRow()
    {
        for (const CardId id : m_s.row) {
            require(id != kNoCard || m_s.tradeDeck.empty(), "the trade row is full while there is a trade deck");
            if (id == kNoCard)
                continue;
            ++m_met[id];
            require(m_s.at(id).zone == Zone::Row, "the trade row has its own cards");
        }
    }

    const State& m_s;
    const CardLibrary& m_lib;
    std::array<int, kMaxCards> m_met {};
    std::vector<std::string> m_breaches;
};

} // namespace

std::vector<std::string> findBreaches(const State& s, const CardLibrary& lib)
{
    return Breaches(s, lib).find();
}

} // namespace core::starrealms
