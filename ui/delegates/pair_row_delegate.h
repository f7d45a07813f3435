#pragma once

#include "ui/widgets/row_delegate.h"

namespace ui {

/// A saved pair in a list: its name, its factions, how it fared and what is written down about it.
class PairRowDelegate final : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;

protected:
    int content(QPainter* painter, const QRect& area, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
};

} // namespace ui
