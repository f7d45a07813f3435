#include "ui/table/smashup/row_header.h"

#include "ui/language.h"
#include "ui/painting/lettering.h"
#include "ui/painting/pile.h"
#include "ui/painting/pill.h"
#include "ui/table/smashup/smash_up_table_model.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/text_block.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace ui {

using core::Seat;

namespace {

// Pixels of the mock-ups.
constexpr double kWhole = 150; ///< height of a box from which the piles lie in it
constexpr double kEdge = 4; ///< between a box and the rows beside it

/// Of a player's name.
QFont nameFont(const QFont& body)
{
    return bodyFont(body, 13, QFont::DemiBold);
}

} // namespace

/// Where the parts of a player's box lie; empty what it has no room for.
struct RowHeader::Parts {
    QRectF name;
    QRectF emblems; ///< the name comes first
    QRectF score;
    QRectF hand; ///< the backs, of others
    QRectF handCount;
    QRectF plays; ///< what is left to play, of the viewer
    QRectF deck;
    QRectF discard;
    QRectF line; ///< the piles in words
    bool large = false;
};

/// A line in the box of the turn.
struct RowHeader::TurnLine {
    QString text;
    QFont face;
    QColor ink;
    double pixels = 0; ///< its height in the mock-ups
    QRectF area;
};

RowHeader::RowHeader(const SmashUpTableModel& model, FactionLooks looks, QWidget* parent)
    : QHeaderView(Qt::Vertical, parent)
    , m_model(model)
    , m_looks(std::move(looks))
{
    setSectionsClickable(true);
    setHighlightSections(false);
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(10);
    inEachLanguage(this, [this] { setAccessibleName(tr("Players")); });
    connect(this, &QHeaderView::sectionClicked, this, [this](int row) {
        if (row == m_model.baseRow())
            return;
        const Seat seat = m_model.seatOfRow(row);
        const Parts parts = partsOf(row, sectionArea(row));
        if (mayChoose(seat) && !(parts.large && parts.discard.contains(m_released)))
            Q_EMIT seatChosen(seat);
        else
            Q_EMIT discardAsked(row);
    });
}

int RowHeader::widthFor(const QFont& body)
{
    return scaled(body, 136);
}

QSize RowHeader::sizeHint() const
{
    return { widthFor(font()), 0 };
}

int RowHeader::leastHeight(const QFont& body)
{
    return scaled(body, 71);
}

int RowHeader::wholeHeight(const QFont& body)
{
    return scaled(body, kWhole) + 2 * scaled(body, kEdge);
}

QRectF RowHeader::sectionArea(int row) const
{
    const int gap = scaled(font(), kEdge);
    return QRectF(0, sectionViewportPosition(row), viewport()->width(), sectionSize(row)).adjusted(0, gap, -gap, -gap);
}

RowHeader::Parts RowHeader::partsOf(int row, const QRectF& area) const
{
    const auto px = [this](double pixels) { return static_cast<qreal>(scaled(font(), pixels)); };
    const bool own = row > m_model.baseRow() && m_model.table().viewer != Seat::None;
    const qreal edge = area.height() < px(72) ? px(4) : px(7);
    const QRectF inside = area.adjusted(px(10), edge, -px(8), -edge);
    Parts parts;
    parts.large = area.height() >= px(kWhole);
    const qreal emblem = px(parts.large ? 19 : 17);
    parts.emblems = { inside.right() - 2 * emblem - px(3), inside.top(), 2 * emblem + px(3), emblem };
    parts.name = { inside.left(), inside.top(), parts.emblems.left() - inside.left() - px(4), emblem };
    if (QFontMetricsF(nameFont(font())).horizontalAdvance(nameOf(m_model.seatOfRow(row))) > parts.name.width()) {
        parts.emblems = {};
        parts.name.setRight(inside.right());
    }
    const qreal scoreTop = parts.name.bottom() + px(parts.large ? 6 : 2);
    const qreal scoreHeight = px(parts.large ? 34 : 25);
    parts.score = { inside.left(), scoreTop, px(parts.large ? 44 : 34), scoreHeight };
    const QRectF beside(
        parts.score.right() + px(2), scoreTop, inside.right() - parts.score.right() - px(2), scoreHeight);
    if (own && parts.large)
        parts.plays = { beside.left() - px(4), scoreTop, beside.width() + px(4), px(46) };
    else if (!own) {
        const qreal count = parts.large ? 0 : px(18);
        parts.hand = beside.adjusted(0, px(2), -count, parts.large ? -px(4) : -px(3));
        parts.handCount = parts.large ? QRectF(inside.left(), beside.bottom() + px(2), inside.width(), px(16))
                                      : QRectF(parts.hand.right(), beside.top(), count, beside.height());
    }
    if (parts.large) {
        const bool spoken = !own || !remarksOn(m_model.seatOfRow(row)).isEmpty();
        const qreal bottom = inside.bottom() - px(17);
        const qreal high = std::min(
            px(52), bottom - parts.score.bottom() - px(spoken ? 25 : 4)); // below all words, stacked as it is
        const QSizeF card(high * 40 / 52, high);
        parts.deck = { { inside.left() + px(2), bottom - card.height() }, card };
        parts.discard = { { inside.right() - card.width() - px(4), bottom - card.height() }, card };
    } else {
        parts.line = { inside.left(), inside.bottom() - px(16), inside.width(), px(16) };
    }
    return parts;
}

