#include "ui/delegates/contents_delegate.h"

#include "ui/models/article_tree_model.h"
#include "ui/theme.h"

#include <QPainter>
#include <QTreeView>

namespace ui {

namespace {

constexpr int kFlags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
constexpr double kSide = 6;
constexpr double kAbove = 5;

QFont fontOf(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    return index.data(ArticleTreeModel::ChapterRole).toBool() ? bodyFont(option.font, kBodyPixels, QFont::Medium)
                                                              : option.font;
}

} // namespace

ContentsDelegate::ContentsDelegate(QTreeView* view)
    : QStyledItemDelegate(view)
    , m_view(view)
{
}

void ContentsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF ground = QRectF(option.rect).adjusted(1, 1, -1, -1);
    const int radius = scaled(option.font, 6);
    if (chosen) {
        const bool here = m_view->hasFocus();
        painter->setPen(here ? QPen(colours.focus, 2) : QPen(Qt::NoPen));
        painter->setBrush(colours.selection);
        painter->drawRoundedRect(ground, radius, radius);
    }
    const int side = scaled(option.font, kSide);
    painter->setFont(fontOf(option, index));
    painter->setPen(chosen || index.data(ArticleTreeModel::ChapterRole).toBool() ? colours.text : colours.muted);
    painter->drawText(option.rect.adjusted(side, 0, -side, 0), kFlags, index.data(Qt::DisplayRole).toString());
    painter->restore();
}

QSize ContentsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    int depth = 1;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        ++depth;
    const int side = scaled(option.font, kSide);
    const int width = std::max(40, m_view->viewport()->width() - depth * m_view->indentation() - 2 * side);
    const QRect words = QFontMetrics(fontOf(option, index))
                            .boundingRect(QRect(0, 0, width, 10000), kFlags, index.data(Qt::DisplayRole).toString());
    return { width, words.height() + 2 * scaled(option.font, kAbove) };
}

} // namespace ui
