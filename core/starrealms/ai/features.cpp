#include "core/starrealms/ai/features.h"

#include "core/starrealms/rules/star_realms_match.h"
#include "core/starrealms/table/allies.h"
#include "core/starrealms/table/reach.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace core::starrealms {

namespace {

/// What every seat has, told as its side's less the best other side's.
enum SeatFigure : std::size_t {
    Authority,
    LowAuthority, ///< the last ten of it
    LateAuthority, ///< times how far the match has gone
    Trade,
    Combat,
    CombatThatHits, ///< no outpost guards the enemies
    Cards, ///< owned, wherever they lie
    Scouts,
    Vipers,
    Worth, ///< what they cost
    WorthEarly,
    Draws, ///< what all cards yield: ai/card_yields.h
    Discards,
    Scraps,
    Heals,
    LastCombat, ///< for scrapping what is in play
    TradeATurn, ///< from a hand and the bases
    TradeATurnEarly,
    CombatATurn,
    CombatATurnLate,
    MeanWorth, ///< of a card
    Company, ///< the sum of the squares of the factions' shares of the cards
    Bases,
    Outposts,
    Defense,
    OutpostDefense,
    BaseTrade, ///< what bases in play yield each turn
    BaseCombat,
    BaseHeals,
    Ready, ///< abilities that may be used now without scrapping
    Unplayed, ///< cards in hand of a seat that has the turn
    Drawn, ///< cards in hand for its next turn
    Deck,
    Discarded,
    Owes,
    OnTurn,
    SeatFigureCount
};

/// What a seat knows of its own hand alone while it has the turn, and what is not told of each side.
enum OwnFigure : std::size_t {
    HeldTrade,
    HeldCombat,
    HeldDraws,
    HeldHeals,
    HeldWorth,
    HeldStarting,
    Means, ///< trade with what is held
    Dearest, ///< cost of the dearest card that this buys
    DearestSquared,
    Force, ///< combat with what is held
    Fells, ///< 1 where this ends a score that could be attacked
    Race,
    OwnCount
};

constexpr std::array<const char*, std::size_t { SeatFigureCount } + std::size_t { OwnCount }> kFigureNames {
    "authority",
    "the last ten of authority",
    "authority late in the match",
    "trade",
    "combat",
    "combat that hits",
    "cards owned",
    "Scouts",
    "Vipers",
    "cost of all cards",
    "cost of all cards early",
    "draws",
    "discards of others",
    "scraps",
    "authority from cards",
    "combat for scrapping",
    "trade a turn",
    "trade a turn early",
    "combat a turn",
    "combat a turn late",
    "mean cost",
    "factions together",
    "bases",
    "outposts",
    "defense",
    "defense of outposts",
    "trade from bases",
    "combat from bases",
    "authority from bases",
    "abilities ready",
    "cards to play",
    "cards in hand for the next turn",
    "cards in deck",
    "cards discarded",
    "cards to discard",
    "own turn",
    "trade held",
    "combat held",
    "draws held",
    "authority held",
    "cost of cards held",
    "starting cards held",
    "trade with that held",
    "dearest card for it",
    "its square",
    "combat with that held",
    "combat for an end",
    "race",
};
static_assert(kFigureNames.size() <= kMaxFeatures);

constexpr float kLong = 12.0F; ///< turns a seat, after which a match is late
constexpr float kMostTurns = 30.0F;
constexpr float kSquares = 8.0F; ///< the square of a cost is told in
constexpr float kMostMoreCards = 1.0F; ///< drawn, of those of a hand

using Figures = std::array<float, SeatFigureCount>;

float inUnits(int yield)
{
    return static_cast<float>(yield) / static_cast<float>(kYieldUnit);
}

/// Sums of yields.
struct Sums {
    int count = 0;
    int trade = 0;
    int combat = 0;
    int authority = 0;
    int draws = 0;
    int discards = 0;
    int scraps = 0;

