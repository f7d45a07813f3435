#include "core/analysis/influence.h"

#include "core/language/house.h"
#include "core/language/numbers.h"

namespace core {

namespace {

/// The seat that won alone.
Seat winnerOf(SeatMask winners, int seats)
{
    Seat only = Seat::None;
    for (int seat = 0; seat < seats; ++seat)
        if (contains(winners, seatAt(seat))) {
            if (only != Seat::None)
                return Seat::None;
            only = seatAt(seat);
        }
    return only;
}

}

Influence influenceOf(const Analysis& analysis)
{
    Influence influence;
    influence.seats = analysis.seats;
    for (const Change& change : analysis.changes) {
        if (change.cause != Cause::Choice)
            continue;
        PerSeat<LedgerLine>& row = influence.moved[static_cast<std::size_t>(indexOf(change.by))];
        for (std::size_t of = 0; of < static_cast<std::size_t>(analysis.seats); ++of) {
            row[of].amount += change.amount[of];
            row[of].variance += static_cast<double>(change.variance[of]);
        }
    }
    return influence;
}

std::optional<Gift> giftOf(const Influence& influence, SeatMask winners)
{
    const Seat winner = winnerOf(winners, influence.seats);
    if (winner == Seat::None)
        return {};
    std::optional<Gift> gift;
    for (int seat = 0; seat < influence.seats; ++seat) {
        const Estimate share
            = influence.moved[static_cast<std::size_t>(seat)][static_cast<std::size_t>(indexOf(winner))].estimate();
        if (seatAt(seat) != winner && share.low > 0 && (!gift || share.mean > gift->share.mean))
            gift = Gift { seatAt(seat), winner, share };
    }
    return gift;
}

language::Saying giftSentence(const Influence& influence, SeatMask winners, const std::vector<std::string>& names)
{
    const Seat winner = winnerOf(winners, influence.seats);
    if (winner == Seat::None)
        return {};
    const auto person
        = [&](Seat seat) { return language::Saying::person(names[static_cast<std::size_t>(indexOf(seat))]); };
    const std::optional<Gift> gift = giftOf(influence, winners);
    if (!gift)
        return say(House::NoGift, { person(winner) });
    return say(House::Gift,
        { person(gift->from), person(winner),
            language::withMargin(100 * gift->share.mean, 100 * (gift->share.high - gift->share.mean)) });
}

} // namespace core
