#include "core/language/saying.h"
#include "core/smashup/table/events.h"
#include "core/smashup/words/view.h"
#include "ui/table/motion.h"
#include "ui/table/smashup/faces.h"
#include "ui/table/smashup/marks.h"
#include "ui/table/smashup/smash_up_stage.h"
#include "ui/table/smashup/smash_up_table_model.h"
#include "ui/text/seat_names.h"

#include <algorithm>
#include <cstdlib>

// What moves on the table of Smash Up, by the kind of an event.

namespace ui {

using core::Seat;
using core::smashup::EventKind;
using core::smashup::ScoringView;

namespace {

bool isDiscarded(const core::smashup::TableView& table, int card)
{
    const auto has = [card](const core::smashup::SeatInfo& seat) {
        return std::any_of(
            seat.discard.begin(), seat.discard.end(), [card](const auto& each) { return each.id == card; });
    };
    return card >= 0 && std::any_of(table.seats.begin(), table.seats.end(), has);
}

QList<Motion> step(QList<Motion> motions, ScoringView::Step begins)
{
    motions.first().step = static_cast<int>(begins);
    return motions;
}

} // namespace

QList<QList<Motion>> SmashUpStage::motionsOf(const std::vector<core::Event>& events) const
{
    const core::smashup::TableView& table = m_parts.model.table();
    // Events name bases by their cards; a base that comes has the slot of the one that went.
    QHash<int, int> slots;
    QHash<int, int> lying; // where cards are, as far as their places are seen
    for (const core::smashup::BaseView& base : table.bases) {
        slots[base.id] = base.slot;
        for (const auto* cards : { &base.minions, &base.actions })
            for (const core::smashup::CardView& card : *cards)
                lying[card.id] = base.slot;
    }
    QList<QList<Motion>> all;
    for (const core::Event& event : events) {
        const auto kind = static_cast<EventKind>(event.kind);
        const bool replaced = kind == EventKind::BaseReplaced;
        if (replaced || kind == EventKind::BaseSwapped)
            slots[event.place] = slots.value(event.other, -1);
        const int slot = slots.value(event.place, -1);
        // What lies at a base that has scored goes without a word of its own.
        for (auto card = lying.begin(); replaced && card != lying.end();) {
            if (*card != slot) {
                ++card;
                continue;
            }
            const core::smashup::CardView* known = findCard(table, card.key());
            const Spot pile = Spot::of(known == nullptr ? Seat::None : known->owner, Spot::Kind::Discard);
            Motion leaves { Motion::Kind::Leave, card.key(), { Spot::card(card.key()) }, { pile } };
            leaves.step = static_cast<int>(ScoringView::Step::Discard);
            all.append({ leaves });
            card = lying.erase(card);
        }
        const QList<Motion> motions = motionsOf(event, slot);
        if (!motions.isEmpty() && carriesCard(motions.first().kind) && motions.first().card >= 0) {
            if (motions.first().kind == Motion::Kind::Move && slot >= 0)
                lying[motions.first().card] = slot;
            else
                lying.remove(motions.first().card);
        }
        all.append(motions);
    }
    return all;
}

QList<Motion> SmashUpStage::motionsOf(const core::Event& event, int slot) const
{
    const core::smashup::TableView& table = m_parts.model.table();
    constexpr int kNone = 0xFF;
    const core::SeatMask everybody = core::firstSeats(static_cast<int>(table.seats.size()));
    const bool seen = table.viewer == Seat::None ? (event.audience & everybody) == everybody
                                                 : core::contains(event.audience, table.viewer);
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
    const auto mark = [card, &event](const QList<Spot>& about) {
        return QList<Motion> { Motion { Motion::Kind::Mark, card, about, about, event.seat } };
    };
    const auto tokens = [&](Seat gains, int points) {
        const QList<Spot> place { here, base, Spot::of(gains, Spot::Kind::Box) };
        const QList<Spot> race { Spot::of(gains, Spot::Kind::Race), Spot::of(gains, Spot::Kind::Score) };
        Motion token { Motion::Kind::Token, -1, place, race, gains };
        if (points < 0)
            std::swap(token.from, token.to);
        return QList<Motion>(std::abs(points), token);
    };
    const Spot box = Spot::of(event.seat, Spot::Kind::Box);
    const Spot turn { Spot::Kind::BaseDeck, -1, Seat::None };
    const Seat other = event.other < table.seats.size() ? core::seatAt(event.other) : Seat::None;
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::TurnBegan:
    case EventKind::ExtraPlay:
    case EventKind::Barred:
    case EventKind::BarredMoves:
    case EventKind::MadnessCounted: // the points count by themselves
        return mark({ box });
    case EventKind::PhaseBegan:
        return {}; // the pill of the phases slides
    case EventKind::AbilityUsed:
    case EventKind::Spared:
    case EventKind::Boosted:
    case EventKind::CountersAdded:
    case EventKind::Uncovered:
    case EventKind::Named:
    case EventKind::NamedCard:
        return mark({ here, base, box });
    case EventKind::BreakpointLowered:
    case EventKind::BaseCancelled:
        return mark({ base });
    case EventKind::Mulligan:
    case EventKind::RevealedHand:
        return mark({ hand });
    case EventKind::Chose:
        return mark({ base, Spot::of(other, Spot::Kind::Box), box });
    case EventKind::LookedAtHand:
        return mark({ Spot::of(other, Spot::Kind::Hand) });
    case EventKind::DeckShuffled:
        return mark({ Spot::of(event.seat, Spot::Kind::Deck) });
    case EventKind::LookedAtTop:
        return mark({ other == Seat::None ? turn : Spot::of(other, Spot::Kind::Deck) });
    case EventKind::Revealed:
        // Seen by all, and then hidden again.
        if (table.viewer != Seat::None && card >= 0)
            return { Motion { Motion::Kind::Show, card, { here, deck, hand }, { here, deck, hand }, event.seat } };
        return mark({ here, Spot::of(event.seat, Spot::Kind::Deck) });
    case EventKind::MinionPlayed:
        return one(Motion::Kind::Play, { here, hand }, { here, Spot::cell(slot, event.seat), base });
    case EventKind::ActionPlayed:
    case EventKind::Buried:
        // An action of another seat is gone before anybody has read it, but for that.
        return one(card >= 0 && table.viewer != Seat::None && event.seat != table.viewer ? Motion::Kind::Present
                                                                                         : Motion::Kind::Play,
            { here, hand },
            event.other != kNone ? QList<Spot> { Spot::card(event.other), base, pile }
                                 : QList<Spot> { here, base, pile });
    case EventKind::Moved:
        return one(Motion::Kind::Move, { here }, { here, Spot::cell(slot, event.seat), base });
    case EventKind::TookControl:
        return one(Motion::Kind::Move, { here }, { here, Spot::cell(slot, event.seat) });
    case EventKind::Destroyed:
    case EventKind::Discarded: {
        QList<Motion> leaves = one(Motion::Kind::Leave, lying, { pile });
        leaves.first().struck = static_cast<EventKind>(event.kind) == EventKind::Destroyed;
        return leaves;
    }
    case EventKind::Boxed:
    case EventKind::ReturnedMadness:
        return one(Motion::Kind::Return, lying, { madness });
    case EventKind::SetAside:
        return one(Motion::Kind::Return, { here, base }, { Spot::of(owner, Spot::Kind::Box) });
    case EventKind::Returned:
        return one(Motion::Kind::Return, lying, { here, Spot::of(owner, Spot::Kind::Hand) });
    case EventKind::ToDeckTop:
    case EventKind::ToDeckBottom:
        return one(Motion::Kind::Return, lying, { deck });
    case EventKind::Taken:
        return one(Motion::Kind::Return, { isDiscarded(table, card) ? pile : deck },
            { here, Spot::of(owner, Spot::Kind::Hand) });
    case EventKind::GaveMadness:
        return one(Motion::Kind::Return, { here, hand }, { here, Spot::of(other, Spot::Kind::Hand) });
    case EventKind::ShuffledIn:
    case EventKind::DeckRenewed:
        return one(Motion::Kind::Return, { Spot::of(event.seat, Spot::Kind::Discard) },
            { Spot::of(event.seat, Spot::Kind::Deck) });
    case EventKind::Drew:
        return one(Motion::Kind::Draw, { Spot::of(event.seat, Spot::Kind::Deck) }, { here, hand });
    case EventKind::DrewMadness:
    case EventKind::TookTreasure:
        return one(Motion::Kind::Draw, { madness }, { here, hand });
    case EventKind::ScoringBegan:
        return step(one(Motion::Kind::Ready, { base }, { base }), ScoringView::Step::Before);
    case EventKind::VpGained:
        return tokens(event.seat, event.amount);
    case EventKind::BaseScored: {
        QList<Motion> all = step(one(Motion::Kind::Places, { base }, { base }), ScoringView::Step::Places);
        all.first().points = event.points;
        for (int seat = 0; seat < static_cast<int>(table.seats.size()); ++seat)
            for (Motion token : tokens(core::seatAt(seat), event.points[static_cast<std::size_t>(seat)])) {
                (event.points[static_cast<std::size_t>(seat)] < 0 ? token.to : token.from) = { base };
                all.append(token);
            }
        return all;
    }
    case EventKind::BaseSwapped:
        return one(Motion::Kind::Flip, { base }, { base });
    case EventKind::BaseReplaced:
        return step(one(Motion::Kind::Break, { base }, { base }), ScoringView::Step::NewBase);
    case EventKind::EndIsNear:
        return mark({ turn });
    case EventKind::MatchEnded: {
        QList<Motion> all;
        for (int seat = 0; seat < static_cast<int>(table.seats.size()); ++seat)
            if (core::contains(static_cast<core::SeatMask>(event.amount), core::seatAt(seat))) {
                const Spot winner = Spot::of(core::seatAt(seat), Spot::Kind::Box);
                all.append(Motion { Motion::Kind::Mark, -1, { winner }, { winner }, core::seatAt(seat) });
            }
        return all.isEmpty() ? mark({ turn }) : all;
    }
    }
    return {};
}

