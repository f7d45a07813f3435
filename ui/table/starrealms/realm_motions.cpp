#include "core/starrealms/cards/program.h"
#include "core/starrealms/table/events.h"
#include "core/starrealms/table/state.h"
#include "ui/table/motion.h"
#include "ui/table/starrealms/realm_stage.h"

#include <algorithm>

// What moves on the table of Star Realms, by the kind of an event.

namespace ui {

using core::Seat;
using core::starrealms::EventKind;
using core::starrealms::kBoss;

namespace {

constexpr int kMostShots = 3; ///< of one attack

Spot common(int pile)
{
    return { Spot::Kind::SharedDeck, pile, Seat::None };
}

} // namespace

QList<QList<Motion>> RealmStage::motionsOf(const std::vector<core::Event>& events) const
{
    QList<QList<Motion>> all;
    for (const core::Event& event : events)
        all.append(motionsOf(event));
    return all;
}

QList<Motion> RealmStage::motionsOf(const core::Event& event) const
{
    const core::starrealms::TableView& table = m_parts.table;
    constexpr int kNone = 0xFF;
    const core::SeatMask everybody = core::firstSeats(static_cast<int>(table.seats.size()));
    const bool seen = table.viewer == Seat::None ? (event.audience & everybody) == everybody
                                                 : core::contains(event.audience, table.viewer);
    const int card = event.card == kNone || !seen ? -1 : event.card;
    // What a boss does has no seat.
    const Seat who = event.seat == Seat::None && table.boss ? kBoss : event.seat;
    const Seat other = event.other == kNone ? Seat::None : core::seatAt(event.other);
    const Spot here = Spot::card(card);
    const Spot box = Spot::of(who, Spot::Kind::Box);
    const Spot hand = Spot::of(who, Spot::Kind::Hand);
    const Spot deck = Spot::of(who, Spot::Kind::Deck);
    const Spot pile = Spot::of(who, Spot::Kind::Discard);
    const auto one = [card](Motion::Kind kind, QList<Spot> from, QList<Spot> to) {
        return QList<Motion> { Motion { kind, card, std::move(from), std::move(to) } };
    };
    const auto mark = [card, who](const QList<Spot>& about) {
        return QList<Motion> { Motion { Motion::Kind::Mark, card, about, about, who == kBoss ? Seat::None : who } };
    };
    const auto shots = [&](int amount, const QList<Spot>& to) {
        const Motion shot { Motion::Kind::Token, -1, { Spot::cell(kCombat, who), box }, to,
            who == kBoss ? Seat::None : who };
        return QList<Motion>(std::min(amount, kMostShots), shot);
    };
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::TurnBegan:
    case EventKind::BossTurn:
    case EventKind::MustDiscard:
    case EventKind::Owes:
    case EventKind::Ended:
    case EventKind::Fell:
        return mark({ box });
    case EventKind::Played:
        return one(Motion::Kind::Play, { here, hand }, { here, pile, box });
    case EventKind::Used:
    case EventKind::Waits:
    case EventKind::Copied:
        return mark({ here, box });
    case EventKind::GainedTrade:
    case EventKind::GainedCombat:
    case EventKind::GainedAuthority:
    case EventKind::BossAuthority:
        return {}; // the figures count
    case EventKind::Drew:
        return one(Motion::Kind::Draw, { deck }, { here, hand });
    case EventKind::DeckRenewed:
        return one(Motion::Kind::Return, { pile }, { deck });
    case EventKind::Discarded:
        return one(Motion::Kind::Leave, { here, hand }, { pile });
    case EventKind::ScrappedOwn:
    case EventKind::ScrappedFromRow:
    case EventKind::Severed: {
        QList<Motion> leaves = one(Motion::Kind::Leave, { here, pile, hand }, { common(kHeap) });
        leaves.first().struck = true;
        return leaves;
    }
    case EventKind::RowFilled:
        return one(Motion::Kind::Draw, { common(kTradeDeck) }, { here, common(kHeap) }); // it may be gone again
    case EventKind::Acquired: {
        const auto to = static_cast<core::starrealms::To>(event.other);
        return one(Motion::Kind::Return, { here, common(kExplorers) },
            to == core::starrealms::To::Hand          ? QList<Spot> { here, hand }
                : to == core::starrealms::To::DeckTop ? QList<Spot> { deck }
                                                      : QList<Spot> { pile });
    }
    case EventKind::PutOnDeck:
        return one(Motion::Kind::Return, { pile }, { deck });
    case EventKind::PutHidden:
        return one(Motion::Kind::Return, { here, hand }, { deck });
    case EventKind::Attacked:
        return shots(event.amount, { Spot::of(other, Spot::Kind::Score), Spot::of(other, Spot::Kind::Box) });
    case EventKind::BaseDestroyed: {
        QList<Motion> all = one(Motion::Kind::Leave, { here }, { Spot::of(other, Spot::Kind::Discard), common(kHeap) });
        all.first().struck = true;
        return all;
    }
    case EventKind::GaveTrade:
    case EventKind::GaveCombat:
        return { Motion { Motion::Kind::Token, -1, { box }, { Spot::of(other, Spot::Kind::Box) }, who } };
    case EventKind::CameBack:
        return one(Motion::Kind::Return, { common(kHeap) }, { pile });
    case EventKind::BossTook:
        return one(Motion::Kind::Move, { here }, { here, box });
    case EventKind::BossDrew:
        return one(Motion::Kind::Move, { pile, box }, { here });
    case EventKind::RowScrapped:
        return mark({ common(kHeap) });
    case EventKind::MatchEnded: {
        QList<Motion> all;
        for (int seat = 0; seat < static_cast<int>(table.seats.size()); ++seat)
            if (!table.seats[static_cast<std::size_t>(seat)].out) {
                const Spot winner = Spot::of(core::seatAt(seat), Spot::Kind::Box);
                all.append(Motion { Motion::Kind::Mark, -1, { winner }, { winner }, core::seatAt(seat) });
            }
        return all;
    }
    }
    return {};
}