QRectF RowHeader::areaOf(Seat seat, Spot::Kind kind) const
{
    const int row = m_model.rowOfSeat(seat);
    if (row < 0)
        return {};
    const Parts parts = partsOf(row, sectionArea(row));
    switch (kind) {
    case Spot::Kind::Box:
        return sectionArea(row);
    case Spot::Kind::Hand:
        return parts.hand;
    case Spot::Kind::Deck:
        return parts.large ? parts.deck
                           : QRectF(parts.line.topLeft(), QSizeF(parts.line.width() / 2, parts.line.height()));
    case Spot::Kind::Discard:
        return parts.large ? parts.discard : parts.line.adjusted(parts.line.width() / 2, 0, 0, 0);
    case Spot::Kind::Score:
        return parts.score;
    default:
        return {};
    }
}

QRectF RowHeader::baseDeckArea() const
{
    return m_model.rowCount() > 1 ? sectionArea(m_model.baseRow()) : QRectF();
}

const core::smashup::TableView& RowHeader::table() const
{
    return m_held ? *m_held : m_model.table();
}

void RowHeader::paintSection(QPainter* painter, const QRect& area, int row) const
{
    const Colours& colours = coloursOf(palette());
    const QRectF frame = sectionArea(row);
    Q_UNUSED(area);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal radius = scaled(font(), 8);
    const Seat seat = m_model.seatOfRow(row);
    const bool current = seat != Seat::None && seat == table().current;
    painter->setBrush(colours.panel);
    painter->setPen(QPen(current ? seatColour(seat) : colours.line, current ? 2 : 1));
    painter->drawRoundedRect(frame.adjusted(1, 1, -1, -1), radius, radius);
    if (row == m_model.baseRow())
        paintTurn(*painter, frame);
    else if (seat != Seat::None)
        paintSeat(*painter, row, frame);
    if (mayChoose(seat)) {
        const bool here = hasFocus() && seat == m_current;
        if (here || seat == m_hovered) {
            QColor wash = colours.accent;
            wash.setAlphaF(0.14F);
            painter->setPen(Qt::NoPen);
            painter->setBrush(wash);
            painter->drawRoundedRect(frame.adjusted(1, 1, -1, -1), radius, radius);
        }
        painter->setBrush(Qt::NoBrush);
        const qreal width = scaled(font(), 2.5);
        painter->setPen(QPen(colours.accent, width));
        painter->drawRoundedRect(frame.adjusted(width, width, -width, -width), radius, radius);
        if (here) {
            painter->setPen(QPen(colours.focus, 2));
            painter->drawRoundedRect(frame.adjusted(1, 1, -1, -1), radius, radius);
        }
    }
    painter->restore();
}

/// What stands in the box of the turn; what there is no room for is in the tooltip.
std::vector<RowHeader::TurnLine> RowHeader::turnLines(const QRectF& frame) const
{
    const Colours& colours = coloursOf(palette());
    const auto& table = this->table();
    const auto px = [this](double pixels) { return static_cast<qreal>(scaled(font(), pixels)); };
    const QString whose = table.current == Seat::None ? QString()
        : table.current == table.viewer
        ? tr("yours", "whose turn it is")
        : shownName(table.seats[static_cast<std::size_t>(core::indexOf(table.current))].name);
    std::vector<TurnLine> lines { { tr("Turn"), bodyFont(font(), 12), colours.muted, 18, {} },
        { QString::number(table.turn), titleFont(font(), 28), colours.text, 30, {} },
        { whose, bodyFont(font(), 12, QFont::DemiBold),
            table.current == Seat::None ? colours.muted : seatInk(table.current, colours), 20, {} },
        { tr("base deck %1").arg(table.baseDeckSize), bodyFont(font(), 11.5), colours.muted, 16, {} },
        { tr("scored %1", "how many bases").arg(table.baseDiscard.size()), bodyFont(font(), 11.5), colours.muted, 16,
            {} } };
    qreal height = 0;
    std::size_t count = 0;
    for (; count < lines.size() && height + px(lines[count].pixels) <= frame.height() - px(8); ++count)
        height += px(lines[count].pixels);
    lines.resize(count);
    qreal y = frame.center().y() - height / 2;
    for (TurnLine& line : lines) {
        line.area = { frame.left() + px(4), y, frame.width() - px(8), px(line.pixels) };
        y += px(line.pixels);
    }
    return lines;
}

