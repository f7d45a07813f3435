#pragma once

#include "ui/widgets/row_delegate.h"

namespace ui {

/// A word that may be written, and beside it what it means, which is the entry's Qt::ToolTipRole.
class OfferedWordDelegate final : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;

protected:
    int content(QPainter* painter, const QRect& area, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    int naturalWidth(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace ui