    void add(const CardYield& yield)
    {
        ++count;
        trade += yield.trade;
        combat += yield.combat;
        authority += yield.authority;
        draws += yield.draws;
        discards += yield.discards;
        scraps += yield.scraps;
    }
};

} // namespace

/// Reads one position for one seat.
class StarRealmsFeatures::Reader {
public:
    Reader(const StarRealmsFeatures& features, const StarRealmsMatch& match, Seat seat)
        : m_yields(features.m_yields.data())
        , m_s(match.state())
        , m_facts(match.library().allFacts())
        , m_lib(match.library())
        , m_seat(seat)
        , m_late(std::min(1.0F, static_cast<float>(m_s.turn) / (kLong * static_cast<float>(m_s.seats))))
    {
    }

    void read(std::span<float> values)
    {
        assert(values.size() == kFigureNames.size());
        const SeatMask side = sideOf(m_s, m_seat);
        const Figures own = figuresOf(side);
        Figures best {};
        float bestClock = 0;
        bool any = false;
        if (m_s.hasBoss()) {
            best[Authority] = static_cast<float>(m_s.boss.authority);
            m_otherClock = clock(own, best);
            bestClock = clock(best, own);
            any = true;
        }
        for (const Seat each : seatsOf(enemiesOf(m_s, m_seat))) {
            const SeatMask others = sideOf(m_s, each);
            if (*seatsOf(static_cast<SeatMask>(others & m_s.living())).begin() != each)
                continue; // its side was looked at
            const Figures other = figuresOf(others);
            const float theirs = clock(other, own);
            if (!any || theirs < bestClock) // who is the nearest to felling this side
                bestClock = theirs;
            m_otherClock = any ? std::max(m_otherClock, clock(own, other)) : clock(own, other);
            for (std::size_t i = 0; i < best.size(); ++i)
                best[i] = any ? std::max(best[i], other[i]) : other[i];
            any = true;
        }
        m_ownClock = m_otherClock;
        m_otherClock = bestClock;
        for (std::size_t i = 0; i < own.size(); ++i)
            values[i] = own[i] - best[i];
        readHand(values.subspan(SeatFigureCount));
        values[std::size_t { SeatFigureCount } + std::size_t { Race }]
            = std::log((1 + m_otherClock) / (1 + m_ownClock));
    }

    float ownClock() const { return m_ownClock; }
    float otherClock() const { return m_otherClock; }

private:
    /// About how many turns one side needs to fell the other.
    static float clock(const Figures& attacker, const Figures& defender)
    {
        const float left = std::max(0.0F, defender[Authority] + defender[OutpostDefense] - attacker[Combat]);
        return std::min(kMostTurns, left / (1 + attacker[CombatATurn]));
    }

    static bool isPool(std::size_t figure) { return figure == Trade || figure == Combat || figure == CombatThatHits; }

    /// What mates have in a turn of theirs counts as a whole, so that whoever plays a card sees all that it gives.
    /// Against a boss, who has no pools, the mean was measured to be better.
    bool poolsAreOne() const { return rulesOf(m_s.format).sharedTurn && !m_s.hasBoss(); }

    /// What is left of a pool is lost to a seat that has ended its turn, though mates go on.
    float poolOf(Seat seat, int pool) const { return contains(m_s.ended, seat) ? 0.0F : static_cast<float>(pool); }

    Figures figuresOf(SeatMask side) const
    {
        Figures sum {};
        float count = 0;
        for (const Seat each : seatsOf(static_cast<SeatMask>(side & m_s.living()))) {
            const Figures figures = figuresOf(each);
            for (std::size_t i = 0; i < sum.size(); ++i)
                sum[i] += figures[i];
            ++count;
        }
        if (count > 1)
            for (std::size_t i = 0; i < sum.size(); ++i)
                sum[i] /= isPool(i) && poolsAreOne() ? 1 : count;
        return sum;
    }

