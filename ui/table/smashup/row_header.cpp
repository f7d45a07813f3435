#include "ui/table/smashup/row_header.h"

#include "ui/language.h"
#include "ui/table/smashup/smash_up_table_model.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/text_block.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace ui {

RowHeader::RowHeader(const SmashUpTableModel& model, QWidget* parent)
    : QHeaderView(Qt::Vertical, parent)
    , m_model(model)
{
    setSectionsClickable(true);
    setHighlightSections(false);
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(10);
    inEachLanguage(this, [this] { setAccessibleName(tr("Players")); });
    connect(this, &QHeaderView::sectionClicked, this, [this](int row) {
        if (row > 0)
            Q_EMIT discardAsked(row);
    });
}

QSize RowHeader::sizeHint() const
{
    return { scaled(font(), 112), 0 };
}

int RowHeader::leastHeight() const
{
    return scaled(font(), 62);
}

void RowHeader::paintSection(QPainter* painter, const QRect& area, int row) const
{
    const Colours& colours = coloursOf(palette());
    const auto& table = m_model.table();
    const int gap = scaled(font(), 5);
    const QRectF frame = QRectF(area).adjusted(gap, gap, -gap, -gap);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const core::Seat seat = m_model.seatOfRow(row);
    const bool current = seat != core::Seat::None && seat == table.current;
    painter->setBrush(colours.panel);
    painter->setPen(QPen(current ? seatColour(seat) : colours.border, current ? 1.6 : 1));
    painter->drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), scaled(font(), 8), scaled(font(), 8));
    if (row == 0) {
        QStringList details { tr("base deck %1").arg(table.baseDeckSize) };
        if (table.madnessDeck >= 0)
            details << tr("Madness %1").arg(table.madnessDeck);
        paintLines(*painter, frame, tr("Turn"), colours.muted, QString::number(table.turn), details, {});
    } else if (seat != core::Seat::None) {
        const auto& info = table.seats[static_cast<std::size_t>(core::indexOf(seat))];
        const QString deck = tr("deck %1").arg(info.deckSize);
        const QString discard = tr("discard %1").arg(info.discard.size());
        QStringList details { tr("hand %1").arg(info.handSize), deck, discard };
        if (table.madnessDeck >= 0)
            details << (info.madness < 2 ? tr("Madness %1").arg(info.madness)
                                         : tr("Madness %1 (\u2212%2)")
                                               .arg(QString::number(info.madness), QString::number(info.madness / 2)));
        if (info.barred || info.barredNext)
            details.prepend(tr("no actions"));
        paintLines(*painter, frame, shownName(info.name), seatInk(seat, colours), QString::number(info.vp), details,
            { discard, deck });
    }
    painter->restore();
}

void RowHeader::paintLines(QPainter& painter, const QRectF& frame, const QString& title, const QColor& titleColour,
    const QString& figure, QStringList details, const QStringList& spare) const
{
    const Colours& colours = coloursOf(palette());
    const qreal side = scaled(font(), 6);
    const QRectF inside = frame.adjusted(side, scaled(font(), 4), -side, -scaled(font(), 4));
    const QFont titleSize = bodyFont(font(), 12.5);
    const QFont figureSize = titleFont(font(), 24);
    const QFont detailSize = bodyFont(font(), 11);
    const qreal titleHeight = QFontMetricsF(titleSize).height();
    const qreal figureHeight = QFontMetricsF(figureSize).height();
    // One figure a line where there is room for them, side by side in a low row.
    for (QString& detail : details)
        detail.replace(QLatin1Char(' '), QChar::Nbsp);
    const QString lines = details.join(QChar::LineSeparator);
    const qreal detailHeight = wrappedHeight(lines, detailSize, inside.width());
    const qreal gap = scaled(font(), 3);
    const qreal whole = titleHeight + figureHeight + detailHeight + 2 * gap;
    const QFontMetricsF metrics(titleSize);
    if (whole <= inside.height()) {
        qreal y = inside.center().y() - whole / 2;
        painter.setFont(titleSize);
        painter.setPen(titleColour);
        painter.drawText(QRectF(inside.left(), y, inside.width(), titleHeight), Qt::AlignCenter,
            metrics.elidedText(title, Qt::ElideRight, inside.width()));
        y += titleHeight + gap;
        painter.setFont(figureSize);
        painter.setPen(colours.text);
        painter.drawText(QRectF(inside.left(), y, inside.width(), figureHeight), Qt::AlignCenter, figure);
        y += figureHeight + gap;
        paintWrapped(painter, { inside.left(), y, inside.width(), detailHeight + 1 }, lines, detailSize, colours.muted,
            Qt::AlignHCenter);
        return;
    }
    // A low row: name and figure share the first line.
    const QFont smallFigure = titleFont(font(), 17);
    const qreal figureWidth = QFontMetricsF(smallFigure).horizontalAdvance(figure) + scaled(font(), 4);
    const qreal line = std::max(titleHeight, QFontMetricsF(smallFigure).height());
    const QFont smallDetail = bodyFont(font(), 9.5);
    const qreal room = inside.height() - line;
    const QString between = QChar(QChar::Nbsp) + QStringLiteral("· "); // never at the beginning of a line
    QString packed = details.join(between);
    // What can be spared goes before anything is cut; the tooltip has it all.
    for (QString each : spare)
        if (wrappedHeight(packed, smallDetail, inside.width()) > room + 0.5) {
            details.removeOne(each.replace(QLatin1Char(' '), QChar::Nbsp));
            packed = details.join(between);
        }
    const qreal rest = std::min(wrappedHeight(packed, smallDetail, inside.width()), room);
    const qreal y = std::max(inside.top(), inside.center().y() - (line + rest) / 2);
    painter.setFont(titleSize);
    painter.setPen(titleColour);
    painter.drawText(QRectF(inside.left(), y, inside.width() - figureWidth, line), Qt::AlignVCenter | Qt::AlignLeft,
        metrics.elidedText(title, Qt::ElideRight, inside.width() - figureWidth));
    painter.setFont(smallFigure);
    painter.setPen(colours.text);
    painter.drawText(QRectF(inside.left(), y, inside.width(), line), Qt::AlignVCenter | Qt::AlignRight, figure);
    paintWrapped(painter, { inside.left(), y + line, inside.width(), inside.bottom() - y - line + 1 }, packed,
        smallDetail, colours.muted);
}

} // namespace ui
