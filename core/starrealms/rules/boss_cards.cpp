#include "core/starrealms/rules/boss.h"
#include "core/starrealms/rules/frames.h"
#include "core/starrealms/table/lookup.h"
#include "core/starrealms/table/zones.h"

#include <algorithm>

// Cards that a boss plays. It uses primary, ally and double ally abilities, declines what may be declined, save to
// destroy, and never scraps its cards; trade is of no use to it. All that is a default of ours: rules 6, 8.17.

namespace core::starrealms {

namespace {

/// A card of the row that the boss must scrap: one that costs most.
CardId dearestOfRow(Engine& e)
{
    State& s = e.s;
    CardId best = kNoCard;
    std::uint32_t equal = 0;
    for (const CardId id : s.row) {
        if (id == kNoCard)
            continue;
        if (best == kNoCard || e.facts(id).cost > e.facts(best).cost) {
            best = id;
            equal = 1;
        } else if (e.facts(id).cost == e.facts(best).cost && s.at(id).def != s.at(best).def) {
            ++s.disclosures;
            if (s.rng.below(++equal) == 0)
                best = id;
        }
    }
    return best;
}

/// Takes the steps of one ability.
class BossAbility {
public:
    BossAbility(Engine& e, CardId card, Slot slot)
        : m_e(e)
        , m_card(card)
        , m_program(e.lib.program(e.s.at(card).def, slot))
    {
    }

    void run()
    {
        for (std::size_t pc = 0; pc < m_program.size();)
            pc = step(pc);
    }

private:
    int valueOf(const Amount& amount) const
    {
        switch (amount.of) {
        case Amount::Of::Number:
            return amount.times;
        case Amount::Of::CostOfScrapped:
            return amount.times * m_cost;
        case Amount::Of::Picked:
            return amount.times * m_picked;
        case Amount::Of::BlobCardsPlayed: {
            int blobs = 0;
            for (const CardId id : cardsOf(m_e.s, m_e.s.boss.pile(Zone::BossInPlay)))
                blobs += m_e.facts(id).faction == Faction::Blob ? 1 : 0;
            return amount.times * blobs;
        }
        case Amount::Of::ScrapsThisTurn:
            break;
        }
        return 0;
    }

    int bases() const
    {
        int bases = 0;
        for (const CardId id : cardsOf(m_e.s, m_e.s.boss.pile(Zone::BossInPlay)))
            bases += m_e.facts(id).isShip() ? 0 : 1;
        return bases;
    }

    /// Combat where that is a way, else the first way that is not trade.
    std::size_t chosenWay(std::size_t pc, int ways) const
    {
        std::size_t way = 0;
        for (int i = 1; i <= ways; ++i) {
            const Op& mode = m_program[pc + static_cast<std::size_t>(i)];
            const std::string& word = m_e.lib.modes()[mode.number];
            if (word == "combat")
                return mode.jump;
            if (way == 0 && word != "trade")
                way = mode.jump;
        }
        return way != 0 ? way : m_program[pc + 1].jump;
    }

    void scrap(const Op& op)
    {
        m_picked = 0;
        m_cost = 0;
        if (op.may || (op.from & kFromRow) == 0)
            return;
        const CardId card = dearestOfRow(m_e);
        if (card == kNoCard)
            return;
        m_picked = 1;
        m_cost = m_e.facts(card).cost;
        m_e.report(EventKind::BossTook, Seat::None, card);
        toHeap(m_e, card);
        fillRow(m_e);
    }

