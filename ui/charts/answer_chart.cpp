#include "ui/charts/answer_chart.h"

#include "ui/language.h"
#include "ui/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace ui {

AnswerChart::AnswerChart(QWidget* parent)
    : ValueChart(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum); // fixed it would be as high as its hint is
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    inEachLanguage(this, [this] { setAccessibleName(tr("What else was there")); });
}

void AnswerChart::show(std::vector<AnswerRow> rows)
{
    m_rows = std::move(rows);
    renew();
}

/// The answer with what it was: the best, played, or both.
QString AnswerChart::wordsOf(const AnswerRow& row) const
{
    if (row.best && row.played)
        return tr("%1 (played, best)", "an answer").arg(row.label);
    if (row.best)
        return tr("%1 (best)", "an answer").arg(row.label);
    return row.played ? tr("%1 (played)", "an answer").arg(row.label) : row.label;
}

ChartTable AnswerChart::table() const
{
    ChartTable table { { tr("Answer"), tr("Win chance in %"), tr("At least"), tr("At most"), tr("Worlds") }, {} };
    for (const AnswerRow& row : m_rows)
        table.rows.push_back({ wordsOf(row),
            { row.percent.mean, row.percent.low, row.percent.high, static_cast<double>(row.deals) }, 1 });
    return table;
}

int AnswerChart::figuresWidth() const
{
    return QFontMetrics(bodyFont(font(), kBodyPixels, QFont::DemiBold)).horizontalAdvance(QStringLiteral("100.0"))
        + QFontMetrics(bodyFont(font(), 11)).horizontalAdvance(QStringLiteral(" ±00.0"));
}

QFont AnswerChart::fontOf(const AnswerRow& row) const
{
    return row.best ? bodyFont(font(), kBodyPixels, QFont::DemiBold) : font();
}

/// The words as they are painted, and the bar below them.
int AnswerChart::heightOf(const AnswerRow& row, int width) const
{
    const int room = std::max(40, width - figuresWidth() - scaled(font(), 8));
    const QFontMetrics letters(fontOf(row));
    const int words
        = letters.boundingRect(QRect(0, 0, room, 10'000), Qt::TextWordWrap | Qt::AlignLeft, wordsOf(row)).height();
    return std::max(words, letters.height()) + scaled(font(), 18);
}

int AnswerChart::heightForWidth(int width) const
{
    int height = 0;
    for (const AnswerRow& row : m_rows)
        height += heightOf(row, width);
    return height;
}

QSize AnswerChart::sizeHint() const
{
    const int width = scaled(font(), 240);
    return { width, heightForWidth(width) };
}

QSize AnswerChart::minimumSizeHint() const
{
    return { scaled(font(), 110), scaled(font(), 40) };
}

QRectF AnswerChart::areaOf(int row) const
{
    int top = 0;
    for (int each = 0; each < row; ++each)
        top += heightOf(m_rows[static_cast<std::size_t>(each)], width());
    return QRectF(0, top, width(), heightOf(m_rows[static_cast<std::size_t>(row)], width()));
}

void AnswerChart::paint(QPainter& painter, const QSize& size, const Colours& colours) const
{
    const QFont figure = bodyFont(font(), kBodyPixels, QFont::DemiBold);
    const QFont small = bodyFont(font(), 11);
    const double thick = scaled(font(), 6);
    int y = 0;
    for (const AnswerRow& row : m_rows) {
        const int height = heightOf(row, size.width());
        const int words = height - scaled(font(), 18);
        const int room = std::max(40, size.width() - figuresWidth() - scaled(font(), 8));
        painter.setFont(fontOf(row));
        painter.setPen(colours.text);
        painter.drawText(QRect(0, y, room, words), Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, wordsOf(row));
        painter.setFont(small);
        painter.setPen(colours.muted);
        const QString within
            = QStringLiteral("±%1").arg(QLocale().toString((row.percent.high - row.percent.low) / 2, 'f', 1));
        const int line = QFontMetrics(figure).height();
        painter.drawText(QRect(0, y, size.width(), line), Qt::AlignRight | Qt::AlignVCenter, within);
        painter.setFont(figure);
        painter.setPen(colours.text);
        painter.drawText(
            QRect(0, y, size.width() - QFontMetrics(small).horizontalAdvance(within) - scaled(font(), 4), line),
            Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(row.percent.mean, 'f', 1));

        const QRectF track(0, y + words + scaled(font(), 4), size.width(), thick);
        const auto at
            = [&](double percent) { return track.left() + track.width() * std::clamp(percent, 0.0, 100.0) / 100; };
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.track);
        painter.drawRoundedRect(track, thick / 2, thick / 2);
        painter.setBrush(row.best ? colours.good : row.played ? colours.bad : colours.muted);
        QRectF bar = track;
        bar.setRight(std::max(at(row.percent.mean), track.left() + thick));
        painter.drawRoundedRect(bar, thick / 2, thick / 2);
        for (const double end : { row.percent.low, row.percent.high })
            painter.fillRect(QRectF(at(end) - 0.5, track.top() - 2, 1, thick + 4), colours.text);
        y += height;
    }
}

} // namespace ui
