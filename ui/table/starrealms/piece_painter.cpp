#include "ui/table/starrealms/piece_painter.h"

#include "core/starrealms/table/prompt_ids.h"
#include "core/starrealms/table/state.h"
#include "ui/emblem.h"
#include "ui/painting/frames.h"
#include "ui/painting/lettering.h"
#include "ui/painting/pile.h"
#include "ui/painting/pill.h"
#include "ui/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

using core::Seat;
using core::starrealms::kBoss;

namespace {

constexpr double kQuietOffer = 0.82; ///< opacity of what cannot be bought now
constexpr double kBoxRadius = 8;
constexpr double kCaption = 15; ///< height of the words below a pile
constexpr double kSmallestCaption = 0.85; ///< of its usual letters
constexpr double kCaptioned = 66; ///< lower piles have none
constexpr double kPileWidest = 50;
constexpr QStringView kBetweenWords = u" · ";

void paintBox(QPainter& painter, const QRectF& area, const Colours& colours, const QFont& body, bool lit)
{
    const double radius = scaled(body, kBoxRadius);
    QColor ground = colours.panel;
    ground.setAlphaF(lit ? 1.0F : 0.55F);
    painter.setPen(QPen(colours.border, 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

/// Whether the panel is low and wide, as those of several others are.
bool isLow(const Piece& panel)
{
    return panel.area.width() > panel.area.height() * kLowPanel;
}

double nameTop(const Piece& panel, const QFont& body)
{
    return scaled(body, isLow(panel) ? 4 : 7);
}

double nameHeight(const QFont& body)
{
    return QFontMetricsF(bodyFont(body, type::kBody, QFont::DemiBold)).height();
}

FaceState stateOf(const Piece& piece, const PiecePainter::Shown& shown)
{
    FaceState state;
    state.hover = shown.hover;
    state.focus = shown.focus;
    // That a mate can be given something or may go on is no reason to look there.
    const bool more = std::any_of(piece.choices.begin(), piece.choices.end(), [](const core::ChoiceView& each) {
        using core::starrealms::Verb;
        const Verb verb = core::starrealms::verbOf(each.choice);
        return verb != Verb::HandOver && verb != Verb::GiveTrade && verb != Verb::GiveCombat;
    });
    state.legal = more || shown.target;
    state.asks = piece.asks;
    state.hinted = piece.hinted;
    return state;
}

} // namespace

void PiecePainter::paintGround(QPainter& painter, const Rows& rows, const Colours& colours, const QFont& body) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const QRectF& box : rows.boxes)
        paintBox(painter, box, colours, body, false);
    if (!rows.middle.isEmpty()) {
        const double wide = std::min<double>(scaled(body, 146), rows.middle.width() * 0.19);
        const QRectF market(rows.middle.left(), rows.middle.top(), wide, rows.middle.height());
        paintBox(painter, market, colours, body, false);
        paintCentred(painter, QRectF(market.left(), market.top(), market.width(), market.height() * 0.2),
            tr("TRADE ROW"), bodyFont(body, type::kCapitals, QFont::DemiBold), colours.muted);
    }
    painter.restore();
}

void PiecePainter::paint(
    QPainter& painter, const Piece& piece, const Shown& shown, const Colours& colours, const QFont& body) const
{
    if (piece.area.isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (piece.isCard())
        paintCard(painter, piece, shown, colours, body);
    else if (piece.isPile())
        paintPileOf(painter, piece, shown, colours, body);
    else if (piece.kind == Piece::Kind::Trade || piece.kind == Piece::Kind::Combat)
        paintPool(painter, piece, shown, colours, body);
    else
        paintPanel(painter, piece, shown, colours, body);
    painter.restore();
}

void PiecePainter::paintCard(
    QPainter& painter, const Piece& piece, const Shown& shown, const Colours& colours, const QFont& body) const
{
    if (!piece.shown) {
        QPen dashed(colours.border, 1, Qt::DashLine);
        painter.setPen(dashed);
        painter.setBrush(Qt::NoBrush);
        const double radius = scaled(body, kBoxRadius);
        painter.drawRoundedRect(piece.area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        return;
    }
    FaceState state = stateOf(piece, shown);
    const bool idle = piece.idle && !shown.hover && !shown.focus && !piece.asks;
    const bool onOffer = piece.kind == Piece::Kind::Row; // it will be for sale again, and is read until then
    state.illegal = idle && !onOffer;
    if (idle && onOffer)
        state.opacity *= kQuietOffer;
    QRectF area = piece.area;
    if (piece.turn != 0) {
        painter.translate(area.center());
        painter.rotate(piece.turn);
        painter.translate(-area.center());
    }
    if (shown.hover)
        area.translate(0, -scaled(body, kHoverLift) / 2.0);
    m_faces.paint(painter, area, piece.card, state, colours, body);
    if (piece.kind == Piece::Kind::Row && piece.count > 0) {
        const double high = scaled(body, 17);
        const QSizeF badge = countBadgeSize(piece.count, high, body);
        paintCountBadge(painter,
            { area.right() - badge.width() - 4, area.bottom() - badge.height() - 4, badge.width(), badge.height() },
            piece.count, colours, body);
    }
    if (!piece.note.isEmpty()) {
        const QSizeF size = pillSize(piece.note, body);
        const double wide = std::min(size.width(), area.width() - 4);
        paintPill(painter, { area.center().x() - wide / 2, area.bottom() - size.height() - 4, wide, size.height() },
            piece.note, PillKind::Gold, colours, body);
    }
}

QRectF PiecePainter::scoreArea(const Piece& panel, const QFont& body)
{
    const QRectF& area = panel.area;
    const double left = area.left() + scaled(body, 12);
    const double top = area.top() + nameTop(panel, body) + nameHeight(body);
    if (isLow(panel))
        return { left, top, area.height() * 1.25, area.bottom() - top - scaled(body, 4) };
    // Below it there is a line of words, and then half of the panel for what else is shown.
    const double end = area.top() + area.height() * 0.52 - QFontMetricsF(bodyFont(body, type::kCapitals)).height();
    return { left, top, area.width() * 0.8, std::max(end - top, scaled(body, 20) * 1.0) };
}

QRectF PiecePainter::handArea(const Piece& panel, const QFont& /*body*/)
{
    const QRectF& area = panel.area;
    if (isLow(panel))
        return { area.left() + std::min(area.height() * 1.4, area.width() * 0.62), area.top() + area.height() * 0.52,
            std::min(area.width() * 0.14, area.height() * 0.9), area.height() * 0.36 };
    return { area.left() + area.width() * 0.1, area.top() + area.height() * 0.66, area.width() * 0.48,
        area.height() * 0.22 };
}

void PiecePainter::clearFigures()
{
    m_figures.clear();
    m_changed.clear();
}

int PiecePainter::figureOf(int slot, const Piece& piece) const
{
    const auto counting = m_figures.constFind({ slot, static_cast<int>(piece.seat) });
    return counting == m_figures.constEnd() ? piece.count : static_cast<int>(std::lround(*counting));
}

QColor PiecePainter::inkOf(int slot, const QColor& usual, const Colours& colours) const
{
    const auto changed = m_changed.constFind(slot);
    return changed == m_changed.constEnd() ? usual : *changed ? colours.good : colours.bad;
}

/// What else is told of a seat: who plays it, and what holds for it now.
QStringList PiecePainter::panelWords(Seat seat) const
{
    QStringList words;
    if (seat == kBoss) {
        if (m_table->boss->grace > 0)
            words << tr("waits %n more turn(s)", nullptr, m_table->boss->grace);
        if (m_table->boss->count > 0)
            words << tr("count %1", "of assimilation").arg(m_table->boss->count);
        return words;
    }
    const auto& of = m_table->seats[static_cast<std::size_t>(core::indexOf(seat))];
    if (of.out)
        return { tr("out of the match") };
    if (of.leader)
        words << (m_table->format == "raid" ? tr("Boss") : tr("Emperor"));
    if (of.owes > 0)
        words << tr("discards %n", "cards, at the beginning of its turn", of.owes);
    if (of.ended)
        words << tr("done");
    if (hasTheWord(*m_table, seat))
        words << tr("acts now");
    if (isMate(*m_table, seat))
        words << tr("your side");
    return words;
}

void PiecePainter::paintPanel(
    QPainter& painter, const Piece& piece, const Shown& shown, const Colours& colours, const QFont& body) const
{
    const QRectF& area = piece.area;
    const double radius = scaled(body, kBoxRadius);
    const Seat seat = piece.seat;
    const bool boss = seat == kBoss;
    const bool low = isLow(piece);
    const bool out = !boss && m_table->seats[static_cast<std::size_t>(core::indexOf(seat))].out;
    const bool acts = !boss && m_table->seats[static_cast<std::size_t>(core::indexOf(seat))].onTurn;
    if (out)
        painter.setOpacity(painter.opacity() * 0.5);
    const QColor ink = boss ? colours.bad : seatInk(seat, colours);
    paintBox(painter, area, colours, body, true);
    if (acts) {
        painter.setPen(QPen(ink, hasTheWord(*m_table, seat) ? 3 : 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), radius, radius);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawRoundedRect(QRectF(area.left(), area.top() + 1, scaled(body, 3.5), area.height() - 2), 2, 2);

    const double left = area.left() + scaled(body, 12);
    const double wide = area.width() - scaled(body, 18);
    const QStringList words = panelWords(seat);
    const QFont note = bodyFont(body, type::kCapitals);
    const QFontMetricsF notes(note);
    QString name = nameOf(*m_table, seat);
    const QString alone = name;
    if (const int index = core::indexOf(seat); !boss && index < m_players.size() && !m_players[index].isEmpty())
        name = tr("%1, %2", "a player, and who plays it").arg(name, m_players[index]);
    const QFont nameFace = bodyFont(body, type::kBody, QFont::DemiBold);
    const QFontMetricsF nameMetrics(nameFace);
    painter.setPen(ink);
    painter.setFont(nameFace);
    const double top = area.top() + nameTop(piece, body);
    const bool pilesBeside = low && m_table->seats.size() + (m_table->boss ? 1 : 0) > 2;
    const double nameWide = pilesBeside && !boss ? wide * 0.66 : wide;
    // What is told of a seat matters more than who plays it.
    const double apart = scaled(body, 10);
    if (low && !words.isEmpty()
        && nameMetrics.horizontalAdvance(name) + apart + notes.horizontalAdvance(words.join(kBetweenWords)) > nameWide)
        name = alone;
    painter.drawText(QRectF(left, top, nameWide, nameMetrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
        nameMetrics.elidedText(name, Qt::ElideRight, nameWide));

    const QRectF score = scoreArea(piece, body);
    const bool hasScore = !boss || m_table->boss->hasAuthority;
    if (hasScore) {
        const double share = low ? 0.66 : 0.82; // the hand lies beside it there
        const double sign = std::min(score.height() * share, scaled(body, 32) * 1.0);
        paintRealmGood(painter, { score.left(), score.center().y() - sign / 2, sign, sign }, RealmGood::Authority);
        const double size = std::min(score.height() * (share + 0.04), scaled(body, type::kFigure + 4) * 1.0);
        paintCentred(painter, score.adjusted(sign * 1.25, 0, 0, 0),
            QString::number(figureOf(RealmFigure::kAuthority, piece)), displayLetters(body, size),
            inkOf(RealmFigure::kAuthority, colours.text, colours), Qt::AlignLeft);
    }
    painter.setFont(note);
    painter.setPen(colours.muted);
    if (!low && (hasScore || !words.isEmpty())) {
        const QString told = words.isEmpty() ? tr("authority") : words.join(kBetweenWords);
        painter.drawText(QRectF(left, score.bottom() - scaled(body, 1), wide, notes.height()),
            Qt::AlignLeft | Qt::AlignVCenter, notes.elidedText(told, Qt::ElideRight, wide));
    } else if (low && !words.isEmpty()) {
        // Beside the name, where there is room.
        const double after = left + std::min(nameMetrics.horizontalAdvance(name), nameWide) + apart;
        const double room = left + nameWide - after;
        if (room > scaled(body, 24))
            painter.drawText(QRectF(after, top, room, nameMetrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                notes.elidedText(words.join(kBetweenWords), Qt::ElideRight, room));
    }
    // Of others the hand is backs; one's own lies below.
    if (!boss && seat != nearSeat(*m_table) && !out) {
        const QRectF hand = handArea(piece, body);
        const int cards = m_table->seats[static_cast<std::size_t>(core::indexOf(seat))].handSize;
        paintBacks(painter, hand, cards, colours);
        painter.setFont(note);
        painter.setPen(colours.muted);
        painter.drawText(QRectF(hand.right() + scaled(body, 5), hand.top(), scaled(body, 46), hand.height()),
            Qt::AlignLeft | Qt::AlignVCenter, low ? QString::number(cards) : tr("hand %1", "its cards").arg(cards));
    }
    FaceState state = stateOf(piece, shown);
    paintRings(painter, area, radius, state, colours, scaled(body, 10) / 10.0);
    if (shown.target)
        paintDropPlace(painter, area, radius, shown.pointed, colours);
}

QRectF PiecePainter::pileArea(const Piece& pile, const QFont& body)
{
    const double words = pile.area.height() > scaled(body, kCaptioned) ? scaled(body, kCaption) : 0;
    const double rise = scaled(body, 7);
    const double high = std::max(8.0, pile.area.height() - words - rise - scaled(body, 6));
    const double wide
        = std::min({ high * 0.76, pile.area.width() - std::min(scaled(body, 14) * 1.0, pile.area.width() * 0.25),
            scaled(body, kPileWidest) * 1.0 });
    return { pile.area.center().x() - wide / 2, pile.area.top() + rise + (high - wide / 0.76) / 2, wide, wide / 0.76 };
}

QString PiecePainter::caption(const Piece& pile) const
{
    switch (pile.kind) {
    case Piece::Kind::Deck:
        return tr("deck");
    case Piece::Kind::Discard:
        return tr("discard", "a pile");
    case Piece::Kind::BossPile:
        return tr("face down");
    case Piece::Kind::TradeDeck:
        return tr("trade deck");
    default:
        return tr("scrap heap");
    }
}

void PiecePainter::paintPileOf(
    QPainter& painter, const Piece& piece, const Shown& shown, const Colours& colours, const QFont& body) const
{
    Pile pile;
    pile.count = piece.count;
    pile.open = piece.opens() && piece.count > 0;
    if (pile.open) {
        pile.emblem = m_faces.of(piece.card).emblem;
        pile.colour = m_faces.of(piece.card).colour;
    }
    FaceState state = stateOf(piece, shown);
    const QRectF area = pileArea(piece, body);
    paintPile(painter, area, pile, state, colours, body);
    if (shown.target)
        paintDropPlace(painter, area.adjusted(-6, -6, 6, 6), scaled(body, kBoxRadius), shown.pointed, colours);
    if (piece.area.height() <= scaled(body, kCaptioned))
        return;
    // A long word gets smaller letters before it is cut.
    const double most = piece.area.width();
    QFont face = bodyFont(body, type::kCapitals);
    if (const double whole = QFontMetricsF(face).horizontalAdvance(caption(piece)); whole > most)
        face = bodyFont(body, type::kCapitals * std::max(kSmallestCaption, most / whole));
    const QFontMetricsF metrics(face);
    painter.setFont(face);
    painter.setPen(colours.muted);
    painter.drawText(QRectF(piece.area.left(), piece.area.bottom() - scaled(body, kCaption), piece.area.width(),
                         scaled(body, kCaption)),
        Qt::AlignHCenter | Qt::AlignVCenter, metrics.elidedText(caption(piece), Qt::ElideRight, most));
}

void PiecePainter::paintPool(
    QPainter& painter, const Piece& piece, const Shown& shown, const Colours& colours, const QFont& body) const
{
    const QRectF& area = piece.area;
    const double radius = scaled(body, kBoxRadius);
    painter.setPen(QPen(colours.border, 1));
    painter.setBrush(colours.raised);
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    const double sign = std::min(area.height() * 0.42, scaled(body, 28) * 1.0);
    // Small ones have no room to spare.
    const double inset = std::min(scaled(body, 14) * 1.0, area.width() * 0.1);
    const QRectF at(area.left() + inset, area.center().y() - sign / 2, sign, sign);
    if (piece.kind == Piece::Kind::Trade)
        paintRealmGood(painter, at, RealmGood::Trade);
    else
        paintRealmGood(painter, at, RealmGood::Combat);
    const int slot = piece.kind == Piece::Kind::Trade ? RealmFigure::kTrade : RealmFigure::kCombat;
    const double left = at.right() + std::min(scaled(body, 12) * 1.0, area.width() * 0.08);
    const bool noted = !piece.note.isEmpty() && area.height() > scaled(body, 46);
    const double figure = std::min(area.height() * 0.5, scaled(body, 28) * 1.0);
    const double share = noted ? 0.62 : 1;
    paintCentred(painter, { left, area.top(), area.right() - left, area.height() * share },
        QString::number(figureOf(slot, piece)), displayLetters(body, figure),
        inkOf(slot, piece.count > 0 ? colours.text : colours.muted, colours), Qt::AlignLeft);
    if (noted) {
        const QFont face = bodyFont(body, type::kCapitals);
        const QFontMetricsF metrics(face);
        painter.setFont(face);
        painter.setPen(colours.muted);
        const double wide = area.right() - left - scaled(body, 6);
        painter.drawText(QRectF(left, area.top() + area.height() * 0.6, wide, metrics.height()),
            Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(piece.note, Qt::ElideRight, wide));
    }
    FaceState state = stateOf(piece, shown);
    paintRings(painter, area, radius, state, colours, scaled(body, 10) / 10.0);
}

} // namespace ui
