#pragma once

#include "ui/widgets/row_delegate.h"

namespace ui {

/// A stored match in a list: a pill with its result, who played with what, a small chart of its course. All rows are
/// equally high, so that a list can have as many as it likes.
class MatchRowDelegate final : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// The height of every row at that text size.
    static int rowHeight(const QFont& font);
};

} // namespace ui
