#include "ui/table/hyperborea/hyper_stage.h"

#include "core/hyperborea/table/events.h"
#include "ui/table/hyperborea/hyper_painter.h"
#include "ui/table/hyperborea/hyper_pieces.h"
#include "ui/table/hyperborea/hyper_signs.h"
#include "ui/table/hyperborea/hyper_view.h"
#include "ui/table/motion.h"
#include "ui/theme.h"

#include <QPainter>

namespace ui {

using core::Seat;
using core::hyperborea::EventKind;

namespace {

using Kind = HyperPiece::Kind;

constexpr int kNothing = 0xFF; ///< in an event

} // namespace

HyperStage::HyperStage(const Parts& parts)
    : m_parts(parts)
{
}

QRectF HyperStage::pieceArea(Kind kind, int id, const QWidget& frame) const
{
    for (const HyperView* view : { &m_parts.map, &m_parts.offers, &m_parts.board }) {
        const int row = view->pieces().rowOf(kind, id);
        if (row < 0 || !view->isVisible() || view->window() != frame.window())
            continue;
        QRectF area = view->pieces().piece(row).area;
        if (kind == Kind::Hex && !view->room().map.intersects(area))
            return {};
        return { frame.mapFromGlobal(QPointF(view->viewport()->mapToGlobal(area.topLeft().toPoint()))), area.size() };
    }
    return {};
}

QRectF HyperStage::areaOf(const Spot& spot, const QWidget& frame) const
{
    switch (spot.kind) {
    case Spot::Kind::Card: {
        if (spot.id >= kCubes)
            return pieceArea(Kind::Cube, spot.id - kCubes, frame);
        if (spot.id >= kSets) {
            const QRectF offer = pieceArea(Kind::Offer, spot.id - kSets, frame);
            return offer.isEmpty() ? pieceArea(Kind::Set, spot.id - kSets, frame) : offer;
        }
        if (spot.id < 0)
            return {};
        // Where miniatures stand in that hex.
        const QRectF hex = pieceArea(Kind::Hex, spot.id / core::kMaxSeats, frame);
        const double side = hex.height() * 0.18;
        return hex.isEmpty()
            ? QRectF()
            : QRectF(hex.center().x() - side / 2, hex.center().y() - hex.height() * 0.16 - side / 2, side, side);
    }
    case Spot::Kind::Base:
        return pieceArea(Kind::Hex, spot.id, frame);
    case Spot::Kind::Box:
    case Spot::Kind::Score:
    case Spot::Kind::Hand:
        return pieceArea(Kind::Seat, core::indexOf(spot.seat), frame);
    case Spot::Kind::Deck:
        return pieceArea(Kind::Bag, -1, frame);
    case Spot::Kind::Cell: // a row of the board that is shown
        return pieceArea(Kind::Row, spot.id, frame);
    default:
        return {};
    }
}

QRectF HyperStage::ground(const QWidget& frame) const
{
    if (!m_parts.map.isVisible() || m_parts.map.window() != frame.window())
        return {};
    return { frame.mapFromGlobal(QPointF(m_parts.map.mapToGlobal(QPoint()))), QSizeF(m_parts.map.size()) };
}

void HyperStage::bringIntoSight(const Spot& spot)
{
    if (spot.kind == Spot::Kind::Base)
        m_parts.map.bringIntoSight(m_parts.map.pieces().rowOf(Kind::Hex, spot.id));
}

void HyperStage::paintCard(QPainter& painter, const QRectF& area, int card, int /*power*/) const
{
    if (card >= kCubes)
        return paintCube(painter, area, static_cast<core::hyperborea::Colour>(card - kCubes));
    if (card >= kSets) {
        HyperPiece piece { Kind::Offer, card - kSets };
        piece.area = area;
        return m_parts.painter.paint(painter, piece, {}, coloursOf(m_parts.map.palette()), m_parts.map.font());
    }
    const auto seat = static_cast<std::size_t>(card % core::kMaxSeats);
    if (card >= 0 && seat < m_parts.table.seats.size())
        paintMiniature(painter, area, core::seatAt(static_cast<int>(seat)), coloursOf(m_parts.map.palette()));
}

void HyperStage::paintBack(QPainter& painter, const QRectF& area) const
{
    paintGem(painter, area);
}

void HyperStage::paintBase(QPainter& painter, const QRectF& area, int slot) const
{
    HyperPiece piece { Kind::Hex, slot };
    piece.area = area;
    if (slot >= 0 && slot < static_cast<int>(m_parts.table.hexes.size()))
        m_parts.painter.paint(painter, piece, {}, coloursOf(m_parts.map.palette()), m_parts.map.font());
}

QList<QList<Motion>> HyperStage::motionsOf(const std::vector<core::Event>& events) const
{
    QList<QList<Motion>> all;
    for (const core::Event& event : events)
        all.append(motionsOf(event));
    return all;
}

QList<Motion> HyperStage::motionsOf(const core::Event& event) const
{
    const Seat who = event.seat;
    const Seat other = event.other == kNothing ? Seat::None : core::seatAt(event.other);
    const Spot box = Spot::of(who, Spot::Kind::Box);
    const Spot bag = Spot::of(who, Spot::Kind::Deck);
    const Spot hex = Spot::base(event.place == kNothing ? -1 : event.place);
    const bool shown = who == m_parts.board.pieces().piece(0).seat;
    const auto mini = [&](int place, Seat seat) { return Spot::card(miniature(place, seat)); };
    const auto one = [](Motion::Kind kind, int card, const QList<Spot>& from, const QList<Spot>& to) {
        return QList<Motion> { Motion { kind, card, from, to } };
    };
    const auto mark = [who](const QList<Spot>& about) {
        return QList<Motion> { Motion { Motion::Kind::Mark, -1, about, about, who } };
    };
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::TurnBegan:
    case EventKind::Reset:
    case EventKind::Met:
    case EventKind::UsedPower:
    case EventKind::ChoseCube:
    case EventKind::ChoseTile:
    case EventKind::UsedToken:
    case EventKind::KeptToken:
    case EventKind::DiscardedToken:
    case EventKind::LostGems:
    case EventKind::Unused:
    case EventKind::Purged:
    case EventKind::Converted:
    case EventKind::GaveUp:
        return mark({ box });
    case EventKind::TurnedUp:
        return one(Motion::Kind::Flip, -1, { hex }, { hex });
    case EventKind::Placed:
        return shown ? one(Motion::Kind::Play, cube(event.other), { Spot::card(cube(event.other)), box },
                   { Spot::card(set(event.card)), box })
                     : mark({ box });
    case EventKind::Activated:
    case EventKind::Copied: // another seat's boards are not in sight
        return shown ? mark({ Spot::card(set(event.card)), box }) : mark({ box });
    case EventKind::Stepped:
    case EventKind::Flew:
        return one(
            Motion::Kind::Move, miniature(event.place, who), { mini(event.other, who) }, { mini(event.place, who) });
    case EventKind::CameOn:
        return one(Motion::Kind::Play, miniature(event.place, who), { box }, { mini(event.place, who) });
    case EventKind::TookMiniature:
    case EventKind::SentHome: {
        const Seat to = static_cast<EventKind>(event.kind) == EventKind::TookMiniature ? who : other;
        QList<Motion> leaves = one(Motion::Kind::Leave, miniature(event.place, other), { mini(event.place, other) },
            { Spot::of(to, Spot::Kind::Box) });
        leaves.first().struck = true;
        return leaves;
    }
    case EventKind::GainedGems:
        return { Motion { Motion::Kind::Token, -1, { box }, { Spot::of(who, Spot::Kind::Score) }, who } };
    case EventKind::Halted:
    case EventKind::Entered:
    case EventKind::Explored:
    case EventKind::TookGhost:
    case EventKind::RemovedGhost:
    case EventKind::FortressFell:
    case EventKind::BuiltFortress:
        return mark({ hex });
    case EventKind::TookTechnology:
        return one(Motion::Kind::Return, set(event.card), { Spot::card(set(event.card)) },
            shown ? QList<Spot> { Spot::card(set(event.card)), box } : QList<Spot> { box });
    case EventKind::ChangedCard:
        return mark({ Spot::card(set(event.card)), box });
    case EventKind::Drew:
        return shown ? one(Motion::Kind::Draw, cube(event.other), { bag }, { Spot::card(cube(event.other)), box })
                     : mark({ box });
    case EventKind::Generated:
    case EventKind::Restored:
        return mark({ shown ? bag : box });
    case EventKind::Developed:
    case EventKind::SetBack:
    case EventKind::Upgraded:
    case EventKind::ChoseRow:
        return mark({ shown ? Spot::cell(event.other, who) : box });
    case EventKind::MatchEnded: {
        QList<Motion> all;
        for (int seat = 0; seat < static_cast<int>(m_parts.table.seats.size()); ++seat) {
            const Spot each = Spot::of(core::seatAt(seat), Spot::Kind::Box);
            all.append(Motion { Motion::Kind::Mark, -1, { each }, { each }, core::seatAt(seat) });
        }
        return all;
    }
    default:
        return {};
    }
}

