#include "ui/charts/influence_chart.h"

#include "ui/painting/pill.h"
#include "ui/painting/share_colours.h"
#include "ui/text/analysis_words.h"
#include "ui/theme.h"
#include "ui/widgets/text_block.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double kSeatMark = 10; // all in pixels of the mock-ups
constexpr double kCellInset = 1;
constexpr double kNameShare = 0.26; // of the width
constexpr double kPointsOfAStrongColour = 0.75; // of a share's colours, which are strong at less

}

InfluenceChart::InfluenceChart(QWidget* parent)
    : ValueChart(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void InfluenceChart::show(const core::Influence& influence, QStringList names)
{
    m_influence = influence;
    m_names = std::move(names);
    renew();
}

ChartTable InfluenceChart::table() const
{
    ChartTable table { { tr("Who chose") }, {} };
    for (const QString& name : m_names)
        table.heading << name << tr("±, %1", "the margin of what concerns a seat").arg(name);
    for (int by = 0; by < seats(); ++by) {
        ChartRow row { m_names[by], {}, 1 };
        for (int of = 0; of < seats(); ++of) {
            const core::Estimate moved
                = m_influence.moved[static_cast<std::size_t>(by)][static_cast<std::size_t>(of)].estimate();
            row.values.push_back(100 * moved.mean);
            row.values.push_back(100 * (moved.high - moved.mean));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

int InfluenceChart::rowHeight() const
{
    return QFontMetrics(font()).height() + QFontMetrics(bodyFont(font(), 10)).height() + scaled(font(), 8);
}

int InfluenceChart::headHeight() const
{
    return QFontMetrics(bodyFont(font(), 11)).height() + scaled(font(), kSeatMark + 8);
}

QSize InfluenceChart::sizeHint() const
{
    return { scaled(font(), 80 + 60 * seats()), headHeight() + rowHeight() * seats() };
}

QSize InfluenceChart::minimumSizeHint() const
{
    return { static_cast<int>(markWidth()) + seats() * figureWidth(QStringLiteral("−100")), sizeHint().height() };
}

/// What the mark of a row takes where there is no room for its name.
double InfluenceChart::markWidth() const
{
    return scaled(font(), kSeatMark + 5);
}

int InfluenceChart::figureWidth(const QString& figure) const
{
    return QFontMetrics(bodyFont(font(), 12, QFont::DemiBold)).horizontalAdvance(figure) + scaled(font(), 4);
}

QRectF InfluenceChart::areaOf(int row) const
{
    return QRectF(0, headHeight() + rowHeight() * row, width(), rowHeight());
}

void InfluenceChart::paintCell(
    QPainter& painter, const core::Estimate& moved, const QRectF& area, const Colours& colours) const
{
    const bool grey = moved.low <= 0 && moved.high >= 0;
    const double share = grey ? 0.5 : 0.5 + kPointsOfAStrongColour * moved.mean;
    const double inset = scaled(font(), kCellInset);
    const QRectF cell = area.adjusted(inset, inset, -inset, -inset);
    painter.fillRect(cell, grey ? colours.sunken : groundOfShare(share, colours));
    const QColor ink = grey ? colours.muted : inkOfShare(share, colours);
    const double line = QFontMetricsF(font()).height();
    const double top = cell.top() + (cell.height() - line - QFontMetricsF(bodyFont(font(), 10)).height()) / 2;
    painter.setPen(ink);
    painter.setFont(bodyFont(font(), 12, grey ? QFont::Normal : QFont::DemiBold));
    const bool whole = cell.width() < figureWidth(QStringLiteral("−100.0")); // no room for more
    const QString points = signedPoints(whole ? std::round(100 * moved.mean) : 100 * moved.mean);
    painter.drawText(
        QRectF(cell.left(), top, cell.width(), line), Qt::AlignCenter, whole ? points.left(points.size() - 2) : points);
    painter.setFont(bodyFont(font(), 10));
    painter.drawText(QRectF(cell.left(), top + line, cell.width(), cell.bottom() - top - line),
        Qt::AlignHCenter | Qt::AlignTop,
        QStringLiteral("±\u00a0%1").arg(QLocale().toString(100 * (moved.high - moved.mean), 'f', whole ? 0 : 1)));
}

/// In two lines where one is too short for it.
void InfluenceChart::paintName(QPainter& painter, const QString& name, const QRectF& area) const
{
    if (QFontMetricsF(font()).horizontalAdvance(name) <= area.width()) {
        painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, name);
        return;
    }
    const QFont small = bodyFont(font(), 11);
    paintWrapped(painter, area, name, small, painter.pen().color(), Qt::AlignLeft | Qt::AlignVCenter);
}

void InfluenceChart::paint(QPainter& painter, const QSize& size, const Colours& colours) const
{
    const bool named = size.width() * (1 - kNameShare) >= seats() * figureWidth(QStringLiteral("−100.0"));
    const double left = named ? size.width() * kNameShare : markWidth();
    const double wide = (size.width() - left) / std::max(1, seats());
    const double mark = scaled(font(), kSeatMark);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int seat = 0; seat < seats(); ++seat) {
        const QFont small = bodyFont(font(), 11);
        const QFontMetrics metrics(small);
        const QColor ink = seatInk(core::seatAt(seat), colours);
        const double x = left + wide * seat;
        paintSeatMark(painter, QPointF(x + wide / 2, mark / 2 + 1), mark, core::seatAt(seat), ink);
        painter.setFont(small);
        painter.setPen(colours.muted);
        painter.drawText(QRectF(x, mark + 3, wide, metrics.height()), Qt::AlignCenter,
            metrics.elidedText(m_names[seat], Qt::ElideRight, static_cast<int>(wide) - 2));
        const double top = headHeight() + rowHeight() * seat;
        paintSeatMark(painter, QPointF(mark / 2 + 1, top + rowHeight() / 2.0), mark, core::seatAt(seat), ink);
        painter.setPen(colours.text);
        painter.setFont(font());
        const double indent = markWidth();
        if (named)
            paintName(painter, m_names[seat], QRectF(indent, top, left - indent - 2, rowHeight()));
        for (int of = 0; of < seats(); ++of)
            paintCell(painter,
                m_influence.moved[static_cast<std::size_t>(seat)][static_cast<std::size_t>(of)].estimate(),
                QRectF(left + wide * of, top, wide, rowHeight()), colours);
    }
}

} // namespace ui
