#include "core/starrealms/ai/reasoner.h"

#include "core/starrealms/ability/gains.h"
#include "core/starrealms/table/lookup.h"
#include "core/starrealms/table/reach.h"
#include "core/starrealms/words/notation_names.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

namespace core::starrealms {

namespace {

// Set by hand, in authority like the evaluation.
constexpr double kEnd = 200.0; ///< of the match
constexpr double kFall = 30.0; ///< of another player
constexpr double kOwnCost = 1.0; ///< of a card that is owned, for each trade that it costs
constexpr double kStartingGone = 1.5; ///< off the deck
constexpr double kInHand = 0.3; ///< for each trade that a card costs, for being there in the next turn
constexpr double kBase = 1.5;
constexpr double kEachDefense = 0.4;
constexpr double kRowCard = 0.15; ///< for each trade that it costs
constexpr double kCardInHand = 1.5;
constexpr double kDraw = 0.8;
constexpr double kMoreCost = 0.2; ///< for each trade

class Comparison {
public:
    Comparison(const Match& before, const Match& after, const Match& other, Seat seat)
        : m_match(asStarRealms(before))
        , m_lib(m_match.library())
        , m_before(m_match.state())
        , m_after(asStarRealms(after).state())
        , m_other(asStarRealms(other).state())
        , m_seat(seat)
        , m_enemies(static_cast<SeatMask>(m_before.living() & ~sideOf(m_before, seat)))
    {
    }

    std::vector<core::Reason> reasons()
    {
        ends();
        authority();
        bases();
        ownCards();
        tradeRow();
        if (sameTurn()) {
            hands();
            keepsInHand();
            draws();
        }
        return std::move(m_reasons);
    }

private:
    using Counts = std::array<int, kMaxDefs>; ///< by DefId

    void add(Say what, std::vector<language::Saying> arguments, double weight, language::Saying roughly = {})
    {
        if (weight > 0)
            m_reasons.push_back({ say(what, std::move(arguments)), weight, std::move(roughly) });
    }

    bool sameTurn() const { return m_after.turn == m_other.turn && m_after.decided == m_other.decided; }
    language::Saying person(Seat seat) const { return personAt(m_match, seat); }
    const std::string& cardNamed(DefId def) const { return nameOf(m_match, def); }
    bool isStarting(DefId def) const { return m_lib.facts(def).starting && !m_lib.facts(def).explorer; }
    /// What harms one enemy of several is worth less.
    double ofEnemies(double weight) const { return weight / std::max(1, std::popcount(unsigned { m_enemies })); }

    void ends()
    {
        const auto wins = [](const State& s, Seat seat) { return s.decided != Ended::No && contains(s.winners, seat); };
        const auto over = [](const State& s) { return s.decided != Ended::No; };
        if (wins(m_after, m_seat) && !wins(m_other, m_seat))
            add(Say::WhyWins, {}, kEnd);
        for (const Seat each : seatsOf(m_enemies)) {
            if (wins(m_other, each) && !wins(m_after, each))
                add(Say::WhyKeepsFromWinning, { person(each) }, kEnd);
            if (m_after.isOut(each) && !m_other.isOut(each) && !over(m_after))
                add(Say::WhyFells, { person(each) }, kFall);
        }
        if (m_other.decided == Ended::Lost && m_after.decided != Ended::Lost)
            add(Say::WhyKeepsFromWinning, { person(kBoss) }, kEnd);
    }

    static int scoreIn(const State& s, Seat seat)
    {
        return seat == kBoss ? s.boss.authority : s.of(scoreOf(s, seat)).authority;
    }

    void authority()
    {
        if (const int more = scoreIn(m_after, m_seat) - scoreIn(m_other, m_seat); more > 0)
            add(Say::WhyMoreAuthority, { more }, more, say(Say::WhyMoreAuthority, { language::Saying() }));
        SeatMask told = 0;
        for (const Seat each : seatsOf(m_enemies)) {
            const Seat score = scoreOf(m_before, each);
            if (contains(told, score))
                continue; // of a team that was looked at
            told |= maskOf(score);
            takes(each);
        }
        if (m_before.hasBoss())
            takes(kBoss);
    }

    void takes(Seat enemy)
    {
        const int more = std::max(0, scoreIn(m_other, enemy)) - std::max(0, scoreIn(m_after, enemy));
        if (more > 0)
            add(Say::WhyTakesAuthority, { more, person(enemy) }, ofEnemies(more),
                say(Say::WhyTakesAuthority, { language::Saying(), person(enemy) }));
    }

