#pragma once

#include "ui/widgets/row_delegate.h"

namespace ui {

/// One hit of a search in the rules: what it is, its title, and the lines in which the words are, marked.
class ArticleHitDelegate final : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    int content(QPainter* painter, const QRect& area, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
};

} // namespace ui
