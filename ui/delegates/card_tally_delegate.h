#pragma once

#include "ui/widgets/row_delegate.h"

namespace ui {

/// A card with its emblem, or a figure of it; a share with its interval on an axis, grey while that says nothing.
class CardTallyDelegate final : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;

protected:
    int content(QPainter* painter, const QRect& area, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    int naturalWidth(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace ui
