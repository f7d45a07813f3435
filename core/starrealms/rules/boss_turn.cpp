#include "core/starrealms/rules/boss.h"
#include "core/starrealms/rules/frames.h"
#include "core/starrealms/rules/turn.h"
#include "core/starrealms/table/lookup.h"
#include "core/starrealms/table/reach.h"
#include "core/starrealms/table/zones.h"

#include <algorithm>
#include <bit>

// The turn of a boss, one stage of its frame after another. What asks a seat lies above the frame meanwhile.

namespace core::starrealms {

namespace {

enum BossStage : std::uint8_t { kActs, kAttacks, kPutsOnDeck };

constexpr int kForced = 2; ///< cards that a boss makes a seat discard
constexpr int kBlobCombat = 3;
constexpr int kBeastAuthority = 5;

/// The last first, so that the first seat is asked first.
void allDiscard(Engine& e, SeatMask seats, int count, CardId card)
{
    for (int i = e.s.seats; i-- > 0;)
        if (contains(seats, seatAt(i)))
            pushDiscard(e, seatAt(i), count, Seat::None, card);
}

/// The slot of the card that lies furthest from the trade deck; kRowSlots in an empty row.
std::size_t farSlot(const State& s)
{
    for (std::size_t slot = kRowSlots; slot-- > 0;)
        if (s.row[slot] != kNoCard)
            return slot;
    return kRowSlots;
}

/// Fills the row; what has come to that slot, or kNoCard.
CardId replaced(Engine& e, std::size_t slot)
{
    fillRow(e);
    return e.s.row[slot];
}

Faction factionOf(const Engine& e, CardId card)
{
    return card == kNoCard ? Faction::None : e.facts(card).faction;
}

void hideHandCard(Engine& e, Seat seat)
{
    State& s = e.s;
    const Pile& hand = s.of(seat).hand;
    if (hand.empty())
        return;
    std::uint32_t place = hand.count > 1 ? s.rng.below(hand.count) : 0;
    s.disclosures += hand.count > 1 ? 1U : 0U;
    CardId card = hand.head;
    for (; place > 0; --place)
        card = s.at(card).next;
    hideOnDeck(e, card, seat);
    e.report(EventKind::PutHidden, seat, card);
}

void beastActs(Engine& e)
{
    State& s = e.s;
    const SeatMask seats = s.living();
    const std::size_t slot = farSlot(s);
    if (slot < kRowSlots) {
        e.report(EventKind::BossTook, Seat::None, s.row[slot]);
        toBoss(e, s.row[slot], Zone::BossPile);
    }
    bossGainsCombat(e, s.boss.pile(Zone::BossPile).count);
    const CardId card = slot < kRowSlots ? replaced(e, slot) : kNoCard;
    switch (factionOf(e, card)) {
    case Faction::StarEmpire:
        allDiscard(e, seats, kForced, card);
        break;
    case Faction::Blob:
        for (int left = std::popcount(seats); left > 0; --left)
            if (!bossDestroysBase(e, seats))
                bossGainsCombat(e, kBlobCombat);
        break;
    case Faction::MachineCult:
        for (const Seat seat : seatsOf(seats))
            hideHandCard(e, seat);
        break;
    case Faction::TradeFederation:
        bossGainsAuthority(e, kBeastAuthority * std::popcount(seats));
        break;
    case Faction::None:
        break;
    }
}

/// True when there is more to play.
bool automatonsAct(Engine& e)
{
    State& s = e.s;
    if (s.tradeDeck.empty())
        return false;
    const CardId card = s.tradeDeck.head;
    s.boss.played = static_cast<std::uint8_t>(s.boss.played + e.facts(card).cost);
    bossPlays(e, card);
    return s.boss.played < s.boss.count;
}

void blobActs(Engine& e)
{
    State& s = e.s;
    if (const Pile& deck = s.boss.pile(Zone::BossDeck); !deck.empty())
        bossPlays(e, deck.head);
    for (int i = 1; i < s.seats; ++i)
        bossDraws(e);
}

void piratesReveal(Engine& e)
{
    State& s = e.s;
    s.boss.revealed.fill(kNoDef);
    for (const Seat seat : seatsOf(s.living())) {
        const std::size_t slot = farSlot(s);
        if (slot == kRowSlots)
            return;
        e.report(EventKind::BossTook, Seat::None, s.row[slot]);
        toHeap(e, s.row[slot]);
        if (const CardId card = replaced(e, slot); card != kNoCard)
            s.boss.revealed[static_cast<std::size_t>(indexOf(seat))] = s.at(card).def;
    }
}

int highestCost(const Engine& e)
{
    int highest = 0;
    for (const CardId id : e.s.row)
        if (id != kNoCard)
            highest = std::max(highest, int { e.facts(id).cost });
    return highest;
}

void raid(Engine& e, Seat seat)
{
    State& s = e.s;
    const DefId def = s.boss.revealed[static_cast<std::size_t>(indexOf(seat))];
    if (def == kNoDef || s.isOut(seat))
        return;
    const Facts& facts = e.lib.facts(def);
    constexpr int kTimes = 2;
    constexpr int kBlobTimes = 3;
    int combat = kTimes * facts.cost;
    switch (facts.faction) {
    case Faction::Blob:
        combat = kBlobTimes * facts.cost;
        break;
    case Faction::MachineCult:
        combat = kTimes * highestCost(e);
        break;
    case Faction::None:
        return;
    default:
        break;
    }
    bossGainsCombat(e, combat);
    bossAttacks(e, attackedWith(s, seat));
    if (s.decided != Ended::No)
        return;
    if (facts.faction == Faction::TradeFederation)
        bossGainsAuthority(e, combat);
    if (facts.faction == Faction::StarEmpire && !s.isOut(seat))
        pushDiscard(e, seat, kForced, Seat::None, kNoCard);
}

/// The card that goes to a tentacle: of the row, or, where that has not exactly one faction, of the trade deck.
CardId grownOf(Engine& e, std::size_t slot)
{
    State& s = e.s;
    CardId card = s.row[slot];
    while (card != kNoCard && e.facts(card).faction == Faction::None) {
        e.report(EventKind::BossTook, Seat::None, card);
        toHeap(e, card);
        card = s.tradeDeck.head;
    }
    return card;
}

/// True when the seat has to put a card on its deck.
bool horrorActs(Engine& e, Seat seat)
{
    State& s = e.s;
    const std::size_t slot = farSlot(s);
    Faction faction = Faction::None;
    if (slot < kRowSlots) {
        CardId card = grownOf(e, slot);
        faction = factionOf(e, card);
        while (card != kNoCard && factionOf(e, card) == faction) {
            e.report(EventKind::BossTook, Seat::None, card);
            toBoss(e, card, tentacleOf(faction));
            card = replaced(e, slot);
        }
    }
    switch (faction) {
    case Faction::StarEmpire:
        pushDiscard(e, seat, kForced, Seat::None, kNoCard);
        break;
    case Faction::Blob:
        bossGainsCombat(e, kBlobCombat);
        break;
    case Faction::TradeFederation:
        for (CardId id = s.of(seat).inPlay.head; id != kNoCard;) {
            const CardId next = s.at(id).next;
            e.report(EventKind::BaseDestroyed, Seat::None, id, 0, static_cast<std::uint8_t>(seat));
            toDiscard(e, id, seat);
            id = next;
        }
        break;
    default:
        break;
    }
    return faction == Faction::MachineCult;
}

void acts(Engine& e)
{
    State& s = e.s;
    const Seat seat = s.top().seat;
    switch (s.boss.challenge) {
    case Challenge::NemesisBeast:
        s.top().stage = kAttacks;
        beastActs(e);
        break;
    case Challenge::Automatons:
        if (s.top().entered == 0) {
            s.top().entered = 1;
            bossUsesBases(e);
            break;
        }
        // What a card asks may lie above the frame; once it is answered the next card is played.
        {
            const std::size_t depth = s.frames.size() - 1;
            const bool more = automatonsAct(e);
            s.frames[depth].stage = more ? kActs : kAttacks;
        }
        break;
    case Challenge::Pirates:
        s.top().stage = kAttacks;
        piratesReveal(e);
        break;
    case Challenge::BlobAssault:
        s.top().stage = kAttacks;
        bossUsesBases(e);
        blobActs(e);
        break;
    case Challenge::DimensionalHorror: {
        const std::size_t depth = s.frames.size() - 1;
        s.top().stage = kAttacks;
        if (horrorActs(e, seat))
            s.frames[depth].stage = kPutsOnDeck;
        break;
    }
    case Challenge::None:
        break;
    }
}

/// The turn is over, and the next one begins: of the seat that will have the first, of the side, of the next seat.
void endBossTurn(Engine& e)
{
    State& s = e.s;
    const Frame frame = s.top();
    bossClears(e);
    s.boss.combat = 0;
    s.boss.played = 0;
    constexpr std::uint8_t kHighestCount = 200; // more than the cost of what it could ever play
    if (s.boss.challenge == Challenge::Automatons && s.boss.count < kHighestCount)
        ++s.boss.count;
    popFrame(s);
    Seat next = frame.seat;
    if (frame.cost == 0)
        next = rulesOf(s.format).sharedTurn ? *seatsOf(s.living()).begin() : nextLiving(s, frame.seat);
    beginTurn(e, s.isOut(next) ? nextLiving(s, next) : next);
}

bool isForDeck(const State& s, const CardLibrary& lib, CardId id)
{
    return s.at(id).def == lib.scout() || s.at(id).def == lib.viper();
}

} // namespace

Step stepBoss(Engine& e)
{
    State& s = e.s;
    const Frame frame = s.top();
    if (frame.stage == kActs) {
        acts(e);
        return Step::Done;
    }
    if (frame.stage == kPutsOnDeck) {
        e.prompt.clear();
        askBoss(s, e.lib, e.prompt);
        if (!e.prompt.choices.empty())
            return Step::Asked;
        s.top().stage = kAttacks;
    }
    if (s.boss.challenge == Challenge::Pirates) {
        if (frame.count < s.seats) {
            ++s.top().count;
            raid(e, seatAt(frame.count));
            return Step::Done;
        }
    } else {
        if (s.boss.challenge == Challenge::DimensionalHorror)
            bossGainsCombat(e, longestTentacle(s));
        bossAttacks(e, attackedWith(s, frame.seat));
    }
    if (s.decided == Ended::No)
        endBossTurn(e);
    return Step::Done;
}

void askBoss(const State& s, const CardLibrary& lib, Prompt& prompt)
{
    const Frame& frame = s.top();
    prompt.seat = frame.seat;
    prompt.reason = static_cast<std::uint8_t>(Reason::BossPutsOnDeck);
    for (const Zone zone : { Zone::Hand, Zone::Discard }) {
        DefSet met;
        for (const CardId id : cardsOf(s, zone == Zone::Hand ? s.of(frame.seat).hand : s.of(frame.seat).discard))
            if (isForDeck(s, lib, id) && met.add(s.at(id).def))
                offer(prompt, make(Verb::Card, s.at(id).def, static_cast<std::uint8_t>(zone)));
    }
}

void answerBoss(Engine& e, Choice choice)
{
    State& s = e.s;
    Frame& frame = s.top();
    frame.stage = kAttacks;
    const SeatState& of = s.of(frame.seat);
    const CardId card = firstOf(s, static_cast<Zone>(choice.b) == Zone::Hand ? of.hand : of.discard, choice.a);
    toDeckTop(e, card, frame.seat);
    e.report(EventKind::PutOnDeck, frame.seat, card);
}

} // namespace core::starrealms
