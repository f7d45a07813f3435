#include "ui/charts/mirror_bars.h"

#include "ui/theme.h"

#include <QEvent>
#include <QFontMetrics>
#include <QLocale>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace ui {

MirrorBars::MirrorBars(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::MinimumExpanding);
}

QString MirrorBars::figure(double value, int decimals)
{
    return value <= 0 ? QStringLiteral("–") : QLocale().toString(value, 'f', decimals);
}

void MirrorBars::setRows(std::vector<MirrorRow> rows)
{
    m_rows = std::move(rows);
    QStringList said;
    for (const MirrorRow& row : m_rows)
        said << tr("%1: %2 against %3")
                    .arg(row.label, QLocale().toString(row.left, 'f', row.decimals),
                        QLocale().toString(row.right, 'f', row.decimals));
    setAccessibleDescription(said.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

int MirrorBars::leastRow() const
{
    return QFontMetrics(font()).height() + scaled(font(), 6);
}

QSize MirrorBars::sizeHint() const
{
    return { scaled(font(), 300), leastRow() * static_cast<int>(m_rows.size()) };
}

QSize MirrorBars::minimumSizeHint() const
{
    return { scaled(font(), 190), sizeHint().height() };
}

void MirrorBars::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
}

void MirrorBars::paintEvent(QPaintEvent*)
{
    if (m_rows.empty())
        return;
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
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
    labelWidth = std::min(labelWidth, width() / 2);
    const double middle = width() / 2.0;
    const double axis = labelWidth / 2.0 + gap;
    const double room = std::max(4.0, middle - axis - figureWidth - gap);
    const double thick = scaled(font(), 10);
    const double radius = scaled(font(), 3);
    const double step = static_cast<double>(height()) / static_cast<double>(m_rows.size());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const MirrorRow& row = m_rows[i];
        const double top = step * static_cast<double>(i);
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
