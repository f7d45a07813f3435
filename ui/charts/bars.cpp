#include "ui/charts/bars.h"

#include "ui/theme.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

int largest(const std::vector<Bar>& bars)
{
    int value = 1;
    for (const Bar& bar : bars)
        value = std::max(value, bar.value);
    return value;
}

} // namespace

Bars::Bars(QWidget* parent)
    : ValueChart(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void Bars::setBars(std::vector<Bar> bars)
{
    m_bars = std::move(bars);
    renew();
}

ChartTable Bars::table() const
{
    ChartTable table { { tr("Of what"), tr("How many") }, {} };
    for (const Bar& bar : m_bars)
        table.rows.push_back({ bar.label, { static_cast<double>(bar.value) } });
    return table;
}

QSize Columns::sizeHint() const
{
    return { scaled(font(), 220), scaled(font(), 128) };
}

QRectF Columns::areaOf(int row) const
{
    const double slot = static_cast<double>(width()) / static_cast<double>(bars().size());
    return { slot * row, 0, slot, static_cast<double>(height()) };
}

void Columns::paint(QPainter& painter, const QSize& size, const Colours& colours) const
{
    if (bars().empty())
        return;
    const QFont small = bodyFont(font(), 12);
    const int line = QFontMetrics(small).height();
    painter.setFont(small);
    const double slot = static_cast<double>(size.width()) / static_cast<double>(bars().size());
    const double thick = std::min(slot * 0.74, static_cast<double>(scaled(font(), 42)));
    const double room = size.height() - 2.0 * line - 8;
    const int top = largest(bars());
    for (std::size_t i = 0; i < bars().size(); ++i) {
        const double left = slot * static_cast<double>(i);
        const double tall = room * bars()[i].value / top;
        const QRectF bar(left + (slot - thick) / 2, size.height() - line - 4 - tall, thick, tall);
        painter.setPen(Qt::NoPen);
        painter.setBrush(bars()[i].value > 0 ? colours.bar : colours.track);
        const double radius = std::min<double>(scaled(font(), 4), std::max(1.0, tall / 2));
        painter.drawRoundedRect(
            bars()[i].value > 0 ? bar : QRectF(bar.left(), bar.bottom() - 2, thick, 2), radius, radius);
        painter.setPen(colours.text);
        if (bars()[i].value > 0)
            painter.drawText(
                QRectF(left, bar.top() - line - 2, slot, line), Qt::AlignCenter, QString::number(bars()[i].value));
        painter.setPen(colours.muted);
        painter.drawText(QRectF(left, size.height() - line, slot, line), Qt::AlignCenter, bars()[i].label);
    }
}

int Tracks::rowHeight() const
{
    return QFontMetrics(font()).height() + scaled(font(), 6);
}

QSize Tracks::sizeHint() const
{
    return { scaled(font(), 220), rowHeight() * static_cast<int>(bars().size()) };
}

QRectF Tracks::areaOf(int row) const
{
    return QRectF(0, rowHeight() * row, width(), rowHeight());
}

void Tracks::paint(QPainter& painter, const QSize& size, const Colours& colours) const
{
    painter.setFont(font());
    const QFontMetrics metrics(font());
    int labelWidth = 0;
    int valueWidth = 0;
    for (const Bar& bar : bars()) {
        labelWidth = std::max(labelWidth, metrics.horizontalAdvance(bar.label) + 3); // advances are rounded
        valueWidth = std::max(valueWidth, metrics.horizontalAdvance(QString::number(bar.value)));
    }
    labelWidth = std::min(labelWidth, size.width() / 2);
    const int gap = scaled(font(), 10);
    const double thick = scaled(font(), 8);
    const int top = largest(bars());
    int y = 0;
    for (const Bar& bar : bars()) {
        const QRect row(0, y, size.width(), rowHeight());
        painter.setPen(colours.text);
        painter.drawText(QRect(0, y, labelWidth, rowHeight()), Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(bar.label, Qt::ElideRight, labelWidth));
        const QRectF track(labelWidth + gap, row.center().y() + 1 - thick / 2,
            std::max(10, size.width() - labelWidth - valueWidth - 2 * gap), thick);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.track);
        painter.drawRoundedRect(track, thick / 2, thick / 2);
        if (bar.value > 0) {
            QRectF filled = track;
            filled.setWidth(std::max(thick, track.width() * bar.value / top));
            painter.setBrush(colours.accent);
            painter.drawRoundedRect(filled, thick / 2, thick / 2);
        }
        painter.setPen(colours.muted);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, QString::number(bar.value));
        y += rowHeight();
    }
}

} // namespace ui
