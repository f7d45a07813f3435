#include "ui/charts/mirror_bars.h"

#include "ui/theme.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace ui {

MirrorBars::MirrorBars(QWidget* parent)
    : ValueChart(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::MinimumExpanding);
}

QString MirrorBars::figure(double value, int decimals)
{
    return value <= 0 ? QStringLiteral("–") : QLocale().toString(value, 'f', decimals);
}

void MirrorBars::setRows(const QString& left, const QString& right, std::vector<MirrorRow> rows)
{
    m_left = left;
    m_right = right;
    m_rows = std::move(rows);
    renew();
}

ChartTable MirrorBars::table() const
{
    ChartTable table { { tr("Of what"), m_left, m_right }, {} };
    for (const MirrorRow& row : m_rows)
        table.rows.push_back({ row.label, { row.left, row.right }, row.decimals });
    return table;
}

QString MirrorBars::summary() const
{
    const ChartTable numbers = table();
    QStringList said { tr("%1 against %2", "pairs").arg(m_left, m_right) };
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row)
        said << tr("%1: %2 against %3").arg(numbers.cell(row, 0), numbers.cell(row, 1), numbers.cell(row, 2));
    return said.join(QStringLiteral("; "));
}

int MirrorBars::leastRow() const
{
    return QFontMetrics(font()).height() + scaled(font(), 6);
}

QSize MirrorBars::sizeHint() const
{
    return { scaled(font(), 300), leastRow() * (1 + static_cast<int>(m_rows.size())) };
}

QSize MirrorBars::minimumSizeHint() const
{
    return { scaled(font(), 190), sizeHint().height() };
}

/// How high a row is, below the legend.
double MirrorBars::stepIn(double height) const
{
    return (height - leastRow()) / std::max(1.0, static_cast<double>(m_rows.size()));
}

QRectF MirrorBars::areaOf(int row) const
{
    const double step = stepIn(height());
    return { 0, leastRow() + step * row, static_cast<double>(width()), step };
}

/// Each side's name, with a square in the colour of its bars, at its edge.
void MirrorBars::paintLegend(QPainter& painter, int width, const Colours& colours) const
{
    const int side = scaled(font(), 10);
    const int gap = scaled(font(), 8);
    const int room = width / 2 - side - 2 * gap;
    const QFontMetrics metrics(font());
    painter.setFont(font());
    const auto name = [&](const QString& words, core::Seat seat, bool left) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(seatColour(seat, colours));
        painter.drawRoundedRect(QRectF(left ? 0 : width - side, (leastRow() - side) / 2.0, side, side),
            scaled(font(), 3), scaled(font(), 3));
        painter.setPen(seatInk(seat, colours));
        painter.drawText(QRect(left ? side + gap : width - side - gap - room, 0, room, leastRow()),
            (left ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
            metrics.elidedText(words, Qt::ElideRight, room));
    };
    name(m_left, core::Seat::First, true);
    name(m_right, core::seatAt(1), false);
}

void MirrorBars::paint(QPainter& painter, const QSize& size, const Colours& colours) const
{
    if (m_rows.empty())
        return;
    paintLegend(painter, size.width(), colours);
    const QFont bold = bodyFont(font(), kBodyPixels, QFont::DemiBold);
    const QFontMetrics metrics(font());
    const QFontMetrics figures(bold);
    double most = 0;
    int labelWidth = 0;
    int figureWidth = 0;
    for (const MirrorRow& row : m_rows) {
        if (!row.ownScale)
            most = std::max({ most, row.left, row.right });
        labelWidth = std::max(labelWidth, metrics.horizontalAdvance(row.label) + 3); // advances are rounded
        for (const double value : { row.left, row.right })
            figureWidth = std::max(figureWidth, figures.horizontalAdvance(figure(value, row.decimals)) + 3);
    }
    const int gap = scaled(font(), 8);
    labelWidth = std::min(labelWidth, size.width() / 2);
    const double middle = size.width() / 2.0;
    const double axis = labelWidth / 2.0 + gap;
    const double room = std::max(4.0, middle - axis - figureWidth - gap);
    const double thick = scaled(font(), 10);
    const double radius = scaled(font(), 3);
    const double step = stepIn(size.height());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const MirrorRow& row = m_rows[i];
        const double top = leastRow() + step * static_cast<double>(i);
        const double y = top + step / 2;
        painter.setFont(font());
        painter.setPen(colours.muted);
        painter.drawText(QRectF(middle - labelWidth / 2.0, top, labelWidth, step), Qt::AlignCenter,
            metrics.elidedText(row.label, Qt::ElideRight, labelWidth));
        const double scale = row.ownScale ? std::max(row.left, row.right) : most;
        const auto bar = [&](double value, core::Seat seat, bool left) {
            const double length = scale > 0 ? room * value / scale : 0;
            const QRectF area(left ? middle - axis - length : middle + axis, y - thick / 2, length, thick);
            if (value > 0) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(seatColour(seat, colours));
                painter.drawRoundedRect(area, radius, radius);
            }
            painter.setFont(bold);
            painter.setPen(value > 0 ? colours.text : colours.muted);
            const QRectF number(left ? area.left() - gap - figureWidth : area.right() + gap, top, figureWidth, step);
            painter.drawText(
                number, (left ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, figure(value, row.decimals));
        };
        bar(row.left, core::Seat::First, true);
        bar(row.right, core::seatAt(1), false);
    }
}

} // namespace ui