    bool liesBefore(const State& s, CardId card, Seat seat) const
    {
        const CardInstance& lies = s.at(card);
        return !m_lib.facts(lies.def).isShip()
            && (seat == kBoss ? lies.zone == Zone::BossInPlay : lies.zone == Zone::InPlay && lies.owner == seat);
    }

    void bases()
    {
        const auto look = [this](Seat seat) {
            const bool own = seat == m_seat;
            for (std::size_t i = 0; i < m_before.cardCount; ++i) {
                const auto card = static_cast<CardId>(i);
                const DefId def = m_before.at(card).def;
                const bool stands = liesBefore(m_after, card, seat);
                if (stands == liesBefore(m_other, card, seat))
                    continue;
                const double weight = kBase + kEachDefense * m_lib.facts(def).defense;
                if (!own && !stands && liesBefore(m_before, card, seat))
                    add(Say::WhyDestroys, { cardNamed(def), person(seat) }, ofEnemies(weight));
                else if (own && stands && liesBefore(m_before, card, seat))
                    add(Say::WhyKeepsInPlay, { cardNamed(def) }, weight);
                else if (own && stands && m_before.at(card).zone == Zone::Hand)
                    add(Say::WhyHasInPlay, { cardNamed(def) }, weight);
            }
        };
        look(m_seat);
        for (const Seat each : seatsOf(m_enemies))
            look(each);
        if (m_before.hasBoss())
            look(kBoss);
    }

    /// The seat's cards, wherever they lie; or those of one zone.
    Counts ownedIn(const State& s, std::optional<Zone> zone = {}) const
    {
        Counts counts {};
        const SeatState& of = s.of(m_seat);
        for (const Pile* const pile : { &of.hand, &of.deck, &of.discard, &of.inPlay })
            for (const CardId id : cardsOf(s, *pile))
                if (!zone || s.at(id).zone == *zone)
                    ++counts[s.at(id).def];
        return counts;
    }

    /// The seat sees such a card: where it is to be had, or among those it has, its deck left out.
    bool isSeen(DefId def) const
    {
        const SeatState& of = m_before.of(m_seat);
        return rowSlotOf(m_before, def) != kRowSlots || firstOf(m_before, m_before.explorers, def) != kNoCard
            || firstOf(m_before, of.hand, def) != kNoCard || firstOf(m_before, of.discard, def) != kNoCard
            || firstOf(m_before, of.inPlay, def) != kNoCard;
    }

    void ownCards()
    {
        const Counts before = ownedIn(m_before);
        const Counts after = ownedIn(m_after);
        const Counts other = ownedIn(m_other);
        const Counts held = ownedIn(m_after, Zone::Hand);
        const Counts heldOtherwise = ownedIn(m_other, Zone::Hand);
        int moreCost = 0;
        int moreScrapped = 0;
        for (std::size_t i = 0; i < m_lib.size(); ++i) {
            const auto def = static_cast<DefId>(i);
            const int cost = m_lib.facts(def).cost;
            moreCost += cost * (std::max(0, after[i] - before[i]) - std::max(0, other[i] - before[i]));
            const int more = after[i] - other[i];
            const int acquired = std::min(more, after[i] - before[i]);
            if (isStarting(def)) {
                moreScrapped -= more;
                if (more < 0 && isSeen(def))
                    add(Say::WhyScraps, { cardNamed(def) }, kStartingGone * -more);
            } else if (acquired > 0 && isSeen(def)) {
                const bool next = sameTurn() && held[i] > heldOtherwise[i];
                acquires(def, acquired, next);
            } else if (more > 0 && acquired <= 0 && isSeen(def)) {
                add(Say::WhyKeepsCard, { cardNamed(def) }, kOwnCost * cost);
            }
        }
        if (moreCost > 0)
            add(Say::WhyMoreCost, { moreCost }, kMoreCost * moreCost, say(Say::WhyMoreCost, { language::Saying() }));
        if (moreScrapped > 1)
            add(Say::WhyScrapsMore, {}, kStartingGone * (moreScrapped - 1));
    }

    void acquires(DefId def, int count, bool next)
    {
        const int cost = m_lib.facts(def).cost;
        const double weight = (kOwnCost * count + (next ? kInHand : 0)) * cost;
        const language::Saying plainly = say(Say::WhyAcquires, { cardNamed(def), givenBy(def) });
        if (next)
            add(Say::WhyAcquiresToHand, { cardNamed(def) }, weight, plainly);
        else
            add(Say::WhyAcquires, { cardNamed(def), givenBy(def) }, weight);
    }