    std::size_t step(std::size_t pc)
    {
        State& s = m_e.s;
        const Op& op = m_program[pc];
        const int value = valueOf(op.amount);
        switch (op.code) {
        case OpCode::Combat:
            bossGainsCombat(m_e, value, m_card);
            break;
        case OpCode::Authority:
            bossGainsAuthority(m_e, value, m_card);
            break;
        case OpCode::Draw:
            for (int i = 0; i < value; ++i)
                bossDraws(m_e);
            break;
        case OpCode::If:
            return bases() < op.number ? op.jump : pc + 1;
        case OpCode::Jump:
            return op.jump;
        case OpCode::JumpUnlessPicked:
            return m_picked == 0 ? op.jump : pc + 1;
        case OpCode::Scrap:
            scrap(op);
            break;
        case OpCode::Discard:
            m_picked = 0;
            break;
        case OpCode::OpponentDiscards:
        case OpCode::PlayerDiscards: // whom it hits, all others discard as many
            for (int i = s.seats; i-- > 0;)
                if (!s.isOut(seatAt(i)))
                    pushDiscard(m_e, seatAt(i), op.most, Seat::None, m_card);
            break;
        case OpCode::Destroy:
            bossDestroysBase(m_e, s.living());
            break;
        case OpCode::Choose:
            return chosenWay(pc, op.number);
        default:
            break;
        }
        return pc + 1;
    }

    Engine& m_e;
    CardId m_card;
    const Program& m_program;
    int m_picked = 0;
    int m_cost = 0;
};

/// Ally abilities of what it has in play, once each in its turn.
void useAllies(Engine& e)
{
    State& s = e.s;
    const Pile& inPlay = s.boss.pile(Zone::BossInPlay);
    std::array<int, kFactions> cards {};
    for (const CardId id : cardsOf(s, inPlay))
        ++cards[static_cast<std::size_t>(e.facts(id).faction)];
    for (CardId id = inPlay.head; id != kNoCard; id = s.at(id).next) {
        const Facts& facts = e.facts(id);
        if (facts.faction == Faction::None)
            continue;
        int company = cards[static_cast<std::size_t>(facts.faction)] - 1;
        for (const Slot slot : { Slot::Ally, Slot::DoubleAlly }) {
            const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(slot));
            if (company-- <= 0 || !facts.has(slot) || (s.at(id).used & bit) != 0)
                continue;
            s.at(id).used |= bit;
            BossAbility(e, id, slot).run();
        }
    }
}

void enterPlay(Engine& e, CardId card, EventKind how)
{
    toBoss(e, card, Zone::BossInPlay);
    e.report(how, Seat::None, card);
    e.s.at(card).used |= kUsedPrimary;
    BossAbility(e, card, Slot::Primary).run();
    useAllies(e);
}

} // namespace

void bossPlays(Engine& e, CardId card)
{
    enterPlay(e, card, EventKind::Played);
}

void bossUsesBases(Engine& e)
{
    State& s = e.s;
    for (CardId id = s.boss.pile(Zone::BossInPlay).head; id != kNoCard; id = s.at(id).next) {
        s.at(id).used |= kUsedPrimary;
        BossAbility(e, id, Slot::Primary).run();
    }
    useAllies(e);
}

void bossDraws(Engine& e)
{
    State& s = e.s;
    if (s.boss.challenge != Challenge::BlobAssault)
        return;
    CardId best = kNoCard;
    for (const CardId id : cardsOf(s, s.boss.pile(Zone::BossDiscard)))
        if (!e.facts(id).isShip() && (best == kNoCard || e.facts(id).cost < e.facts(best).cost))
            best = id;
    if (best != kNoCard) {
        enterPlay(e, best, EventKind::BossDrew);
        return;
    }
    constexpr int kInstead = 7;
    bossGainsCombat(e, kInstead);
}

void bossDiscards(Engine& e, CardId card)
{
    if (e.s.boss.challenge == Challenge::BlobAssault)
        toBoss(e, card, Zone::BossDiscard);
    else
        toHeap(e, card);
}

void bossClears(Engine& e)
{
    State& s = e.s;
    for (CardId id = s.boss.pile(Zone::BossInPlay).head; id != kNoCard;) {
        const CardId next = s.at(id).next;
        s.at(id).used = 0;
        if (e.facts(id).isShip())
            bossDiscards(e, id);
        id = next;
    }
}

bool bossIsGuarded(const State& s, const CardLibrary& lib)
{
    for (const CardId id : cardsOf(s, s.boss.pile(Zone::BossInPlay)))
        if (lib.facts(s.at(id).def).isOutpost())
            return true;
    return false;
}

} // namespace core::starrealms
