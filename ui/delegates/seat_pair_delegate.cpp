#include "ui/delegates/seat_pair_delegate.h"

#include "ui/emblem.h"
#include "ui/text/card_names.h"
#include "ui/theme.h"
#include "ui/widgets/text_block.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double kTile = 34; // pixels of the mock-ups
constexpr double kEmblem = 20;
constexpr double kGap = 8;
constexpr double kSmallestName = 8.5;
constexpr int kPlaces = 2;

} // namespace

SeatPairDelegate::SeatPairDelegate(const FactionFaces& faces, QObject* parent)
    : RowDelegate(parent)
    , m_faces(faces)
{
}

/// That of the seat's words; the factions take what room there is.
int SeatPairDelegate::naturalWidth(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFont words = bodyFont(option.font, type::kNote, QFont::DemiBold);
    return 2 * QFontMetrics(words).horizontalAdvance(index.data(kSeatWords).toString());
}

int SeatPairDelegate::content(
    QPainter* painter, const QRect& area, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    const QFont small = bodyFont(option.font, type::kNote, QFont::DemiBold);
    const QColor ink = seatInk(core::seatAt(index.row()), colours);
    const int head = text(painter, area, index.data(kSeatWords).toString(), small, ink, Qt::AlignLeft);
    const int gap = scaled(option.font, kGap);
    const int high = scaled(option.font, kTile);
    const int top = area.top() + head + gap / 2;
    if (painter == nullptr)
        return head + gap / 2 + high;
    const QStringList factions = index.data(kFactions).toStringList();
    const int places = std::max(kPlaces, static_cast<int>(factions.size()));
    const double wide = (area.width() - (places - 1) * gap) / static_cast<double>(places);
    const double radius = scaled(option.font, radius::kButton);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    for (int place = 0; place < places; ++place) {
        const QRectF tile(area.left() + place * (wide + gap), top, wide, high);
        if (place >= factions.size()) {
            const bool next = index.data(kNext).toBool() && place == factions.size();
            painter->setPen(QPen(next ? colours.accent : colours.border, next ? 2 : 1, Qt::DashLine));
            painter->setBrush(colours.sunken);
            painter->drawRoundedRect(tile.adjusted(1, 1, -1, -1), radius, radius);
            continue;
        }
        const FactionFace face = m_faces.of(factions[place]);
        painter->setPen(Qt::NoPen);
        painter->setBrush(factionGradient(face.colour, tile));
        painter->drawRoundedRect(tile, radius, radius);
        const double side = scaled(option.font, kEmblem);
        const QRectF sign(tile.left() + gap, tile.center().y() - side / 2, side, side);
        paintEmblem(*painter, sign, face.emblem, Qt::white);
        const QRectF words(
            sign.right() + gap, tile.top(), tile.right() - gap / 2.0 - sign.right() - gap, tile.height());
        const QString name = shownCard(face.name);
        painter->setFont(fittingFont(name, bodyFont(option.font, type::kNote, QFont::DemiBold), words.size(),
            scaled(option.font, kSmallestName)));
        painter->setPen(Qt::white);
        painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, name);
    }
    painter->restore();
    return head + gap / 2 + high;
}

} // namespace ui