    Figures figuresOf(Seat seat) const
    {
        const SeatState& of = m_s.of(seat);
        Sums all; // but for bases in play, which yield without being drawn
        std::array<int, kFactions> factions {};
        int worth = 0;
        int scouts = 0;
        int vipers = 0;
        const auto own = [&](DefId def) {
            const Facts& facts = m_facts[def];
            worth += facts.cost;
            ++factions[static_cast<std::size_t>(facts.faction)];
            scouts += def == m_lib.scout() ? 1 : 0;
            vipers += def == m_lib.viper() ? 1 : 0;
        };
        for (const Pile* pile : { &of.hand, &of.deck, &of.discard })
            for (const CardId id : cardsOf(m_s, *pile)) {
                const DefId def = m_s.at(id).def;
                own(def);
                all.add(m_yields[def]);
            }
        Sums bases;
        int defense = 0;
        int outposts = 0;
        int ready = 0;
        int last = 0;
        const bool turn = contains(m_s.onTurn, seat);
        for (const CardId id : cardsOf(m_s, of.inPlay)) {
            const CardInstance& card = m_s.at(id);
            const Facts& facts = m_facts[card.def];
            own(card.def);
            (facts.isShip() ? all : bases).add(m_yields[card.def]);
            defense += facts.defense;
            outposts += facts.isOutpost() ? facts.defense : 0;
            last += m_yields[card.def].lastCombat;
            constexpr unsigned kLast = 1U << static_cast<unsigned>(Slot::Scrap);
            ready += turn && (usableSlots(m_facts, card) & ~kLast) != 0 ? 1 : 0;
        }

        const int cards = all.count + bases.count;
        const auto number = [](int value) { return static_cast<float>(value); };
        const float each = 1.0F / number(std::max(1, all.count));
        const float drawn = number(std::min(kHand, all.count))
            * (1 + std::min(kMostMoreCards, inUnits(all.draws) * each * kHand)) * each;
        Figures figures {};
        figures[Authority] = number(m_s.of(scoreOf(m_s, seat)).authority);
        figures[LowAuthority] = std::min(10.0F, figures[Authority]);
        figures[LateAuthority] = m_late * figures[Authority];
        figures[Trade] = poolOf(seat, of.trade);
        figures[Combat] = poolOf(seat, of.combat);
        figures[CombatThatHits] = figures[Combat] > 0 && !facesGuards(seat) ? figures[Combat] : 0.0F;
        figures[Cards] = number(cards);
        figures[Scouts] = number(scouts);
        figures[Vipers] = number(vipers);
        figures[Worth] = number(worth);
        figures[WorthEarly] = (1 - m_late) * number(worth);
        figures[Draws] = inUnits(all.draws + bases.draws);
        figures[Discards] = inUnits(all.discards + bases.discards);
        figures[Scraps] = inUnits(all.scraps + bases.scraps);
        figures[Heals] = inUnits(all.authority + bases.authority);
        figures[LastCombat] = inUnits(last);
        figures[TradeATurn] = inUnits(all.trade) * drawn + inUnits(bases.trade);
        figures[TradeATurnEarly] = (1 - m_late) * figures[TradeATurn];
        figures[CombatATurn] = inUnits(all.combat) * drawn + inUnits(bases.combat);
        figures[CombatATurnLate] = m_late * figures[CombatATurn];
        figures[MeanWorth] = number(worth) / number(std::max(1, cards));
        for (std::size_t i = 1; i < kFactions; ++i)
            figures[Company] += number(factions[i] * factions[i]);
        figures[Company] /= number(std::max(1, cards));
        figures[Bases] = number(of.bases);
        figures[Outposts] = number(of.outposts);
        figures[Defense] = number(defense);
        figures[OutpostDefense] = number(outposts);
        figures[BaseTrade] = inUnits(bases.trade);
        figures[BaseCombat] = inUnits(bases.combat);
        figures[BaseHeals] = inUnits(bases.authority);
        figures[Ready] = number(ready);
        figures[Unplayed] = turn ? number(of.hand.count) : 0.0F;
        figures[Drawn] = turn ? 0.0F : number(of.hand.count);
        figures[Deck] = number(of.deck.count);
        figures[Discarded] = number(of.discard.count);
        figures[Owes] = number(of.owes);
        figures[OnTurn] = turn ? 1.0F : 0.0F;
        return figures;
    }

