#include "ui/widgets/text_block.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>
#include <QTextLayout>

#include <algorithm>

namespace ui {

namespace {

/// Breaks `text` into lines of `width`; gives the height of them all.
qreal breakLines(QTextLayout& layout, qreal width, Qt::Alignment alignment)
{
    QTextOption option;
    // A word longer than a narrow column breaks rather than runs into the neighbour.
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setAlignment(alignment);
    layout.setTextOption(option);
    layout.setCacheEnabled(true);
    layout.beginLayout();
    qreal height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(width, 1.0));
        line.setPosition({ 0, height });
        height += line.height();
    }
    layout.endLayout();
    return height;
}

} // namespace

qreal wrappedHeight(const QString& text, const QFont& font, qreal width)
{
    if (text.isEmpty())
        return 0;
    QTextLayout layout(text, font);
    return breakLines(layout, width, Qt::AlignLeft);
}

bool paintWrapped(QPainter& painter, const QRectF& area, const QString& text, const QFont& font, const QColor& colour,
    Qt::Alignment alignment)
{
    if (text.isEmpty())
        return true;
    QTextLayout layout(text, font);
    const qreal height = breakLines(layout, area.width(), alignment);
    painter.setPen(colour);
    painter.setFont(font);
    // Half a pixel of rounding is no reason to drop a line.
    if (height <= area.height() + 0.5) {
        layout.draw(&painter, area.topLeft());
        return true;
    }
    const QFontMetricsF metrics(font);
    int last = -1;
    for (int i = 0; i < layout.lineCount(); ++i)
        if (layout.lineAt(i).rect().bottom() <= area.height() + 0.5)
            last = i;
    for (int i = 0; i < last; ++i)
        layout.lineAt(i).draw(&painter, area.topLeft());
    if (last >= 0) {
        const QTextLine line = layout.lineAt(last);
        const QRectF place(area.left(), area.top() + line.y(), area.width(), line.height());
        painter.drawText(place, static_cast<int>(alignment | Qt::AlignTop),
            metrics.elidedText(text.mid(line.textStart()), Qt::ElideRight, area.width()));
    }
    return false;
}

QFont fittingFont(const QString& text, const QFont& font, const QSizeF& area, int smallest)
{
    const auto breaksWord = [&text, &area](const QFont& tried) {
        // By what the lines are laid out with: the metrics' advance may be a hair less.
        const qreal line = wrappedHeight(QStringLiteral("x"), tried, area.width());
        const QStringList words = text.split(QLatin1Char(' '));
        return std::any_of(words.begin(), words.end(),
            [&](const QString& word) { return wrappedHeight(word, tried, area.width()) > line + 0.5; });
    };
    QFont fitting = font;
    for (int pixels = font.pixelSize(); pixels > smallest; --pixels) {
        fitting.setPixelSize(pixels);
        if (wrappedHeight(text, fitting, area.width()) <= area.height() + 0.5 && !breaksWord(fitting))
            return fitting;
    }
    fitting.setPixelSize(std::min(smallest, font.pixelSize()));
    return fitting;
}

} // namespace ui
