#include "ui/charts/interval_chart.h"

#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/painting/interval.h"
#include "ui/painting/pill.h"
#include "ui/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double kFaceSide = 18; // all in pixels of the mock-ups
constexpr double kRowHigh = 30;
constexpr double kTwoLinesGap = 16; // above, between and below them
constexpr double kAxisWide = 96;
constexpr double kLeastAxis = 56;
constexpr double kEdgeGap = 10;

QString wholePercent(double percent)
{
    return QLocale().toString(percent, 'f', 0);
}

}

IntervalChart::IntervalChart(QWidget* parent)
    : ValueChart(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void IntervalChart::show(std::vector<IntervalRow> rows, Shown shown)
{
    m_rows = std::move(rows);
    m_shown = shown;
    renew();
}

void IntervalChart::setScaleShown(bool shown)
{
    m_scale = shown;
    updateGeometry();
    update();
}

ChartTable IntervalChart::table() const
{
    const bool all = m_shown == Shown::Everything;
    ChartTable table { { tr("What") }, {} };
    if (all)
        table.heading << tr("Won in %") << tr("At least") << tr("At most");
    for (const IntervalRow& row : m_rows) {
        ChartRow& each = table.rows.emplace_back();
        const QString name
            = row.other.isEmpty() ? row.label : tr("%1 %2", "a pair, against a pair").arg(row.label, row.other);
        each.label = name.isEmpty() ? row.count : tr("%1, %2", "a name and how many").arg(name, row.count);
        if (all)
            each.values = { row.percent.mean, row.percent.low, row.percent.high };
        each.decimals = 1;
    }
    return table;
}

int IntervalChart::rowHeight() const
{
    const bool two
        = std::any_of(m_rows.begin(), m_rows.end(), [](const IntervalRow& row) { return !row.other.isEmpty(); });
    const int line = std::max(QFontMetrics(font()).height(), scaled(font(), kFaceSide));
    return two ? 2 * line + scaled(font(), kTwoLinesGap) : std::max(line + scaled(font(), 8), scaled(font(), kRowHigh));
}

QSize IntervalChart::sizeHint() const
{
    const int scale = m_scale ? QFontMetrics(bodyFont(font(), type::kCapitals)).height() : 0;
    return { scaled(font(), 260), rowHeight() * static_cast<int>(m_rows.size()) + scale };
}

QSize IntervalChart::minimumSizeHint() const
{
    return { scaled(font(), 150), sizeHint().height() };
}

QRectF IntervalChart::areaOf(int row) const
{
    return QRectF(0, rowHeight() * row, width(), rowHeight());
}

IntervalChart::Columns IntervalChart::columnsIn(int width) const
{
    const double gap = scaled(font(), kEdgeGap);
    const QFontMetrics figures(font());
    Columns columns;
    double count = 0;
    double name = 0;
    bool named = false;
    for (const IntervalRow& row : m_rows) {
        if (row.label.isEmpty())
            continue;
        named = true;
        count = std::max<double>(count, figures.horizontalAdvance(row.count));
        name = std::max({ name, nameWidth(row.faces, row.label), nameWidth(row.otherFaces, row.other) });
    }
    if (m_shown == Shown::CountsOnly) {
        columns.count = width;
        columns.name = width - count - gap;
        return columns;
    }
    const double percent
        = QFontMetrics(bodyFont(font(), kBodyPixels, QFont::DemiBold)).horizontalAdvance(QStringLiteral("100"));
    columns.right = named ? width - percent - gap : width - gap;
    const double room = columns.right - count - (named ? 2 : 1) * gap;
    // Names come first: of what they leave the axis gets no more than it needs.
    const double axis
        = named ? std::clamp<double>(room - name, scaled(font(), kLeastAxis), scaled(font(), kAxisWide)) : room;
    columns.left = columns.right - axis;
    columns.count = columns.left - gap;
    columns.name = columns.count - count - gap;
    columns.lowest = 40;
    columns.highest = 60;
    for (const IntervalRow& row : m_rows) {
        columns.lowest = std::min(columns.lowest, std::floor(row.percent.low / 10) * 10);
        columns.highest = std::max(columns.highest, std::ceil(row.percent.high / 10) * 10);
    }
    return columns;
}

double IntervalChart::nameWidth(const QList<FactionFace>& faces, const QString& label) const
{
    const double marks = faces.isEmpty()
        ? 0
        : static_cast<double>(faces.size()) * (scaled(font(), kFaceSide) + scaled(font(), 3)) + scaled(font(), 5);
    return marks + QFontMetrics(font()).horizontalAdvance(label);
}

void IntervalChart::paintName(QPainter& painter, const QList<FactionFace>& faces, const QString& label,
    const QRectF& area, const QColor& ink) const
{
    const double side = scaled(font(), kFaceSide);
    double left = area.left();
    for (const FactionFace& face : faces) {
        paintEmblemSquare(painter, QRectF(left, area.center().y() - side / 2, side, side), face.emblem, face.colour);
        left += side + scaled(font(), 3);
    }
    left += faces.isEmpty() ? 0 : scaled(font(), 5);
    painter.setFont(font());
    painter.setPen(ink);
    const QRectF name(left, area.top(), std::max(0.0, area.right() - left), area.height());
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(label, Qt::ElideRight, static_cast<int>(name.width())));
}

