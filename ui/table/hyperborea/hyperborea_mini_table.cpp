#include "ui/table/hyperborea/hyperborea_mini_table.h"

#include "ui/painting/pill.h"
#include "ui/table/hyperborea/hyper_pieces.h"
#include "ui/table/hyperborea/hyper_words.h"
#include "ui/theme.h"

#include <QPainter>

#include <algorithm>

namespace ui {

using core::Seat;
using core::hyperborea::SeatView;

namespace {

constexpr double kLeastMiniSeat = 128; ///< width
constexpr double kMiniSeatHeight = 26;
constexpr double kMiniSeatGap = 6;
constexpr double kMiniMapShare = 0.5; ///< its height, of the width

} // namespace

HyperboreaMiniTable::HyperboreaMiniTable(QWidget* parent)
    : MiniTable(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void HyperboreaMiniTable::showMatch(const core::Match& match, Seat viewer)
{
    m_table = core::hyperborea::viewFor(match, viewer);
    m_table.prompt = {}; // nothing is chosen here
    m_table.from = -1;
    for (auto& hex : m_table.hexes)
        hex.cost = 0;
    m_painter.setTable(m_table);
    m_hexes.clear();
    for (const auto& hex : m_table.hexes)
        m_hexes.push_back({ HyperPiece::Kind::Hex, hex.id });
    QStringList lines;
    for (std::size_t i = 0; i < m_table.seats.size(); ++i)
        lines << tr("%1: %2 and %3", "a player, points, gems")
                     .arg(nameOf(m_table, core::seatAt(static_cast<int>(i))),
                         tr("%n point(s)", nullptr, m_table.seats[i].points.total()),
                         tr("%n gem(s)", nullptr, m_table.seats[i].gems));
    for (const auto& condition : m_table.conditions)
        lines << HyperWords::condition(condition, m_table);
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QString HyperboreaMiniTable::situation(const core::Match& match, const core::MatchRecord&, Seat viewer) const
{
    const core::hyperborea::TableView view = core::hyperborea::viewFor(match, viewer);
    if (viewer == Seat::None || view.prompt.seat != viewer)
        return {};
    const QStringList left = view.current == viewer ? HyperWords::left(view) : QStringList();
    return left.isEmpty() ? QString::fromStdString(view.prompt.question())
                          : tr("You have %1.", "what may still be used").arg(left.join(QStringLiteral(", ")));
}

int HyperboreaMiniTable::columnsIn(int width) const
{
    const int gap = scaled(font(), kMiniSeatGap);
    return std::clamp(
        (width + gap) / (scaled(font(), kLeastMiniSeat) + gap), 1, std::max(1, static_cast<int>(m_table.seats.size())));
}

int HyperboreaMiniTable::seatsHeight(int width) const
{
    const int across = columnsIn(width);
    const int lines = (static_cast<int>(m_table.seats.size()) + across - 1) / across;
    return lines * (scaled(font(), kMiniSeatHeight) + scaled(font(), kMiniSeatGap));
}

int HyperboreaMiniTable::heightForWidth(int width) const
{
    return seatsHeight(width) + std::min(static_cast<int>(width * kMiniMapShare), scaled(font(), 320));
}

QSize HyperboreaMiniTable::sizeHint() const
{
    const int width = 3 * scaled(font(), kLeastMiniSeat);
    return { width, heightForWidth(width) };
}

QSize HyperboreaMiniTable::minimumSizeHint() const
{
    return { scaled(font(), kLeastMiniSeat), scaled(font(), 100) };
}

void HyperboreaMiniTable::paintEvent(QPaintEvent*)
{
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double gap = scaled(font(), kMiniSeatGap);
    const double high = scaled(font(), kMiniSeatHeight);
    const int across = columnsIn(width());
    const double wide = (width() - gap * (across - 1)) / across;
    for (int i = 0; i < static_cast<int>(m_table.seats.size()); ++i) {
        const SeatView& seat = m_table.seats[static_cast<std::size_t>(i)];
        const QRectF area(i % across * (wide + gap), i / across * (high + gap), wide, high);
        painter.setPen(QPen(colours.border, 1));
        painter.setBrush(colours.raised);
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius::kTag, radius::kTag);
        const double sign = high * 0.42;
        paintSeatMark(painter, { area.left() + 7 + sign / 2, area.center().y() }, sign, core::seatAt(i),
            seatInk(core::seatAt(i), colours));
        const QString figures = tr("%1 VP, %2", "points, gems")
                                    .arg(QString::number(seat.points.total()), tr("%n gem(s)", nullptr, seat.gems));
        const QFont note = bodyFont(font(), type::kNote);
        const double figuresWide = QFontMetricsF(note).horizontalAdvance(figures) + 2;
        const QRectF inner = area.adjusted(sign + 13, 0, -7, 0);
        painter.setFont(note);
        painter.setPen(colours.muted);
        painter.drawText(inner, Qt::AlignRight | Qt::AlignVCenter, figures);
        painter.setFont(bodyFont(font(), type::kNote, QFont::DemiBold));
        painter.setPen(colours.text);
        painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(
                nameOf(m_table, core::seatAt(i)), Qt::ElideRight, static_cast<int>(inner.width() - figuresWide - 4)));
    }
    const double top = seatsHeight(width());
    layOutHexes(m_hexes, m_table, { 0, top, width() * 1.0, height() - top }, {});
    for (const HyperPiece& hex : m_hexes)
        m_painter.paint(painter, hex, {}, colours, font());
}

} // namespace ui
