#include "ui/widgets/row_delegate.h"

#include "ui/theme.h"

#include <QAbstractItemView>
#include <QFontMetrics>
#include <QPainter>
#include <QTextLayout>

#include <cmath>

namespace ui {

namespace {

constexpr double kSideMargin = 8;
constexpr double kTopMargin = 7;

} // namespace

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    if (chosen)
        painter->fillRect(option.rect, colours.selection);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
        chosen ? colours.selection : colours.line);
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    if (chosen && view != nullptr && view->hasFocus()) { // where the keyboard is
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), option.rect.width(), 2), colours.focus);
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom() - 1, option.rect.width(), 2), colours.focus);
    }
    const int side = scaled(option.font, kSideMargin);
    const int top = scaled(option.font, kTopMargin);
    QRect area = option.rect.adjusted(side, top, -side, -top - 1);
    const int needed = content(nullptr, area, option, index);
    if (needed < area.height()) // contents stand in the middle of a row that another cell made higher
        area.translate(0, (area.height() - needed) / 2);
    painter->setClipRect(option.rect);
    content(painter, area, option, index);
    painter->restore();
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int sides = 2 * scaled(option.font, kSideMargin);
    const int natural = naturalWidth(option, index);
    const int width = option.rect.width() > 0 ? option.rect.width() - sides : natural;
    const int height = content(nullptr, QRect(0, 0, std::max(width, 20), 1), option, index);
    return { natural + sides + 2,
        std::max(height, QFontMetrics(option.font).height()) + 2 * scaled(option.font, kTopMargin) + 1 };
}

int RowDelegate::content(
    QPainter* painter, const QRect& area, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    const int alignment = index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignHorizontal_Mask;
    return text(painter, area, index.data(Qt::DisplayRole).toString(), option.font, colours.text, alignment);
}

int RowDelegate::naturalWidth(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return QFontMetrics(option.font).horizontalAdvance(index.data(Qt::DisplayRole).toString());
}

int RowDelegate::text(
    QPainter* painter, const QRect& area, const QString& words, const QFont& font, const QColor& colour, int alignment)
{
    if (words.isEmpty())
        return 0;
    QString lines = words;
    lines.replace(QLatin1Char('\n'), QChar::LineSeparator);
    QTextOption option(static_cast<Qt::Alignment>(alignment == 0 ? Qt::AlignLeft : alignment));
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // a word wider than its column breaks; none is cut
    QTextLayout layout(lines, font);
    layout.setTextOption(option);
    layout.beginLayout();
    double height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(area.width());
        line.setPosition({ 0, height });
        height += line.height();
    }
    layout.endLayout();
    if (painter != nullptr) {
        painter->setPen(colour);
        layout.draw(painter, area.topLeft());
    }
    return static_cast<int>(std::ceil(height));
}

} // namespace ui