    /// Whether outposts stand before all whom the seat might attack.
    bool facesGuards(Seat seat) const
    {
        for (const Seat each : seatsOf(preyOf(m_s, seat)))
            if (!isGuarded(m_s, each))
                return false;
        return true;
    }

    /// What a seat has drawn for its next turn counts when that begins: whoever ends a turn is neither glad nor sorry
    /// of what a dealt world gives it.
    void readHand(std::span<float> values) const
    {
        std::fill(values.begin(), values.end(), 0.0F);
        if (!contains(m_s.onTurn, m_seat))
            return;
        for (const CardId id : cardsOf(m_s, m_s.of(m_seat).hand)) {
            const DefId def = m_s.at(id).def;
            values[HeldTrade] += inUnits(m_yields[def].trade);
            values[HeldCombat] += inUnits(m_yields[def].combat);
            values[HeldDraws] += inUnits(m_yields[def].draws);
            values[HeldHeals] += inUnits(m_yields[def].authority);
            values[HeldWorth] += static_cast<float>(m_facts[def].cost);
            values[HeldStarting] += m_facts[def].starting && !m_facts[def].explorer ? 1.0F : 0.0F;
        }
        const SeatState& of = m_s.of(m_seat);
        values[Means] = poolOf(m_seat, of.trade) + values[HeldTrade];
        int dearest = 0;
        for (const CardId id : m_s.row)
            if (id != kNoCard && static_cast<float>(m_facts[m_s.at(id).def].cost) <= values[Means])
                dearest = std::max<int>(dearest, m_facts[m_s.at(id).def].cost);
        values[Dearest] = static_cast<float>(dearest);
        values[DearestSquared] = values[Dearest] * values[Dearest] / kSquares;
        values[Force] = poolOf(m_seat, of.combat) + values[HeldCombat];
        values[Fells] = fells(values[Force]) ? 1.0F : 0.0F;
    }

    /// Whether so much combat gets through all outposts of an enemy and through what it has left.
    bool fells(float combat) const
    {
        for (const Seat each : seatsOf(preyOf(m_s, m_seat))) {
            int needed = m_s.of(scoreOf(m_s, each)).authority;
            for (const CardId id : cardsOf(m_s, m_s.of(each).inPlay))
                needed += m_facts[m_s.at(id).def].isOutpost() ? m_facts[m_s.at(id).def].defense : 0;
            if (combat >= static_cast<float>(needed))
                return true;
        }
        return false;
    }

    const CardYield* m_yields;
    const State& m_s;
    const Facts* m_facts;
    const CardLibrary& m_lib;
    Seat m_seat;
    float m_late;
    float m_ownClock = 0;
    float m_otherClock = 0;
};

StarRealmsFeatures::StarRealmsFeatures(std::shared_ptr<const CardLibrary> library)
    : m_yields(yieldsOf(*library))
    , m_places(std::move(library))
{
}

std::size_t StarRealmsFeatures::count() const
{
    return kFigureNames.size();
}

std::string StarRealmsFeatures::name(std::size_t index) const
{
    return kFigureNames[index];
}

void StarRealmsFeatures::read(const Match& match, Seat seat, std::span<float> values) const
{
    Reader(*this, static_cast<const StarRealmsMatch&>(match), seat).read(values);
}

void StarRealmsFeatures::readAll(const Match& match, Seat seat, std::span<float> values, PresentInputs& present) const
{
    const auto& own = static_cast<const StarRealmsMatch&>(match);
    Reader reader(*this, own, seat);
    reader.read(values);
    present.clear();
    m_places.read(own.state(), seat, reader.ownClock(), reader.otherClock(), present);
}

} // namespace core::starrealms
