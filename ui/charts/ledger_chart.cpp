#include "ui/charts/ledger_chart.h"

#include "ui/language.h"
#include "ui/text/analysis_words.h"
#include "ui/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

QString within(const core::Estimate& points)
{
    return QStringLiteral("± %1").arg(QLocale().toString((points.high - points.low) / 2, 'f', 1));
}

QColor colourOf(LedgerRow::Tone tone, const Colours& colours)
{
    switch (tone) {
    case LedgerRow::Tone::Luck:
        return colours.bar;
    case LedgerRow::Tone::Bad:
        return colours.bad;
    case LedgerRow::Tone::Good:
        return colours.good;
    case LedgerRow::Tone::Plain:
        break;
    }
    return colours.muted;
}

}

LedgerChart::LedgerChart(QWidget* parent)
    : ValueChart(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    inEachLanguage(this, [this] { setAccessibleName(tr("What the win chance changed by")); });
}

void LedgerChart::show(std::vector<LedgerRow> rows, double result, const QString& sum)
{
    m_sum = sum;
    m_rows = std::move(rows);
    m_result = result;
    renew();
}

ChartTable LedgerChart::table() const
{
    ChartTable table { { tr("What"), tr("Points"), tr("At least"), tr("At most") }, {} };
    for (const LedgerRow& row : m_rows)
        table.rows.push_back({ row.label, { row.points.mean, row.points.low, row.points.high }, 1, row.meaning });
    table.rows.push_back({ sumWord(), { m_result, m_result, m_result }, 1 });
    return table;
}

QString LedgerChart::sumWord() const
{
    return m_sum.isEmpty() ? tr("Result") : m_sum;
}

int LedgerChart::rowHeight() const
{
    return QFontMetrics(font()).height() * 2 + scaled(font(), 8);
}

QSize LedgerChart::sizeHint() const
{
    return { scaled(font(), 240), rowHeight() * static_cast<int>(m_rows.size()) + rowHeight() * 2 / 3 };
}

QSize LedgerChart::minimumSizeHint() const
{
    return { scaled(font(), 110), sizeHint().height() };
}

QRectF LedgerChart::areaOf(int row) const
{
    return QRectF(0, rowHeight() * row, width(), rowHeight());
}

void LedgerChart::paint(QPainter& painter, const QSize& size, const Colours& colours) const
{
    double most = 1;
    for (const LedgerRow& row : m_rows)
        most = std::max(most, std::abs(row.points.mean));
    const QFont figure = bodyFont(font(), kBodyPixels, QFont::DemiBold);
    const QFont small = bodyFont(font(), 11);
    const int line = QFontMetrics(font()).height();
    const int gap = scaled(font(), 6);
    const int intervals = QFontMetrics(small).horizontalAdvance(QStringLiteral("± 00.0")) + gap;
    const int figures = QFontMetrics(figure).horizontalAdvance(QStringLiteral("+100.0")) + gap;
    const double wide = size.width() - intervals - figures;
    const double thick = scaled(font(), 8);
    int y = 0;
    const auto number = [&](int top, const QString& points, const QString& interval) {
        painter.setFont(small);
        painter.setPen(colours.muted);
        painter.drawText(QRect(0, top, size.width(), line), Qt::AlignRight | Qt::AlignVCenter, interval);
        painter.setFont(figure);
        painter.setPen(colours.text);
        painter.drawText(QRect(0, top, size.width() - intervals, line), Qt::AlignRight | Qt::AlignVCenter, points);
    };
    const auto label = [&](const QString& words, int room) {
        painter.setFont(font());
        painter.setPen(colours.text);
        painter.drawText(QRect(0, y, room, line), Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(words, Qt::ElideRight, room));
    };
    for (const LedgerRow& row : m_rows) {
        label(row.label, size.width());
        number(y + line, signedPoints(row.points.mean), within(row.points));
        const double top = y + line + (line - thick) / 2;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.track);
        painter.drawRoundedRect(QRectF(0, top, wide, thick), thick / 2, thick / 2);
        const double length = wide / 2 * std::abs(row.points.mean) / most;
        painter.setBrush(colourOf(row.tone, colours));
        painter.drawRect(QRectF(row.points.mean < 0 ? wide / 2 - length : wide / 2, top, length, thick));
        painter.fillRect(QRectF(wide / 2 - 0.5, top - 2, 1, thick + 4), colours.text);
        y += rowHeight();
    }
    painter.fillRect(QRectF(0, y, size.width(), 1), colours.line);
    y += gap;
    label(sumWord(), static_cast<int>(wide));
    number(y, QLocale().toString(m_result, 'f', 1), {});
}

} // namespace ui
