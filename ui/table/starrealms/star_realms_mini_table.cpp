#include "ui/table/starrealms/star_realms_mini_table.h"

#include "core/game/game.h"
#include "ui/table/starrealms/realm_faces.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"

#include <QPainter>

#include <algorithm>

namespace ui {

using core::starrealms::CardView;
using core::starrealms::SeatView;
using core::starrealms::TableView;

namespace {

constexpr double kLeastPlace = 128; ///< width of a seat
constexpr double kPlaceHeight = 62;
constexpr double kLeastStrip = 132; ///< width of a card of the row
constexpr double kStripHeight = 32;
constexpr double kMiniGap = 8;

int basesOf(const std::vector<CardView>& cards)
{
    return static_cast<int>(
        std::count_if(cards.begin(), cards.end(), [](const CardView& card) { return card.defense > 0; }));
}

} // namespace

StarRealmsMiniTable::StarRealmsMiniTable(const core::Game& game, QWidget* parent)
    : MiniTable(parent)
    , m_game(game)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void StarRealmsMiniTable::showMatch(const core::Match& match, core::Seat viewer)
{
    m_places.clear();
    m_row.clear();
    const TableView view = core::starrealms::viewFor(match, viewer);
    QStringList lines;
    for (std::size_t i = 0; i < view.seats.size(); ++i) {
        const SeatView& seat = view.seats[i];
        m_places.push_back({ shownName(seat.name), core::seatAt(static_cast<int>(i)), QString::number(seat.authority),
            basesOf(seat.inPlay), seat.out });
    }
    if (view.boss)
        m_places.push_back({ QString::fromStdString(view.boss->name), core::Seat::None,
            view.boss->hasAuthority ? QString::number(view.boss->authority) : QString(), basesOf(view.boss->inPlay),
            false });
    for (const Place& place : m_places) {
        QString line = place.authority.isEmpty()
            ? place.name
            : tr("%1 %2", "a player and their authority").arg(place.name, place.authority);
        if (place.out)
            line = tr("%1 is out").arg(place.name);
        else if (place.bases > 0)
            line = tr("%1, %2", "a player, and how many bases they have")
                       .arg(line, tr("%n base(s)", nullptr, place.bases));
        lines << line;
    }
    QStringList names;
    for (const CardView& card : view.row)
        if (!card.name.empty()) {
            m_row.push_back(faceOf(m_game, card));
            names << QString::fromStdString(card.name);
        }
    lines << tr("trade row: %1").arg(names.join(QStringLiteral(", ")));
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QString StarRealmsMiniTable::situation(const core::Match& match, const core::MatchRecord&, core::Seat viewer) const
{
    const TableView view = core::starrealms::viewFor(match, viewer);
    QStringList sentences;
    if (viewer != core::Seat::None && view.prompt.seat == viewer) {
        const SeatView& own = view.seats[static_cast<std::size_t>(core::indexOf(viewer))];
        if (own.handSize > 0)
            sentences << tr("You have %n card(s) in hand.", nullptr, own.handSize);
        if (own.trade > 0 || own.combat > 0)
            sentences << tr("%1 trade and %2 combat are yours to spend.")
                             .arg(QString::number(own.trade), QString::number(own.combat));
        if (sentences.isEmpty())
            sentences << QString::fromStdString(view.prompt.question());
    }
    return sentences.join(QLatin1Char(' '));
}

int StarRealmsMiniTable::columnsOf(int count, double least, int width) const
{
    const int gap = scaled(font(), kMiniGap);
    return std::clamp((width + gap) / (scaled(font(), least) + gap), 1, std::max(1, count));
}

int StarRealmsMiniTable::heightForWidth(int width) const
{
    const auto rows = [&](std::size_t count, double least, double high) {
        const int across = columnsOf(static_cast<int>(count), least, width);
        const int lines = (static_cast<int>(count) + across - 1) / across;
        return lines * (scaled(font(), high) + scaled(font(), kMiniGap));
    };
    return rows(m_places.size(), kLeastPlace, kPlaceHeight) + rows(m_row.size(), kLeastStrip, kStripHeight)
        + scaled(font(), kMiniGap);
}

QSize StarRealmsMiniTable::sizeHint() const
{
    const int width = 3 * (scaled(font(), kLeastPlace) + scaled(font(), kMiniGap));
    return { width, heightForWidth(width) };
}

QSize StarRealmsMiniTable::minimumSizeHint() const
{
    return { scaled(font(), kLeastPlace), scaled(font(), kPlaceHeight) };
}

void StarRealmsMiniTable::paintEvent(QPaintEvent*)
{
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double gap = scaled(font(), kMiniGap);
    double top = 0;
    const auto areaOf = [&](int index, int across, double high) {
        const double wide = (width() - gap * (across - 1)) / across;
        return QRectF(index % across * (wide + gap), top + index / across * (high + gap), wide, high);
    };
    const auto below = [&](int count, int across, double high) { top += (count + across - 1) / across * (high + gap); };
    const auto places = static_cast<int>(m_places.size());
    const int across = columnsOf(places, kLeastPlace, width());
    const double high = scaled(font(), kPlaceHeight);
    const double side = scaled(font(), 10);
    for (int i = 0; i < places; ++i) {
        const Place& place = m_places[static_cast<std::size_t>(i)];
        const QRectF area = areaOf(i, across, high);
        painter.setOpacity(place.out ? 0.5 : 1);
        painter.setPen(QPen(colours.border, 1));
        painter.setBrush(colours.raised);
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius::kButton, radius::kButton);
        painter.fillRect(
            QRectF(area.left(), area.top() + side / 2, 3, area.height() - side), seatColour(place.seat, colours));
        const QRectF inner = area.adjusted(side, 0, -side, 0);
        painter.setFont(bodyFont(font(), type::kNote, QFont::DemiBold));
        painter.setPen(place.seat == core::Seat::None ? colours.muted : seatInk(place.seat, colours));
        const QRectF first(inner.left(), inner.top() + side * 0.5, inner.width(), inner.height() * 0.36);
        painter.drawText(first, Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(place.name, Qt::ElideRight, static_cast<int>(first.width())));
        if (place.authority.isEmpty())
            continue;
        const QRectF second(inner.left(), first.bottom(), inner.width(), inner.height() * 0.5);
        const double sign = scaled(font(), 20);
        paintRealmGood(painter, { second.left(), second.center().y() - sign / 2, sign, sign }, RealmGood::Authority);
        painter.setFont(titleFont(font(), 22));
        painter.setPen(colours.text);
        painter.drawText(
            second.adjusted(sign + side * 0.6, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, place.authority);
        if (place.bases == 0)
            continue;
        painter.setFont(bodyFont(font(), type::kNote));
        painter.setPen(colours.muted);
        painter.drawText(second, Qt::AlignRight | Qt::AlignVCenter, tr("%n base(s)", nullptr, place.bases));
    }
    painter.setOpacity(1);
    below(places, across, high);
    const auto cards = static_cast<int>(m_row.size());
    const int strips = columnsOf(cards, kLeastStrip, width());
    for (int i = 0; i < cards; ++i)
        paintRealmCard(painter, areaOf(i, strips, scaled(font(), kStripHeight)), m_row[static_cast<std::size_t>(i)],
            RealmForm::Strip, {}, colours, font());
}

} // namespace ui
