#include "core/smashup/table/events.h"
#include "core/smashup/words/view.h"
#include "ui/table/motion.h"
#include "ui/table/smashup/faces.h"
#include "ui/table/smashup/smash_up_stage.h"
#include "ui/table/smashup/smash_up_table_model.h"

// What moves on the table of Smash Up, by the kind of an event.

namespace ui {

using core::Seat;
using core::smashup::EventKind;

QList<Motion> SmashUpStage::motionsOf(const core::Event& event) const
{
    const core::smashup::TableView& table = m_parts.model.table();
    constexpr int kNone = 0xFF;
    const int slot = event.place == kNone ? -1 : event.place;
    const core::SeatMask all = core::firstSeats(static_cast<int>(table.seats.size()));
    const bool seen
        = table.viewer == Seat::None ? (event.audience & all) == all : core::contains(event.audience, table.viewer);
    const int card = event.card == kNone || !seen ? -1 : event.card;
    // Where it goes is its owner's, whoever controlled it.
    const core::smashup::CardView* known = findCard(table, card);
    const Seat owner = known != nullptr && known->owner != Seat::None ? known->owner : event.seat;
    const Spot deck = Spot::of(owner, Spot::Kind::Deck);
    const Spot hand = Spot::of(event.seat, Spot::Kind::Hand);
    const Spot pile = Spot::of(owner, Spot::Kind::Discard);
    const Spot madness { Spot::Kind::SharedDeck, -1, Seat::None };
    const Spot base = Spot::base(slot);
    const Spot here = Spot::card(card);
    const QList<Spot> lying = known == nullptr && slot >= 0 ? QList<Spot> { here, base } : QList<Spot> { here, hand };
    const auto one = [card](Motion::Kind kind, QList<Spot> from, QList<Spot> to) {
        return QList<Motion> { Motion { kind, card, std::move(from), std::move(to) } };
    };
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::MinionPlayed:
        return one(Motion::Kind::Play, { here, hand }, { here, Spot::cell(slot, event.seat), base });
    case EventKind::ActionPlayed:
    case EventKind::Buried:
        return one(Motion::Kind::Play, { here, hand },
            event.other != kNone ? QList<Spot> { Spot::card(event.other), base, pile }
                                 : QList<Spot> { here, base, pile });
    case EventKind::Moved:
        return one(Motion::Kind::Move, { here }, { here, Spot::cell(slot, event.seat), base });
    case EventKind::Destroyed:
    case EventKind::Discarded:
        return one(Motion::Kind::Leave, lying, { pile });
    case EventKind::Boxed:
    case EventKind::ReturnedMadness:
        return one(Motion::Kind::Return, lying, { madness });
    case EventKind::Returned:
        return one(Motion::Kind::Return, lying, { here, Spot::of(owner, Spot::Kind::Hand) });
    case EventKind::ToDeckTop:
    case EventKind::ToDeckBottom:
        return one(Motion::Kind::Return, lying, { deck });
    case EventKind::Drew:
        return one(Motion::Kind::Draw, { Spot::of(event.seat, Spot::Kind::Deck) }, { here, hand });
    case EventKind::DrewMadness:
        return one(Motion::Kind::Draw, { madness }, { here, hand });
    case EventKind::ScoringBegan:
        return one(Motion::Kind::Ready, { base }, { base });
    case EventKind::BaseScored: {
        QList<Motion> tokens;
        for (int seat = 0; seat < static_cast<int>(table.seats.size()); ++seat) {
            const Seat gains = core::seatAt(seat);
            for (int point = 0; point < event.points[static_cast<std::size_t>(seat)]; ++point)
                tokens.append({ Motion::Kind::Token, -1, { base },
                    { Spot::of(gains, Spot::Kind::Race), Spot::of(gains, Spot::Kind::Score) } });
        }
        return tokens;
    }
    case EventKind::BaseSwapped:
    case EventKind::BaseReplaced:
        return one(Motion::Kind::Flip, { base }, { base });
    default:
        return {}; // its mark or its number is all there is to see
    }
}

QList<Figure> SmashUpStage::figures() const
{
    const core::smashup::TableView& table = m_parts.model.table();
    QList<Figure> all;
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        const Seat seat = core::seatAt(static_cast<int>(i));
        all.append({ -1, seat, static_cast<double>(table.seats[i].vp) });
        for (const core::smashup::BaseView& base : table.bases)
            all.append({ base.slot, seat, static_cast<double>(base.power[i]) });
    }
    return all;
}

} // namespace ui