QRectF RowHeader::turnLineArea(std::size_t line) const
{
    if (m_model.rowCount() < 2)
        return {};
    const std::vector<TurnLine> lines = turnLines(sectionArea(m_model.baseRow()));
    return line < lines.size() ? lines[line].area : QRectF();
}

QRectF RowHeader::baseDeckLine() const
{
    return turnLineArea(3);
}

QRectF RowHeader::scoredLine() const
{
    return turnLineArea(4);
}

void RowHeader::paintTurn(QPainter& painter, const QRectF& frame) const
{
    for (const TurnLine& line : turnLines(frame))
        paintCentred(painter, line.area,
            QFontMetricsF(line.face).elidedText(line.text, Qt::ElideRight, line.area.width()), line.face, line.ink);
}

QString RowHeader::nameOf(Seat seat) const
{
    return seat == Seat::None ? QString()
                              : shownName(table().seats[static_cast<std::size_t>(core::indexOf(seat))].name);
}

QStringList RowHeader::remarksOn(Seat seat) const
{
    const auto& table = this->table();
    const auto& info = table.seats[static_cast<std::size_t>(core::indexOf(seat))];
    QStringList remarks;
    if (info.barred || info.barredNext)
        remarks << tr("no actions");
    if (table.madnessDeck >= 0 && info.madness > 0)
        remarks << (info.madness < 2
                ? tr("Madness %1").arg(info.madness)
                : tr("Madness %1 (\u2212%2)").arg(QString::number(info.madness), QString::number(info.madness / 2)));
    return remarks;
}