QList<Motion> HyperStage::motionsNow() const
{
    return {};
}

QList<Spot> HyperStage::concernedBy(const core::Event& event) const
{
    QList<Spot> spots;
    if (event.place != kNothing)
        spots << Spot::base(event.place);
    if (event.card != kNothing)
        spots << Spot::card(set(event.card));
    if (spots.isEmpty() && event.seat != Seat::None)
        spots << Spot::of(event.seat, Spot::Kind::Box);
    return spots;
}

QString HyperStage::nameOfSet(int set) const
{
    if (m_parts.table.seats.empty())
        return {};
    for (int seat = 0; seat < static_cast<int>(m_parts.table.seats.size()); ++seat)
        if (const auto* found = setIn(m_parts.table, core::seatAt(seat), set))
            return QString::fromStdString(found->name);
    return {};
}

QString HyperStage::labelOf(const core::Event& event) const
{
    const auto hex = [this](int id) {
        return id < 0 || id >= static_cast<int>(m_parts.table.hexes.size())
            ? QString()
            : QString::fromStdString(m_parts.table.hexes[static_cast<std::size_t>(id)].name);
    };
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::Stepped:
    case EventKind::Flew:
        return tr("%1 → %2", "a miniature from one hex to another").arg(hex(event.other), hex(event.place));
    case EventKind::Activated:
        return nameOfSet(event.card);
    case EventKind::TookTechnology:
        return tr("takes %1", "a technology, whoever has the turn").arg(nameOfSet(event.card));
    case EventKind::TookGhost:
    case EventKind::TookMiniature:
    case EventKind::SentHome:
    case EventKind::FortressFell:
        return tr("attacks in %1", "a hex, whoever has the turn").arg(hex(event.place));
    default:
        return {};
    }
}

QList<Figure> HyperStage::figures() const
{
    QList<Figure> all;
    const auto& seats = m_parts.table.seats;
    for (int i = 0; i < static_cast<int>(seats.size()); ++i) {
        all.append({ -1, core::seatAt(i), seats[static_cast<std::size_t>(i)].points.total() * 1.0 });
        all.append(
            { static_cast<int>(HyperFigure::Gems), core::seatAt(i), seats[static_cast<std::size_t>(i)].gems * 1.0 });
    }
    return all;
}

void HyperStage::setAway(const QSet<int>& cards)
{
    m_parts.painter.setAway(cards);
    m_parts.map.viewport()->update();
    m_parts.offers.viewport()->update();
    m_parts.board.viewport()->update();
}

void HyperStage::setScore(Seat seat, double points)
{
    m_parts.painter.setFigure(-1, seat, points);
    m_parts.map.viewport()->update();
}

void HyperStage::setPower(int slot, Seat seat, double power)
{
    m_parts.painter.setFigure(slot, seat, power);
    m_parts.map.viewport()->update();
}

void HyperStage::clearFigures()
{
    m_parts.painter.clearFigures();
    m_parts.map.viewport()->update();
}

} // namespace ui
