#include "ui/painting/lettering.h"

#include "ui/look.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

QFont sized(QFont font, qreal pixels)
{
    font.setPixelSize(std::max(5, static_cast<int>(std::lround(pixels))));
    return font;
}

/// Where the label words of a text are: one word before a colon, at the start of a sentence.
QList<QTextLayout::FormatRange> labelsOf(const QString& text, const Setting& setting)
{
    QList<QTextLayout::FormatRange> ranges;
    if (setting.labels) {
        static const QRegularExpression label(QStringLiteral("(?:^|[.!?]\\s+|\\n)(\\p{Lu}[\\p{L}-]*:)"));
        for (auto found = label.globalMatch(text); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            QTextLayout::FormatRange range;
            range.start = static_cast<int>(match.capturedStart(1));
            range.length = static_cast<int>(match.capturedLength(1));
            range.format.setFontWeight(QFont::Bold);
            ranges.append(range);
        }
    }
    return ranges;
}

/// Lays the lines out and, with a painter, paints them.
Fitted setWords(QPainter* painter, const QRectF& area, const QString& words, const QFont& font, const QColor& colour,
    const Setting& setting)
{
    QString text = words;
    text.replace(QLatin1Char('\n'), QChar::LineSeparator);
    QTextLayout layout(text, font);
    QTextOption option(setting.across & Qt::AlignHCenter ? Qt::AlignHCenter
            : setting.across & Qt::AlignRight            ? Qt::AlignRight
                                                         : Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    const QList<QTextLayout::FormatRange> labels = labelsOf(text, setting);
    layout.setFormats(labels);
    layout.setCacheEnabled(true);

    const qreal step = std::round(font.pixelSize() * setting.leading);
    const QFontMetricsF metrics(font);
    // The first line's capitals stand as far from the top as the letters below the last line from the bottom.
    const qreal rise = (step - metrics.ascent() - metrics.descent()) / 2;
    const int room = std::max(1, static_cast<int>((area.height() + 0.5) / step));
    const int most = setting.mostLines > 0 ? std::min(setting.mostLines, room) : room;
    Fitted fitted;
    layout.beginLayout();
    int lastStart = 0;
    while (true) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        if (fitted.lines == most) {
            fitted.whole = false;
            line.setLineWidth(area.width());
            break;
        }
        const qreal top = fitted.lines * step;
        const bool notched = setting.notch > 0 && (fitted.lines == 0 || top + 1 < setting.notchHeight);
        line.setLineWidth(std::max(8.0, area.width() - (notched ? setting.notch : 0)));
        line.setPosition({ 0, std::round(top + rise) });
        lastStart = line.textStart();
        ++fitted.lines;
    }
    layout.endLayout();
    fitted.height = fitted.lines * step;
    if (painter == nullptr)
        return fitted;
    painter->setPen(colour);
    QFont drawn(font);
    drawn.setStrikeOut(setting.struck);
    for (int i = 0; i < fitted.lines; ++i) {
        const QTextLine line = layout.lineAt(i);
        if (i + 1 == fitted.lines && !fitted.whole) {
            painter->setFont(drawn);
            const QString rest = QString(text.mid(lastStart)).replace(QChar::LineSeparator, QLatin1Char(' '));
            QString end = metrics.elidedText(rest, Qt::ElideRight, line.width());
            if (!end.endsWith(QChar(0x2026)))
                end = metrics.elidedText(rest + QChar(0x2026), Qt::ElideRight, line.width());
            painter->drawText(QRectF(area.left(), area.top() + line.y() - 1, line.width(), metrics.height() + 2),
                static_cast<int>(Qt::AlignVCenter | setting.across) | Qt::TextSingleLine, end);
        } else {
            line.draw(painter, area.topLeft());
            if (setting.struck) {
                const qreal y = area.top() + line.y() + metrics.ascent() - metrics.strikeOutPos();
                painter->fillRect(QRectF(area.left() + line.x(), y, line.naturalTextWidth(), 1), colour);
            }
        }
    }
    return fitted;
}

bool breaksAWord(const QString& text, const QFont& font, qreal width)
{
    const QFontMetricsF metrics(font);
    for (const QString& word : text.split(QLatin1Char(' ')))
        if (metrics.horizontalAdvance(word) > width + 0.5)
            return true;
    return false;
}

} // namespace

QFont displayLetters(const QFont& body, qreal pixels)
{
    return sized(titleFont(body, type::kPanelTitle), pixels);
}

QFont bodyLetters(const QFont& body, qreal pixels, QFont::Weight weight)
{
    return sized(bodyFont(body, type::kBody, weight), pixels);
}

void paintCentred(QPainter& painter, const QRectF& area, const QString& text, const QFont& font, const QColor& colour,
    Qt::Alignment across)
{
    const QFontMetricsF metrics(font);
    const qreal width = metrics.horizontalAdvance(text);
    qreal x = area.left();
    if (across & Qt::AlignHCenter)
        x = area.center().x() - width / 2;
    else if (across & Qt::AlignRight)
        x = area.right() - width;
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QPointF(x, area.center().y() + metrics.capHeight() / 2), text);
}

Fitted measureWords(const QString& text, const QFont& font, const QSizeF& area, const Setting& setting)
{
    return setWords(nullptr, { QPointF(), area }, text, font, {}, setting);
}

Fitted paintWords(QPainter& painter, const QRectF& area, const QString& text, const QFont& font, const QColor& colour,
    const Setting& setting)
{
    return setWords(&painter, area, text, font, colour, setting);
}

QFont fittingLetters(
    const QString& text, const QFont& font, qreal most, qreal least, const QSizeF& area, const Setting& setting)
{
    const int last = std::max(5, static_cast<int>(std::lround(least)));
    for (int pixels = static_cast<int>(std::lround(most)); pixels > last; --pixels) {
        const QFont tried = sized(font, pixels);
        if (!breaksAWord(text, tried, area.width()) && measureWords(text, tried, area, setting).whole)
            return tried;
    }
    return sized(font, last);
}

} // namespace ui