void RowHeader::paintSeat(QPainter& painter, int row, const QRectF& frame) const
{
    const Colours& colours = coloursOf(palette());
    const auto& table = this->table();
    const auto px = [this](double pixels) { return static_cast<qreal>(scaled(font(), pixels)); };
    const Seat seat = m_model.seatOfRow(row);
    const auto& info = table.seats[static_cast<std::size_t>(core::indexOf(seat))];
    const Parts parts = partsOf(row, frame);
    painter.save();
    QPainterPath round;
    round.addRoundedRect(frame.adjusted(1, 1, -1, -1), px(8), px(8));
    painter.setClipPath(round, Qt::IntersectClip);
    painter.fillRect(QRectF(frame.left(), frame.top(), px(4), frame.height()), seatColour(seat));
    painter.restore();

    const QFont face = nameFont(font());
    paintCentred(painter, parts.name, QFontMetricsF(face).elidedText(nameOf(seat), Qt::ElideRight, parts.name.width()),
        face, seatInk(seat, colours), Qt::AlignLeft);
    qreal right = parts.emblems.right();
    for (auto faction = info.factions.rbegin(); faction != info.factions.rend() && !parts.emblems.isEmpty();
         ++faction) {
        const FactionLook look = m_looks.of(*faction);
        const QRectF square(
            right - parts.emblems.height(), parts.emblems.top(), parts.emblems.height(), parts.emblems.height());
        paintEmblemSquare(painter, square, look.emblem, look.colour);
        right = square.left() - px(3);
    }
    const auto counting = m_scores.find(seat);
    const int points = counting == m_scores.end() ? info.vp : static_cast<int>(std::lround(counting->second));
    paintCentred(painter, parts.score, QString::number(points), titleFont(font(), parts.large ? 32 : 23), colours.text,
        Qt::AlignLeft);
    const QFont detail = bodyFont(font(), 11.5);
    if (!parts.hand.isEmpty()) {
        if (info.hand.empty())
            paintBacks(painter, parts.hand, info.handSize, colours);
        else
            paintOpenHand(painter, parts.hand, seat);
        paintCentred(painter, parts.handCount,
            parts.large ? tr("hand %1").arg(info.handSize) : QString::number(info.handSize), detail,
            parts.large ? colours.muted : colours.text, Qt::AlignRight);
    }
    const QString remarks = remarksOn(seat).join(QStringLiteral(" · "));
    // Above the piles, where a line has room there; else it stands where the player does, who is in the tooltip, too.
    QRectF apart(parts.name.left(), parts.deck.top() - px(24), frame.right() - parts.name.left() - px(6), px(16));
    const bool together = parts.large && !parts.handCount.isEmpty() && apart.top() < parts.handCount.bottom();
    if (!parts.handCount.isEmpty() && parts.large)
        paintCentred(painter, parts.handCount,
            QFontMetricsF(detail).elidedText(together && !remarks.isEmpty() ? remarks : m_model.player(seat),
                Qt::ElideRight, parts.handCount.width() - px(46)),
            detail, colours.muted, Qt::AlignLeft);
    QRectF pills;
    if (!parts.plays.isEmpty() && seat == table.current && table.phase == core::smashup::Phase::Play)
        pills = paintPlays(painter, parts.plays);
    if (parts.large) {
        paintPiles(painter, parts, seat);
        if (pills.intersects(apart))
            apart.setRight(pills.left() - px(4));
        if (!remarks.isEmpty() && !together)
            paintCentred(painter, apart, QFontMetricsF(detail).elidedText(remarks, Qt::ElideRight, apart.width()),
                detail, colours.muted, Qt::AlignLeft);
        return;
    }
    QStringList line { tr("deck %1").arg(info.deckSize),
        tr("disc. %1", "cards in the discard pile, short").arg(info.discard.size()) };
    // What has no room here is in the tooltip.
    if (!remarks.isEmpty()
        && QFontMetricsF(detail).horizontalAdvance(line.join(QStringLiteral(" · ")) + QStringLiteral(" · ") + remarks)
            <= parts.line.width())
        line << remarks;
    if (const QString player = m_model.player(seat);
        !player.isEmpty() && seat != table.viewer && frame.height() >= px(88))
        paintCentred(painter, parts.line.translated(0, -px(17)),
            QFontMetricsF(detail).elidedText(player, Qt::ElideRight, parts.line.width()), detail, colours.muted,
            Qt::AlignLeft);
    paintCentred(painter, parts.line,
        QFontMetricsF(detail).elidedText(line.join(QStringLiteral(" · ")), Qt::ElideRight, parts.line.width()), detail,
        colours.muted, Qt::AlignLeft);
}

/// What the seat whose turn it is may still play, a pill for each kind. Where they are.
QRectF RowHeader::paintPlays(QPainter& painter, const QRectF& area) const
{
    QRectF painted;
    const auto& table = this->table();
    const bool barred
        = table.current != Seat::None && table.seats[static_cast<std::size_t>(core::indexOf(table.current))].barred;
    qreal y = area.top();
    for (const QString& words :
        { table.minionPlaysLeft > 0 ? tr("minion %1", "plays left").arg(table.minionPlaysLeft) : QString(),
            table.actionPlaysLeft > 0 && !barred ? tr("action %1", "plays left").arg(table.actionPlaysLeft)
                                                 : QString() }) {
        if (words.isEmpty())
            continue;
        const QSizeF size = pillSize(words, font());
        const QRectF pill({ area.right() - size.width(), y }, size);
        paintPill(painter, pill, words, PillKind::Gold, coloursOf(palette()), font());
        painted |= pill;
        y += size.height() + scaled(font(), 3);
    }
    return painted;
}

/// Which faction each card is of; which card it is, the words about the seat say.
void RowHeader::paintOpenHand(QPainter& painter, const QRectF& area, Seat seat) const
{
    const auto& hand = table().seats[static_cast<std::size_t>(core::indexOf(seat))].hand;
    const qreal side = std::min(area.height(), static_cast<qreal>(scaled(font(), 19)));
    const qreal room = area.width() - side;
    const qreal step
        = hand.size() < 2 ? 0 : std::min(side + scaled(font(), 2), room / static_cast<qreal>(hand.size() - 1));
    qreal left = area.right() - side - step * static_cast<qreal>(hand.size() - 1);
    for (const auto& card : hand) {
        const FactionLook look = m_looks.of(card.faction);
        paintEmblemSquare(painter, QRectF(left, area.center().y() - side / 2, side, side), look.emblem, look.colour);
        left += step;
    }
}

