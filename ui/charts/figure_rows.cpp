#include "ui/charts/figure_rows.h"

#include "ui/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double kColumnGap = 14; // in pixels of the mock-ups
constexpr double kLeastRow = 28;

}

FigureRows::FigureRows(QWidget* parent)
    : ValueChart(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void FigureRows::show(const QString& what, std::vector<Column> columns, std::vector<ChartRow> rows)
{
    m_what = what;
    m_columns = std::move(columns);
    m_rows = std::move(rows);
    for (ChartRow& row : m_rows) // what is read out has the digits of the finest column
        for (const Column& column : m_columns)
            row.decimals = std::max(row.decimals, column.decimals);
    renew();
}

ChartTable FigureRows::table() const
{
    ChartTable table { { m_what }, m_rows };
    for (const Column& column : m_columns)
        table.heading << column.heading;
    return table;
}

QString FigureRows::cell(const ChartRow& row, std::size_t column) const
{
    return QLocale().toString(row.values[column], 'f', m_columns[column].decimals);
}

int FigureRows::rowHeight() const
{
    return std::max(QFontMetrics(font()).height() + scaled(font(), 8), scaled(font(), kLeastRow));
}

int FigureRows::headHeight() const
{
    return QFontMetrics(bodyFont(font(), type::kNote)).height() + scaled(font(), 8);
}

int FigureRows::columnWidth(std::size_t column) const
{
    const QFontMetrics letters(
        bodyFont(font(), kBodyPixels, m_columns[column].strong ? QFont::DemiBold : QFont::Normal));
    int wide = QFontMetrics(bodyFont(font(), type::kNote)).horizontalAdvance(m_columns[column].heading);
    for (const ChartRow& row : m_rows)
        wide = std::max(wide, letters.horizontalAdvance(cell(row, column)));
    return wide + scaled(font(), kColumnGap);
}

QSize FigureRows::sizeHint() const
{
    return { scaled(font(), 240), headHeight() + rowHeight() * static_cast<int>(m_rows.size()) };
}

QSize FigureRows::minimumSizeHint() const
{
    return { scaled(font(), 150), sizeHint().height() };
}

QRectF FigureRows::areaOf(int row) const
{
    return QRectF(0, headHeight() + rowHeight() * row, width(), rowHeight());
}

void FigureRows::paint(QPainter& painter, const QSize& size, const Colours& colours) const
{
    std::vector<double> ends(m_columns.size());
    double right = size.width();
    for (std::size_t column = m_columns.size(); column-- > 0;) {
        ends[column] = right;
        right -= columnWidth(column);
    }
    const auto line = [&](double top, int height, const QString& name, const auto& fontOf, const auto& penOf,
                          const auto& cellOf) {
        painter.drawText(QRectF(0, top, right, height), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            painter.fontMetrics().elidedText(name, Qt::ElideRight, static_cast<int>(right)));
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            painter.setFont(fontOf(column));
            painter.setPen(penOf(column));
            painter.drawText(QRectF(0, top, ends[column], height), Qt::AlignRight | Qt::AlignVCenter, cellOf(column));
        }
    };
    const QFont small = bodyFont(font(), type::kNote);
    painter.setFont(small);
    painter.setPen(colours.muted);
    line(
        0, headHeight(), m_what, [&](std::size_t) { return small; }, [&](std::size_t) { return colours.muted; },
        [&](std::size_t column) { return m_columns[column].heading; });
    double top = headHeight();
    for (const ChartRow& row : m_rows) {
        painter.fillRect(QRectF(0, top, size.width(), 1), colours.line);
        painter.setFont(font());
        painter.setPen(colours.text);
        line(
            top, rowHeight(), row.label,
            [&](std::size_t column) {
                return bodyFont(font(), kBodyPixels, m_columns[column].strong ? QFont::DemiBold : QFont::Normal);
            },
            [&](std::size_t column) { return m_columns[column].strong ? colours.text : colours.muted; },
            [&](std::size_t column) { return cell(row, column); });
        top += rowHeight();
    }
}

} // namespace ui