QList<Motion> SmashUpStage::motionsNow() const
{
    QList<Motion> all;
    for (const int slot : m_newlyReady)
        all.append(Motion { Motion::Kind::Ready, -1, { Spot::base(slot) }, { Spot::base(slot) } });
    for (const int card : m_newlyAnswering)
        all.append(Motion { Motion::Kind::Answer, card, { Spot::card(card) }, { Spot::card(card) } });
    return all;
}

QList<Spot> SmashUpStage::concernedBy(const core::Event& event) const
{
    const core::smashup::TableView& table = m_parts.model.table();
    QList<Spot> spots;
    const auto add = [&spots](const Spot& spot) {
        if (!spots.contains(spot))
            spots.append(spot);
    };
    const auto addCard = [&](int card) {
        const core::smashup::CardView* known = findCard(table, card);
        if (known == nullptr)
            return;
        const auto inPile = std::find_if(table.seats.begin(), table.seats.end(), [card](const auto& seat) {
            return std::any_of(
                seat.discard.begin(), seat.discard.end(), [card](const auto& each) { return each.id == card; });
        });
        add(inPile == table.seats.end()
                ? Spot::card(card)
                : Spot::of(core::seatAt(static_cast<int>(inPile - table.seats.begin())), Spot::Kind::Discard));
    };
    const auto kind = static_cast<EventKind>(event.kind);
    addCard(event.card);
    if (kind == EventKind::ActionPlayed || kind == EventKind::Spared)
        addCard(event.other);
    if (const int slot = slotOf(table, event.place); slot >= 0)
        add(Spot::base(slot));
    if (kind == EventKind::Chose && event.other < table.seats.size())
        add(Spot::of(core::seatAt(event.other), Spot::Kind::Box));
    if (kind == EventKind::AbilityUsed)
        if (const int slot = slotOf(table, event.card); slot >= 0)
            add(Spot::base(slot));
    if (kind == EventKind::BaseScored || kind == EventKind::VpGained)
        for (int seat = 0; seat < static_cast<int>(table.seats.size()); ++seat)
            if (event.points[static_cast<std::size_t>(seat)] != 0
                || (kind == EventKind::VpGained && event.seat == core::seatAt(seat)))
                add(Spot::of(core::seatAt(seat), Spot::Kind::Race));
    return spots;
}

