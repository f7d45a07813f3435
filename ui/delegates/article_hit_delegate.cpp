#include "ui/delegates/article_hit_delegate.h"

#include "core/handbook/article.h"
#include "ui/models/article_hit_model.h"
#include "ui/theme.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QRegularExpression>
#include <QTextLayout>

#include <cmath>

namespace ui {

namespace {

/// Paints or measures wrapped text in which some words are marked; gives its height.
int markedText(QPainter* painter, const QRect& area, const QString& marked, const QFont& font, const QColor& colour,
    const Colours& colours)
{
    QTextCharFormat format;
    format.setBackground(colours.mark);
    format.setForeground(colours.markText);
    QString words;
    QList<QTextLayout::FormatRange> ranges;
    // Marked words beside each other are one mark.
    static const QRegularExpression between(
        QStringLiteral("%1(\\s+)%2").arg(QString(QLatin1Char(core::kMarkEnd)), QString(QLatin1Char(core::kMarkBegin))));
    QString joined = marked;
    joined.replace(between, QStringLiteral("\\1"));
    for (const QChar letter : joined) {
        if (letter == QLatin1Char(core::kMarkBegin))
            ranges.push_back({ static_cast<int>(words.size()), 0, format });
        else if (letter == QLatin1Char(core::kMarkEnd) && !ranges.isEmpty())
            ranges.last().length = static_cast<int>(words.size()) - ranges.last().start;
        else
            words += letter;
    }
    QTextOption option(Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QTextLayout layout(words, font);
    layout.setTextOption(option);
    layout.setFormats(ranges);
    layout.beginLayout();
    double height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(area.width());
        line.setPosition({ 0, height });
        height += line.height() * 1.15;
    }
    layout.endLayout();
    if (painter != nullptr) {
        painter->setPen(colour);
        layout.draw(painter, area.topLeft());
    }
    return static_cast<int>(std::ceil(height));
}

} // namespace

QSize ArticleHitDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    // A list view measures as if it had no scroll bar.
    QStyleOptionViewItem narrow = option;
    if (const auto* view = qobject_cast<const QAbstractItemView*>(option.widget))
        narrow.rect.setWidth(view->viewport()->width());
    return { narrow.rect.width(), RowDelegate::sizeHint(narrow, index).height() };
}

int ArticleHitDelegate::content(
    QPainter* painter, const QRect& area, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    const int gap = scaled(option.font, 3);
    int height = text(painter, area, index.data(ArticleHitModel::LabelRole).toString(), bodyFont(option.font, 11),
                     colours.muted, Qt::AlignLeft)
        + gap;
    height
        += markedText(painter, area.adjusted(0, height, 0, 0), index.data(ArticleHitModel::MarkedTitleRole).toString(),
               bodyFont(option.font, 15, QFont::DemiBold), colours.text, colours)
        + gap;
    height += markedText(painter, area.adjusted(0, height, 0, 0),
        index.data(ArticleHitModel::MarkedExcerptRole).toString(), option.font, colours.text, colours);
    return height;
}

} // namespace ui
