#pragma once

#include "ui/widgets/row_delegate.h"

namespace ui {

/// A stored match in a list: who played with what in the first column, and its result, running ones in gold.
class MatchRowDelegate final : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;

protected:
    int content(QPainter* painter, const QRect& area, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
};

} // namespace ui
