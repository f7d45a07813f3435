#include "ui/table/starrealms/realm_stage.h"

#include "core/starrealms/cards/program.h"
#include "core/starrealms/table/events.h"
#include "core/starrealms/table/state.h"
#include "ui/painting/frames.h"
#include "ui/painting/pile.h"
#include "ui/table/motion.h"
#include "ui/table/starrealms/piece_painter.h"
#include "ui/table/starrealms/realm_bar.h"
#include "ui/table/starrealms/realm_view.h"
#include "ui/theme.h"

#include <QStringList>

#include <numeric>

namespace ui {

using core::Seat;
using core::starrealms::CardView;
using core::starrealms::EventKind;
using core::starrealms::kBoss;

namespace {

/// An area of `from` in the coordinates of `frame`; empty where `from` is not to be seen.
QRectF mappedTo(const QRectF& area, const QWidget& from, const QWidget& frame)
{
    if (area.isEmpty() || !from.isVisible() || from.window() != frame.window())
        return {};
    return { frame.mapFromGlobal(QPointF(from.mapToGlobal(area.topLeft()))), area.size() };
}

} // namespace

RealmStage::RealmStage(const Parts& parts)
    : m_parts(parts)
{
}

void RealmStage::forget()
{
    m_cards.clear();
    m_trade.clear();
    m_combat.clear();
    m_turn = -1;
}

void RealmStage::remember()
{
    const auto& table = m_parts.table;
    // What one viewer has seen is not for the next one.
    if (std::exchange(m_viewer, table.viewer) != table.viewer)
        forget();
    const auto keep = [this](const std::vector<CardView>& cards) {
        for (const CardView& card : cards)
            if (card.id >= 0 && !card.name.empty())
                m_cards.insert(card.id, card);
    };
    for (const auto& seat : table.seats)
        for (const auto* cards : { &seat.discard, &seat.known, &seat.deckTop, &seat.inPlay })
            keep(*cards);
    keep(table.row);
    keep(table.heap);
    keep({ table.explorer });
    if (table.boss) {
        for (const auto* cards : { &table.boss->inPlay, &table.boss->deck, &table.boss->discard })
            keep(*cards);
        for (const auto& cards : table.boss->tentacles)
            keep(cards);
    }
}

void RealmStage::learn(const core::Match& match, const std::vector<core::Event>& events)
{
    const auto& table = m_parts.table;
    int slot = -1;
    for (const core::Event& event : events) {
        const auto kind = static_cast<EventKind>(event.kind);
        const bool seen = table.viewer == Seat::None ? event.audience == core::kEverySeat
                                                     : core::contains(event.audience, table.viewer);
        if (seen && event.card != 0xFF && !m_cards.contains(event.card))
            if (const auto card = core::starrealms::cardNamed(match, event.card))
                m_cards.insert(event.card, *card);
        if (kind == EventKind::TurnBegan) {
            m_trade.clear();
            m_combat.clear();
        }
        if (kind == EventKind::Used || kind == EventKind::Played)
            slot = kind == EventKind::Used ? event.other : static_cast<int>(core::starrealms::Slot::Primary);
        if (event.seat != nearSeat(table))
            continue;
        if (kind == EventKind::GainedTrade)
            m_trade.append({ event.amount, slot });
        if (kind == EventKind::GainedCombat)
            m_combat.append({ event.amount, slot });
    }
}

/// Only where it adds up: what was taken back, or came before the match was opened, is not known here.
void RealmStage::note(std::vector<Piece>& pieces) const
{
    for (Piece& piece : pieces) {
        if (piece.kind != Piece::Kind::Trade && piece.kind != Piece::Kind::Combat)
            continue;
        const QList<Gain>& gains = piece.kind == Piece::Kind::Trade ? m_trade : m_combat;
        const int sum = std::accumulate(
            gains.begin(), gains.end(), 0, [](int before, const Gain& gain) { return before + gain.amount; });
        if (gains.size() < 2 || sum != piece.count)
            continue;
        QStringList parts;
        for (const Gain& gain : gains)
            parts << (gain.slot == static_cast<int>(core::starrealms::Slot::Ally)
                        || gain.slot == static_cast<int>(core::starrealms::Slot::DoubleAlly)
                    ? tr("%1 ally", "so much by an ally ability").arg(gain.amount)
                    : QString::number(gain.amount));
        piece.note = parts.join(QStringLiteral(" + "));
    }
}

QRectF RealmStage::pieceArea(Piece::Kind kind, Seat seat, const QWidget& frame) const
{
    const PieceModel& model = m_parts.board.pieces();
    const int row = model.rowOf(kind, seat);
    if (row < 0)
        return {};
    const Piece& piece = model.piece(row);
    const QRectF area = piece.isPile() ? PiecePainter::pileArea(piece, m_parts.board.font()) : piece.area;
    return mappedTo(area, *m_parts.board.viewport(), frame);
}

QRectF RealmStage::areaOf(const Spot& spot, const QWidget& frame) const
{
    const PieceModel& model = m_parts.board.pieces();
    const auto panel = [&](const auto& part) {
        const int row = model.rowOf(spot.seat == kBoss ? Piece::Kind::Boss : Piece::Kind::Seat, spot.seat);
        return row < 0 ? QRectF()
                       : mappedTo(part(model.piece(row), m_parts.board.font()), *m_parts.board.viewport(), frame);
    };
    switch (spot.kind) {
    case Spot::Kind::Card:
        for (const RealmView* view : { &m_parts.board, &m_parts.hand, &m_parts.elsewhere })
            if (const int row = view->pieces().rowOfCard(spot.id); row >= 0 && view->pieces().piece(row).shown)
                return mappedTo(view->pieces().piece(row).area, *view->viewport(), frame);
        return {};
    case Spot::Kind::Deck:
        if (const QRectF deck = pieceArea(Piece::Kind::Deck, spot.seat, frame); !deck.isEmpty())
            return deck;
        return pieceArea(Piece::Kind::BossPile, spot.seat, frame);
    case Spot::Kind::Discard:
        return pieceArea(Piece::Kind::Discard, spot.seat, frame);
    case Spot::Kind::Hand:
        if (spot.seat == m_parts.table.viewer && m_parts.hand.isVisible())
            return mappedTo(m_parts.hand.viewport()->rect(), *m_parts.hand.viewport(), frame);
        return panel(PiecePainter::handArea);
    case Spot::Kind::Score:
        return panel(PiecePainter::scoreArea);
    case Spot::Kind::Box:
        return panel([](const Piece& piece, const QFont&) { return piece.area; });
    case Spot::Kind::Cell:
        return spot.id == kAuthority
            ? panel(PiecePainter::scoreArea)
            : pieceArea(spot.id == kTrade ? Piece::Kind::Trade : Piece::Kind::Combat, spot.seat, frame);
    case Spot::Kind::SharedDeck:
        if (spot.id == kExplorers)
            for (int row = 0; row < model.rowCount(); ++row)
                if (model.piece(row).kind == Piece::Kind::Row && model.piece(row).count > 0)
                    return mappedTo(model.piece(row).area, *m_parts.board.viewport(), frame);
        return pieceArea(spot.id == kHeap ? Piece::Kind::Heap : Piece::Kind::TradeDeck, Seat::None, frame);
    case Spot::Kind::Base:
    case Spot::Kind::BaseDeck:
    case Spot::Kind::Race:
        break;
    }
    return {};
}

QRectF RealmStage::ground(const QWidget& frame) const
{
    return mappedTo(m_parts.board.rect(), m_parts.board, frame);
}

void RealmStage::paintCard(QPainter& painter, const QRectF& area, int card, int /*power*/) const
{
    const auto found = m_cards.constFind(card);
    if (found == m_cards.constEnd())
        return paintBack(painter, area);
    FaceState state;
    state.held = true;
    m_parts.painter.faces().paint(
        painter, area, *found, state, coloursOf(m_parts.board.palette()), m_parts.board.font());
}

void RealmStage::paintBack(QPainter& painter, const QRectF& area) const
{
    paintCardBack(painter, area, coloursOf(m_parts.board.palette()));
}

QList<Figure> RealmStage::figures() const
{
    QList<Figure> all;
    const auto& table = m_parts.table;
    for (int i = 0; i < static_cast<int>(table.seats.size()); ++i)
        all.append({ kAuthority, core::seatAt(i), table.seats[static_cast<std::size_t>(i)].authority * 1.0 });
    if (table.boss)
        all.append({ kAuthority, kBoss, table.boss->authority * 1.0 });
    if (!table.seats.empty()) {
        const auto& near = table.seats[static_cast<std::size_t>(core::indexOf(nearSeat(table)))];
        all.append({ kTrade, nearSeat(table), near.trade * 1.0 });
        all.append({ kCombat, nearSeat(table), near.combat * 1.0 });
    }
    return all;
}

void RealmStage::setAway(const QSet<int>& cards)
{
    for (const RealmView* view : { &m_parts.board, &m_parts.hand, &m_parts.elsewhere })
        view->pieces().setAway(cards);
}

void RealmStage::setPower(int slot, Seat seat, double power)
{
    m_parts.painter.setFigure(slot, seat, power);
    m_parts.board.viewport()->update();
}

void RealmStage::setChanged(int slot, bool more)
{
    m_parts.painter.setChanged(slot, more);
    m_parts.board.viewport()->update();
}

void RealmStage::clearFigures()
{
    m_parts.painter.clearFigures();
    m_parts.board.viewport()->update();
}

QString RealmStage::nameOfCard(int card) const
{
    const auto found = m_cards.constFind(card);
    return found == m_cards.constEnd() ? QString() : QString::fromStdString(found->name);
}

} // namespace ui