QString SmashUpStage::nameOf(int card) const
{
    const auto face = m_faces.constFind(card);
    return face == m_faces.constEnd() ? m_bases.value(card) : face->name;
}

bool SmashUpStage::onlyBegins(const core::Event& event) const
{
    return static_cast<EventKind>(event.kind) == EventKind::AbilityUsed && m_bases.contains(event.card);
}

QString SmashUpStage::labelOf(const core::Event& event) const
{
    const QString card = nameOf(event.card);
    const QString base = m_bases.value(event.place);
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::MinionPlayed:
        return card.isEmpty() || base.isEmpty() ? card
                                                : tr("%1 → %2", "a card, and where it was played").arg(card, base);
    case EventKind::ActionPlayed: {
        const QString where = event.other == 0xFF ? base : nameOf(event.other);
        return card.isEmpty() || where.isEmpty() ? card
                                                 : tr("%1 → %2", "a card, and where it was played").arg(card, where);
    }
    case EventKind::AbilityUsed:
        return card;
    case EventKind::Discarded:
        return card.isEmpty() ? QString() : tr("discards %1", "whoever has the turn").arg(card);
    case EventKind::BaseScored:
        return base.isEmpty() ? QString() : tr("%1 scores", "a base").arg(base);
    default:
        return {};
    }
}

QString SmashUpStage::captionOf(const Motion& motion) const
{
    const auto& seats = m_parts.model.table().seats;
    const auto seat = static_cast<std::size_t>(core::indexOf(motion.seat));
    if (motion.seat == Seat::None || seat >= seats.size())
        return {};
    const std::string& name = seats[seat].name;
    return name == core::language::kReader ? tr("You show", "cards, to everybody")
                                           : tr("%1 shows", "a player, cards to everybody").arg(shownName(name));
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
