#pragma once

#include "ui/widgets/row_delegate.h"

namespace ui {

/// The cards of a pair: emblem, name and number of copies in the first column.
class PairCardDelegate final : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;

protected:
    int content(QPainter* painter, const QRect& area, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    int naturalWidth(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace ui