    /// What the card gives whenever it is played, where that is the same each time; else nothing.
    language::Saying givenBy(DefId def) const
    {
        const std::vector<Gains> ways = gainsOf(m_lib, def, 1U << static_cast<unsigned>(Slot::Primary));
        if (ways.size() != 1 || ways.front().more)
            return {};
        const Gains& gains = ways.front();
        std::vector<language::Saying> parts;
        for (const auto& [phrase, amount] :
            { std::pair { Say::GainTrade, gains.trade }, std::pair { Say::GainCombat, gains.combat },
                std::pair { Say::GainAuthority, gains.authority }, std::pair { Say::DrawCards, gains.cards } })
            if (amount > 0)
                parts.push_back(say(phrase, { amount, language::Saying() }));
        return parts.empty() ? language::Saying() : language::Saying::list(language::Between::Comma, parts);
    }

    /// What another player would have found there.
    void tradeRow()
    {
        const auto lies = [](const State& s, CardId card) { return s.at(card).zone == Zone::Row; };
        for (const CardId card : m_before.row)
            if (card != kNoCard && m_after.at(card).zone == Zone::Heap && lies(m_other, card))
                add(Say::WhyScrapsFromRow, { cardNamed(m_before.at(card).def) },
                    kRowCard * m_lib.facts(m_before.at(card).def).cost);
    }

    /// Cards that a seat will have when its turn begins.
    static int willHold(const State& s, Seat seat)
    {
        int count = s.of(seat).hand.count - s.of(seat).owes;
        for (const Frame& frame : s.frames)
            if (frame.kind == FrameKind::Discard && frame.seat == seat)
                count -= frame.count;
        return std::max(0, count);
    }

    void hands()
    {
        for (const Seat each : seatsOf(m_enemies))
            if (const int fewer = willHold(m_other, each) - willHold(m_after, each); fewer > 0)
                add(Say::WhyFewerInHand, { person(each), fewer }, ofEnemies(kCardInHand * fewer),
                    say(Say::WhyFewerInHand, { person(each), language::Saying() }));
    }

    /// Of what another seat's card takes from a hand, for the seat's own turn.
    void keepsInHand()
    {
        if (contains(m_before.onTurn, m_seat))
            return; // the hand goes anyway
        const Counts had = ownedIn(m_before, Zone::Hand);
        const Counts held = ownedIn(m_after, Zone::Hand);
        const Counts instead = ownedIn(m_other, Zone::Hand);
        for (std::size_t i = 0; i < m_lib.size(); ++i)
            if (const auto def = static_cast<DefId>(i); had[i] > 0 && held[i] > instead[i])
                add(Say::WhyKeepsInHand, { cardNamed(def) }, kCardInHand + kInHand * m_lib.facts(def).cost);
    }

    /// How many cards of its deck the seat has drawn by now and used; nothing where the deck is a new one.
    std::optional<int> drawn(const State& s) const
    {
        int count = 0;
        for (std::size_t i = 0; i < m_before.cardCount; ++i) {
            const CardInstance& was = m_before.at(static_cast<CardId>(i));
            const CardInstance& is = s.at(static_cast<CardId>(i));
            if (was.owner != m_seat)
                continue;
            if (was.zone != Zone::Deck && is.zone == Zone::Deck)
                return {};
            count += was.zone == Zone::Deck && is.zone != Zone::Deck && is.zone != Zone::Hand ? 1 : 0;
        }
        return count;
    }

    void draws()
    {
        const std::optional<int> now = drawn(m_after);
        const std::optional<int> instead = drawn(m_other);
        if (now && instead && *now > *instead)
            add(Say::WhyDraws, { *now - *instead }, kDraw * (*now - *instead),
                say(Say::WhyDraws, { language::Saying() }));
    }

    const StarRealmsMatch& m_match; ///< as it was before
    const CardLibrary& m_lib;
    const State& m_before;
    const State& m_after;
    const State& m_other;
    Seat m_seat;
    SeatMask m_enemies;
    std::vector<core::Reason> m_reasons;
};

} // namespace

std::vector<core::Reason> StarRealmsReasoner::compare(
    const Match& before, const Match& after, const Match& other, Seat seat) const
{
    return Comparison(before, after, other, seat).reasons();
}

} // namespace core::starrealms
