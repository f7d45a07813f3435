#pragma once

#include "ui/widgets/row_delegate.h"

namespace ui {

/// A choice in the list of moves: the seat in its colour, and what it brought below the move.
class MoveDelegate final : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;

protected:
    int content(QPainter* painter, const QRect& area, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
};

} // namespace ui