void IntervalChart::paintRow(
    QPainter& painter, const IntervalRow& row, const Columns& columns, const QRectF& area, const Colours& colours) const
{
    const QRectF names(area.left(), area.top(), std::max(0.0, columns.name), area.height());
    if (row.other.isEmpty()) {
        paintName(painter, row.faces, row.label, names, colours.text);
    } else {
        const double inset = scaled(font(), kTwoLinesGap) / 4.0;
        const double half = area.height() / 2 - inset;
        paintName(painter, row.faces, row.label, QRectF(names.left(), names.top() + inset, names.width(), half),
            colours.text);
        paintName(painter, row.otherFaces, row.other,
            QRectF(names.left(), names.top() + inset + half, names.width(), half), colours.muted);
    }
    painter.setPen(colours.muted);
    if (!row.label.isEmpty())
        painter.drawText(QRectF(0, area.top(), columns.count, area.height()),
            Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, row.count);
    if (m_shown == Shown::CountsOnly)
        return;
    paintInterval(painter, QRectF(columns.left, area.top(), columns.right - columns.left, area.height()),
        { row.percent, row.even, row.verdict, columns.lowest, columns.highest }, colours, font());
    if (columns.name <= 0 || row.label.isEmpty())
        return;
    painter.setFont(bodyFont(font(), kBodyPixels, row.verdict == 0 ? QFont::Normal : QFont::DemiBold));
    painter.setPen(row.verdict == 0 ? colours.muted : colours.text);
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, wholePercent(row.percent.mean));
}

void IntervalChart::paintScale(QPainter& painter, const Columns& columns, double top, const Colours& colours) const
{
    painter.setFont(bodyFont(font(), type::kCapitals));
    painter.setPen(colours.muted);
    const double wide = painter.fontMetrics().horizontalAdvance(QStringLiteral("100"));
    const double span = columns.highest - columns.lowest;
    const double room = (columns.right - columns.left) / std::max(1.0, 1.6 * wide);
    const double step = span / 10 <= room ? 10 : span / 20 <= room ? 20 : 50;
    for (double percent = std::ceil(columns.lowest / step) * step; percent <= columns.highest; percent += step) {
        const double x = columns.left + (columns.right - columns.left) * (percent - columns.lowest) / span;
        painter.drawText(
            QRectF(x - wide, top, 2 * wide, painter.fontMetrics().height()), Qt::AlignCenter, wholePercent(percent));
    }
}

void IntervalChart::paint(QPainter& painter, const QSize& size, const Colours& colours) const
{
    const Columns columns = columnsIn(size.width());
    double top = 0;
    for (const IntervalRow& row : m_rows) {
        paintRow(painter, row, columns, QRectF(0, top, size.width(), rowHeight()), colours);
        top += rowHeight();
    }
    if (m_scale && m_shown == Shown::Everything && !m_rows.empty())
        paintScale(painter, columns, top, colours);
}

} // namespace ui