QList<Motion> RealmStage::motionsNow() const
{
    return {};
}

QList<Spot> RealmStage::concernedBy(const core::Event& event) const
{
    const core::starrealms::TableView& table = m_parts.table;
    const bool seen = table.viewer == Seat::None || core::contains(event.audience, table.viewer);
    QList<Spot> spots;
    const auto has = [&event](const std::vector<core::starrealms::CardView>& cards) {
        return std::any_of(cards.begin(), cards.end(), [&event](const auto& card) { return card.id == event.card; });
    };
    if (event.card != 0xFF && seen && cardIn(table, event.card) != nullptr) {
        Spot spot = Spot::card(event.card);
        for (int seat = 0; seat < static_cast<int>(table.seats.size()); ++seat)
            if (has(table.seats[static_cast<std::size_t>(seat)].discard))
                spot = Spot::of(core::seatAt(seat), Spot::Kind::Discard);
        if (has(table.heap))
            spot = common(kHeap);
        spots << spot;
    }
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::Attacked:
    case EventKind::GaveTrade:
    case EventKind::GaveCombat:
        spots << Spot::of(core::seatAt(event.other), Spot::Kind::Box);
        break;
    case EventKind::TurnBegan:
    case EventKind::MustDiscard:
    case EventKind::Owes:
    case EventKind::Fell:
    case EventKind::Ended:
        spots << Spot::of(event.seat, Spot::Kind::Box);
        break;
    default:
        break;
    }
    return spots;
}

QString RealmStage::labelOf(const core::Event& event) const
{
    const QString card = nameOfCard(event.card);
    const QString other = event.other == 0xFF ? QString() : nameOf(m_parts.table, core::seatAt(event.other));
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::Played:
    case EventKind::Used:
        return card;
    case EventKind::Acquired:
        if (card.isEmpty())
            return {};
        return event.amount == 1 ? tr("acquires %1", "a card for free, whoever has the turn").arg(card)
                                 : tr("buys %1", "a card, whoever has the turn").arg(card);
    case EventKind::Attacked:
        return tr("%1 → %2", "combat, and against whom").arg(QString::number(event.amount), other);
    case EventKind::BaseDestroyed:
        return card.isEmpty() ? QString() : tr("destroys %1", "a base, whoever has the turn").arg(card);
    case EventKind::BossTook:
        return card;
    default:
        return {};
    }
}

} // namespace ui
