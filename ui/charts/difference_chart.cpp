#include "ui/charts/difference_chart.h"

#include "ui/text/analysis_words.h"
#include "ui/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr int kNarrowestAxis = 110; ///< pixels of the mock-ups
constexpr int kWidestAxis = 240;

}

DifferenceChart::DifferenceChart(QWidget* parent)
    : ValueChart(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void DifferenceChart::show(std::vector<DifferenceRow> rows)
{
    m_rows = std::move(rows);
    renew();
}

ChartTable DifferenceChart::table() const
{
    ChartTable table { { tr("What"), tr("Points"), tr("At least"), tr("At most") }, {} };
    for (const DifferenceRow& row : m_rows)
        table.rows.push_back({ row.label, { row.points.mean, row.points.low, row.points.high }, 1 });
    return table;
}

int DifferenceChart::rowHeight() const
{
    return QFontMetrics(font()).height() + scaled(font(), 8);
}

QSize DifferenceChart::sizeHint() const
{
    return { scaled(font(), 320), rowHeight() * static_cast<int>(m_rows.size()) };
}

QSize DifferenceChart::minimumSizeHint() const
{
    return { scaled(font(), 170), sizeHint().height() };
}

QRectF DifferenceChart::areaOf(int row) const
{
    return QRectF(0, rowHeight() * row, width(), rowHeight());
}

void DifferenceChart::paint(QPainter& painter, const QSize& size, const Colours& colours) const
{
    double most = 1;
    for (const DifferenceRow& row : m_rows)
        most = std::max({ most, std::abs(row.points.low), std::abs(row.points.high) });
    const QFont figure = bodyFont(font(), kBodyPixels, QFont::DemiBold);
    const int gap = scaled(font(), 8);
    const int figures = QFontMetrics(figure).horizontalAdvance(QStringLiteral("+100.0")) + gap;
    const int room = size.width() - figures;
    int names = 0;
    for (const DifferenceRow& row : m_rows)
        names = std::max(names, QFontMetrics(font()).horizontalAdvance(row.label));
    // As long as the names leave it, within what can be read.
    const int axis = std::clamp(
        room - names - gap, std::min(room / 2, scaled(font(), kNarrowestAxis)), scaled(font(), kWidestAxis));
    const double middle = room - axis / 2.0;
    const double scale = (axis / 2.0 - scaled(font(), 5)) / most;
    int y = 0;
    for (const DifferenceRow& row : m_rows) {
        const QRect line(0, y, size.width(), rowHeight());
        const double centre = line.center().y();
        painter.setFont(font());
        painter.setPen(colours.text);
        const int words = room - axis - gap;
        painter.drawText(QRect(0, y, words, line.height()), Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(row.label, Qt::ElideRight, words));
        painter.fillRect(QRectF(middle - 0.5, y + 2, 1, line.height() - 4), colours.border);
        const QColor ink = row.points.low > 0 ? colours.bar : row.points.high < 0 ? colours.warn : colours.muted;
        painter.setPen(QPen(ink, scaled(font(), 2)));
        painter.drawLine(
            QPointF(middle + row.points.low * scale, centre), QPointF(middle + row.points.high * scale, centre));
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        const double dot = scaled(font(), 4);
        painter.drawEllipse(QPointF(middle + row.points.mean * scale, centre), dot, dot);
        painter.setFont(figure);
        painter.setPen(colours.text);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, signedPoints(row.points.mean));
        y += line.height();
    }
}

} // namespace ui
