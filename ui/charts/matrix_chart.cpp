#include "ui/charts/matrix_chart.h"

#include "ui/painting/share_colours.h"
#include "ui/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

MatrixChart::MatrixChart(QWidget* parent)
    : ValueChart(parent)
{
}

void MatrixChart::show(std::vector<Line> lines)
{
    m_lines = std::move(lines);
    renew();
}

ChartTable MatrixChart::table() const
{
    ChartTable table { { tr("Pair"), tr("Mean") }, {} };
    for (const Line& line : m_lines)
        table.heading << line.name;
    for (const Line& line : m_lines) {
        ChartRow row { line.name, { 100 * line.mean }, 1 };
        for (const std::optional<double>& share : line.shares)
            row.values.push_back(share ? 100 * *share : std::nan(""));
        table.rows.push_back(std::move(row));
    }
    return table;
}

int MatrixChart::cell() const
{
    return scaled(font(), 24);
}

int MatrixChart::names() const
{
    int widest = 0;
    for (const Line& line : m_lines)
        widest = std::max(widest, fontMetrics().horizontalAdvance(line.name));
    return widest + scaled(font(), 80);
}

QSize MatrixChart::sizeHint() const
{
    const auto lines = static_cast<int>(m_lines.size());
    return { names() + cell() * lines + 1, cell() * (lines + 1) + 1 };
}

QRectF MatrixChart::areaOf(int row) const
{
    return QRectF(0, cell() * (row + 1), sizeHint().width(), cell());
}

void MatrixChart::paint(QPainter& painter, const QSize& /*size*/, const Colours& colours) const
{
    const int side = cell();
    const int left = names();
    const QFont small = bodyFont(font(), 10);
    for (std::size_t row = 0; row < m_lines.size(); ++row) {
        const Line& line = m_lines[row];
        const int top = side * (static_cast<int>(row) + 1);
        painter.setFont(font());
        painter.setPen(colours.text);
        painter.drawText(QRect(0, top, left, side), Qt::AlignLeft | Qt::AlignVCenter,
            QStringLiteral("%1  %2").arg(QString::number(row + 1), line.name));
        painter.drawText(QRect(0, top, left - scaled(font(), 8), side), Qt::AlignRight | Qt::AlignVCenter,
            QLocale().toString(100 * line.mean, 'f', 1));
        painter.setFont(small);
        painter.setPen(colours.muted);
        painter.drawText(
            QRect(left + side * static_cast<int>(row), 0, side, side), Qt::AlignCenter, QString::number(row + 1));
        for (std::size_t column = 0; column < line.shares.size(); ++column) {
            const QRect area(left + side * static_cast<int>(column), top, side - 1, side - 1);
            const std::optional<double>& share = line.shares[column];
            painter.fillRect(area, share ? groundOfShare(*share, colours) : colours.sunken);
            if (!share)
                continue;
            painter.setPen(inkOfShare(*share, colours));
            painter.drawText(area, Qt::AlignCenter, shareFigure(*share));
        }
    }
}

} // namespace ui
