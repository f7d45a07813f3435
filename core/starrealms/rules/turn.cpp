#include "core/starrealms/rules/turn.h"

#include "core/starrealms/rules/boss.h"
#include "core/starrealms/rules/ending.h"
#include "core/starrealms/rules/figures.h"
#include "core/starrealms/rules/frames.h"
#include "core/starrealms/table/allies.h"
#include "core/starrealms/table/reach.h"
#include "core/starrealms/table/zones.h"

namespace core::starrealms {

namespace {

/// What a seat remembers of its turn, and its bases with it.
void forgetTurn(State& s, Seat seat)
{
    SeatState& of = s.of(seat);
    of.trade = 0;
    of.combat = 0;
    of.shipsPlayed = DefSet {};
    of.scraps = 0;
    of.blobs = 0;
    of.nextBases = 0;
    of.nextShips = 0;
    of.allyMemory = 0;
    for (const CardId id : cardsOf(s, of.inPlay)) {
        s.at(id).used = 0;
        s.at(id).as = kNoDef;
    }
}

/// What waits in the scrap heap comes back.
void comeBack(Engine& e, Seat seat)
{
    State& s = e.s;
    if (s.of(seat).comingBack == 0)
        return;
    s.of(seat).comingBack = 0;
    for (CardId id = s.heap.head; id != kNoCard;) {
        const CardId next = s.at(id).next;
        if (s.at(id).owner == seat && (s.at(id).used & kComesBack) != 0) {
            toDiscard(e, id, seat);
            e.report(EventKind::CameBack, seat, id);
        }
        id = next;
    }
}

int drawnBy(const State& s, Seat seat)
{
    return s.options.raidHandAlways && s.format == Format::Raid ? openingHandOf(s, seat) : kHand;
}

/// The discard phase and the draw phase of all who had the turn, and the next turn. Rules 3.
void endTurn(Engine& e)
{
    State& s = e.s;
    const auto had = static_cast<SeatMask>(s.onTurn & s.living());
    for (const Seat seat : seatsOf(had)) {
        discardShips(e, seat);
        discardHand(e, seat);
        forgetTurn(s, seat);
        if (!s.options.returnAfterDraw)
            comeBack(e, seat);
    }
    for (const Seat seat : seatsOf(had)) {
        draw(e, seat, drawnBy(s, seat));
        if (s.options.returnAfterDraw)
            comeBack(e, seat);
    }
    if (s.turn >= kMostTurns) {
        decide(e, Ended::Long, s.hasBoss() ? SeatMask { 0 } : s.living());
        return;
    }
    Seat next = nextLiving(s, s.current);
    if (s.hasBoss()) {
        if (s.boss.grace == 0) {
            popFrame(s);
            beginBossTurn(e, s.current, false);
            return;
        }
        --s.boss.grace;
        if (rulesOf(s.format).sharedTurn)
            next = *seatsOf(s.living()).begin();
    } else if (rulesOf(s.format).sharedTurn)
        next = *seatsOf(enemiesOf(s, s.current)).begin();
    popFrame(s);
    beginTurn(e, next);
}

} // namespace

SeatMask turnOf(const State& s, Seat seat)
{
    return rulesOf(s.format).sharedTurn ? static_cast<SeatMask>(sideOf(s, seat) & s.living()) : maskOf(seat);
}

void passWord(State& s)
{
    if (const SeatMask mates = matesOnTurn(s, s.current); mates != 0)
        s.current = *seatsOf(mates).begin();
    s.handed = 0;
}

void beginTurn(Engine& e, Seat seat)
{
    State& s = e.s;
    ++s.turn;
    s.onTurn = turnOf(s, seat);
    s.current = seat;
    s.ended = 0;
    s.handed = 0;
    s.phase = Phase::Start;
    pushFrame(s, FrameKind::Turn, seat);
    e.report(EventKind::TurnBegan, seat, kNoCard, s.turn);
    for (const Seat each : seatsOf(s.onTurn))
        giveAllies(s, e.lib, each);
}

Step stepTurn(Engine& e)
{
    State& s = e.s;
    if (s.phase == Phase::Start) {
        for (const Seat seat : seatsOf(s.onTurn))
            if (const int owes = s.of(seat).owes; owes != 0) {
                s.of(seat).owes = 0;
                Frame& frame = pushFrame(s, FrameKind::Discard, seat);
                frame.count = static_cast<std::uint8_t>(owes);
                return Step::Done;
            }
        s.phase = Phase::Main;
    }
    if ((s.onTurn & s.living() & ~s.ended) != 0)
        return Step::Ask;
    endTurn(e);
    return Step::Done;
}

} // namespace core::starrealms
