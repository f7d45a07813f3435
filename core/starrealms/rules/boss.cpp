#include "core/starrealms/rules/boss.h"

#include "core/starrealms/rules/ending.h"
#include "core/starrealms/rules/frames.h"
#include "core/starrealms/table/lookup.h"
#include "core/starrealms/table/zones.h"

#include <algorithm>

namespace core::starrealms {

void bossGainsCombat(Engine& e, int amount, CardId card)
{
    e.s.boss.combat = static_cast<std::int16_t>(e.s.boss.combat + amount);
    if (amount != 0)
        e.report(EventKind::GainedCombat, Seat::None, card, amount);
}

void bossGainsAuthority(Engine& e, int amount, CardId card)
{
    e.s.boss.authority = static_cast<std::int16_t>(e.s.boss.authority + amount);
    e.report(EventKind::BossAuthority, Seat::None, card, amount);
}

int longestTentacle(const State& s)
{
    int longest = 0;
    for (std::size_t i = 1; i < kFactions; ++i)
        longest = std::max(longest, int { s.boss.pile(tentacleOf(static_cast<Faction>(i))).count });
    return longest;
}

int graceOf(const State& s)
{
    constexpr std::array<int, 4> kTurns { 2, 1, 0, 0 };
    const int each = kTurns[static_cast<std::size_t>(s.boss.level)];
    return rulesOf(s.format).sharedTurn ? each : each * s.seats;
}

void beginBossTurn(Engine& e, Seat seat, bool first)
{
    State& s = e.s;
    s.phase = Phase::Boss;
    Frame& frame = pushFrame(s, FrameKind::Boss, seat);
    frame.cost = first ? 1 : 0;
    e.report(EventKind::BossTurn, Seat::None);
}

void severTentacle(Engine& e, Seat seat, DefId def)
{
    State& s = e.s;
    const Facts& facts = e.lib.facts(def);
    const CardId card = firstOf(s, s.boss.pile(tentacleOf(facts.faction)), def);
    SeatState& of = s.of(seat);
    of.combat = static_cast<std::int16_t>(of.combat - facts.cost);
    toHeap(e, card);
    e.report(EventKind::Severed, seat, card);
    if (longestTentacle(s) == 0)
        decide(e, Ended::Won, s.everybody());
}

void scrapRow(Engine& e, Seat seat)
{
    e.s.boss.mulligan = 0;
    e.report(EventKind::RowScrapped, seat);
    for (std::size_t slot = 0; slot < kRowSlots; ++slot)
        if (const CardId card = e.s.row[slot]; card != kNoCard)
            toHeap(e, card);
    fillRow(e);
}

void loseBossAuthority(Engine& e, int amount)
{
    BossState& boss = e.s.boss;
    boss.authority = static_cast<std::int16_t>(std::max(0, boss.authority - amount));
    if (boss.authority == 0)
        decide(e, Ended::Won, e.s.everybody());
}

void prepareBoss(Engine& e)
{
    if (e.s.boss.challenge != Challenge::BlobAssault)
        return;
    const auto give = [&](std::string_view name, Zone zone) {
        if (const DefId def = e.lib.find(name); def != kNoDef)
            toBoss(e, addCard(e.s, def, kBoss), zone);
    };
    for (const std::string_view name : kBlobDeck)
        give(name, Zone::BossDeck);
    for (const std::string_view name : kBlobDiscard)
        give(name, Zone::BossDiscard);
}

void setUpBoss(Engine& e)
{
    State& s = e.s;
    const ChallengeRules& rules = rulesOf(s.boss.challenge);
    s.boss.authority = static_cast<std::int16_t>(rules.bossAuthority * s.seats);
    s.boss.count = static_cast<std::uint8_t>(rules.countForEach * (s.seats - 1));
    s.boss.mulligan = 1;
}

} // namespace core::starrealms