void RowHeader::paintPiles(QPainter& painter, const Parts& parts, Seat seat) const
{
    const Colours& colours = coloursOf(palette());
    const auto& info = table().seats[static_cast<std::size_t>(core::indexOf(seat))];
    paintPile(painter, parts.deck, { info.deckSize, false, {}, {} }, {}, colours, font());
    Pile open { static_cast<int>(info.discard.size()), true, {}, {} };
    if (!info.discard.empty()) {
        const FactionLook look = m_looks.of(info.discard.front().faction);
        open.emblem = look.emblem;
        open.colour = look.colour;
    }
    paintPile(painter, parts.discard, open, {}, colours, font());
    const QFont detail = bodyFont(font(), 11);
    const qreal height = scaled(font(), 16);
    for (const auto& [area, words] : { std::pair(parts.deck, tr("deck")), std::pair(parts.discard, tr("discard")) })
        paintCentred(painter,
            { area.left() - height / 2, area.bottom() + scaled(font(), 3), area.width() + height, height }, words,
            detail, colours.muted);
}

void RowHeader::setAsked(const std::vector<Seat>& seats)
{
    m_asked = seats;
    std::sort(m_asked.begin(), m_asked.end(),
        [this](Seat one, Seat other) { return m_model.rowOfSeat(one) < m_model.rowOfSeat(other); });
    m_current = m_hovered = Seat::None;
    setFocusPolicy(m_asked.empty() ? Qt::NoFocus : Qt::TabFocus);
    viewport()->setMouseTracking(true);
    viewport()->setCursor(Qt::ArrowCursor);
    viewport()->update();
}

bool RowHeader::mayChoose(Seat seat) const
{
    return std::find(m_asked.begin(), m_asked.end(), seat) != m_asked.end();
}

/// The one that may be chosen there; none on a pile, which is looked through.
Seat RowHeader::seatAt(const QPoint& position) const
{
    const int row = logicalIndexAt(position);
    const Seat seat = row < 0 || row == m_model.baseRow() ? Seat::None : m_model.seatOfRow(row);
    if (!mayChoose(seat))
        return Seat::None;
    const Parts parts = partsOf(row, sectionArea(row));
    return parts.large && parts.discard.contains(position) ? Seat::None : seat;
}

void RowHeader::setCurrent(Seat seat)
{
    m_current = seat;
    viewport()->update();
    Q_EMIT seatPointed(seat);
}

void RowHeader::mouseReleaseEvent(QMouseEvent* event)
{
    m_released = event->position().toPoint();
    QHeaderView::mouseReleaseEvent(event);
}

void RowHeader::keyPressEvent(QKeyEvent* event)
{
    const auto now = std::find(m_asked.begin(), m_asked.end(), m_current);
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT backAsked();
    } else if (now == m_asked.end()) {
        return QHeaderView::keyPressEvent(event);
    } else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Left) {
        setCurrent(now == m_asked.begin() ? *now : *std::prev(now));
    } else if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Right) {
        setCurrent(std::next(now) == m_asked.end() ? *now : *std::next(now));
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space
        || event->key() == Qt::Key_Select) {
        Q_EMIT seatChosen(m_current);
    } else {
        return QHeaderView::keyPressEvent(event);
    }
    event->accept();
}

bool RowHeader::focusNextPrevChild(bool next)
{
    Q_EMIT tabbed(next);
    return true;
}

void RowHeader::focusInEvent(QFocusEvent* event)
{
    QHeaderView::focusInEvent(event);
    if (!m_asked.empty())
        setCurrent(mayChoose(m_current) ? m_current : m_asked.front());
}

void RowHeader::focusOutEvent(QFocusEvent* event)
{
    QHeaderView::focusOutEvent(event);
    viewport()->update();
    if (!m_asked.empty())
        Q_EMIT seatPointed(Seat::None);
}

bool RowHeader::viewportEvent(QEvent* event)
{
    if ((event->type() == QEvent::MouseMove || event->type() == QEvent::Leave) && !m_asked.empty()) {
        const Seat seat = event->type() == QEvent::Leave
            ? Seat::None
            : seatAt(static_cast<QMouseEvent*>(event)->position().toPoint());
        if (std::exchange(m_hovered, seat) != seat) {
            viewport()->setCursor(seat == Seat::None ? Qt::ArrowCursor : Qt::PointingHandCursor);
            viewport()->update();
            Q_EMIT seatPointed(seat);
        }
    }
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const int row = logicalIndexAt(help->pos());
        QToolTip::showText(help->globalPos(), m_model.headerData(row, Qt::Vertical, Qt::ToolTipRole).toString(), this);
        return true;
    }
    return QHeaderView::viewportEvent(event);
}

} // namespace ui
