#include "core/smashup/ai/features.h"

#include "core/smashup/ai/base_standing.h"
#include "core/smashup/rules/ending.h"
#include "core/smashup/rules/smash_up_match.h"
#include "core/smashup/table/allowances.h"

#include <algorithm>
#include <cassert>

namespace core::smashup {

namespace {

/// What every seat has, told as its own less the most any other seat has.
enum Each : std::size_t {
    Points,
    PointsCubed, ///< the last points on the way to fifteen count for more
    PointsLate, ///< and so do all of them in a late turn
    Prizes, ///< what the bases would pay as they stand,
    PrizesNear, ///< each times how much of its breakpoint is reached,
    PrizesNearer, ///< that to the fourth power,
    PrizesReady, ///< and those whose breakpoint is reached
    Power,
    Minions,
    Firsts, ///< bases where nobody has more power
    Seconds,
    Behind, ///< power that is missing to the lead, over the bases where it has minions
    Ongoing, ///< actions in play
    Hand,
    Deck,
    Discard,
    Madness,
    MinionPlays, ///< left in this turn
    ActionPlays,
    Turn, ///< 1 for the seat whose turn it is
    EachCount
};

/// What a seat knows of its own hand alone.
enum Own : std::size_t { MinionsHeld, ActionsHeld, BestHeld, PowerHeld, PrizeHeld, OwnCount };

constexpr std::array<const char*, std::size_t { EachCount } + std::size_t { OwnCount }> kNames {
    "points",
    "points cubed",
    "points late in the match",
    "prizes",
    "prizes by nearness",
    "prizes by nearness to the fourth",
    "prizes of ready bases",
    "power in play",
    "minions in play",
    "first places",
    "second places",
    "power behind the leaders",
    "ongoing actions",
    "cards in hand",
    "cards in deck",
    "cards discarded",
    "Madness",
    "minion plays left",
    "action plays left",
    "own turn",
    "minions held",
    "actions held",
    "best minion held",
    "power held",
    "prize the best minion held would score",
};
static_assert(kNames.size() <= kMaxFeatures);

using Row = std::array<float, EachCount>;

void addBase(const State& s, const BaseStanding& base, EachSeat<Row>& rows)
{
    const float reached = std::min(1.0F, static_cast<float>(base.total) / static_cast<float>(base.breakpoint));
    int most = 0;
    for (std::size_t i = 0; i < s.seats; ++i)
        most = std::max(most, base.power[i]);
    for (std::size_t i = 0; i < s.seats; ++i) {
        if (!base.present[i])
            continue;
        Row& row = rows[i];
        const auto prize = static_cast<float>(base.prizeOf(i, s.seats));
        row[Prizes] += prize;
        row[PrizesNear] += prize * reached;
        row[PrizesNearer] += prize * reached * reached * reached * reached;
        row[PrizesReady] += base.total >= base.breakpoint ? prize : 0.0F;
        row[Power] += static_cast<float>(base.power[i]);
        row[Minions] += static_cast<float>(base.minions[i]);
        const std::size_t place = base.placeOf(i, s.seats);
        row[Firsts] += place == 0 ? 1.0F : 0.0F;
        row[Seconds] += place == 1 ? 1.0F : 0.0F;
        row[Behind] += static_cast<float>(most - base.power[i]);
    }
}

void addOngoing(const State& s, const Pile& pile, EachSeat<Row>& rows)
{
    for (const CardId id : cardsOf(s, pile))
        if (const Seat seat = s.at(id).controller; seat != Seat::None)
            rows[static_cast<std::size_t>(indexOf(seat))][Ongoing] += 1.0F;
}

/// What scoring this base with one more minion of that power would give the seat over the best other; 0 where it would
/// not come to that.
float prizeWith(BaseStanding base, std::size_t seat, std::size_t seats, int power)
{
    base.power[seat] += power;
    base.present[seat] = true;
    if (base.total + power < base.breakpoint)
        return 0.0F;
    int best = 0;
    for (std::size_t j = 0; j < seats; ++j)
        best = j == seat ? best : std::max(best, base.prizeOf(j, seats));
    return std::max(0.0F, static_cast<float>(base.prizeOf(seat, seats) - best));
}

void fillSeats(const State& s, const CardLibrary& lib, EachSeat<Row>& rows)
{
    for (std::size_t i = 0; i < s.seats; ++i) {
        const SeatState& seat = s.seat[i];
        Row& row = rows[i];
        const auto points = static_cast<float>(seat.vp);
        row[Points] = points;
        row[PointsCubed] = points * points * points / static_cast<float>(kPointsToWin * kPointsToWin);
        row[PointsLate] = points * std::min(1.0F, static_cast<float>(s.turn) / (10.0F * static_cast<float>(s.seats)));
        row[Hand] = static_cast<float>(std::min<int>(seat.hand.count, kHandLimit));
        row[Deck] = static_cast<float>(seat.deck.count);
        row[Discard] = static_cast<float>(seat.discard.count);
        row[Madness] = static_cast<float>(madnessOf(s, lib, seatAt(static_cast<int>(i))));
        row[Turn] = s.current == seatAt(static_cast<int>(i)) ? 1.0F : 0.0F;
    }
    Row& current = rows[static_cast<std::size_t>(indexOf(s.current))];
    current[MinionPlays] = static_cast<float>(countPlaysLeft(s, lib, s.current, PlayKind::Minion));
    current[ActionPlays] = static_cast<float>(countPlaysLeft(s, lib, s.current, PlayKind::Action));
}

/// Writes the numbers of the seat, and how the seats stand at each slot that has a base.
void readNumbers(
    const SmashUpMatch& match, Seat seat, std::span<float> values, std::array<BaseStanding, kMaxSlots>& bases)
{
    assert(values.size() == kNames.size());
    const State& s = match.state();
    const CardLibrary& lib = match.library();
    const auto me = static_cast<std::size_t>(indexOf(seat));
    EachSeat<Row> rows {};
    fillSeats(s, lib, rows);

    std::array<float, OwnCount> held {};
    int best = -1;
    for (const CardId id : cardsOf(s, s.seat[me].hand)) {
        const CardDef& def = lib.def(s.at(id).def);
        if (def.kind != CardKind::Minion) {
            held[ActionsHeld] += 1.0F;
            continue;
        }
        held[MinionsHeld] += 1.0F;
        held[PowerHeld] += static_cast<float>(def.power);
        best = std::max<int>(best, def.power);
    }
    held[BestHeld] = static_cast<float>(std::max(0, best));

    const Powers powers(s, lib);
    for (Slot slot = 0; slot < s.slots; ++slot) {
        addOngoing(s, s.slot[slot].actions, rows);
        addOngoing(s, s.slot[slot].attached, rows);
        if (s.slot[slot].base == kNoCard)
            continue;
        const BaseStanding& base = bases[slot] = standingAt(s, lib, powers, slot);
        addBase(s, base, rows);
        if (best >= 0)
            held[PrizeHeld] = std::max(held[PrizeHeld], prizeWith(base, me, s.seats, best));
    }

    for (std::size_t feature = 0; feature < EachCount; ++feature) {
        float most = -1e9F;
        for (std::size_t i = 0; i < s.seats; ++i)
            most = i == me ? most : std::max(most, rows[i][feature]);
        values[feature] = rows[me][feature] - most;
    }
    std::copy(held.begin(), held.end(), values.begin() + EachCount);
}

} // namespace

SmashUpFeatures::SmashUpFeatures(const Libraries& libraries)
    : m_places(libraries)
{
}

std::size_t SmashUpFeatures::count() const
{
    return kNames.size();
}

std::string SmashUpFeatures::name(std::size_t index) const
{
    return kNames[index];
}

void SmashUpFeatures::read(const Match& match, Seat seat, std::span<float> values) const
{
    std::array<BaseStanding, kMaxSlots> bases;
    readNumbers(static_cast<const SmashUpMatch&>(match), seat, values, bases);
}

void SmashUpFeatures::readAll(const Match& match, Seat seat, std::span<float> values, PresentInputs& present) const
{
    const auto& smashUp = static_cast<const SmashUpMatch&>(match);
    std::array<BaseStanding, kMaxSlots> bases;
    readNumbers(smashUp, seat, values, bases);
    present.clear();
    m_places.read(smashUp, seat, bases, present);
}

} // namespace core::smashup
