#pragma once

#include "ui/widgets/row_delegate.h"

namespace ui {

/// A stored match in a list: a pill with its result, who played with what, a small chart of its course. All rows are
/// equally high, so that a list can have as many as it likes; higher where it is narrow for its text.
class MatchRowDelegate final : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Where the list has no room for the day of the match, that stands with the names, above two lines of what was
    /// played with.
    void setNarrow(bool narrow) { m_narrow = narrow; }
    /// The height of every row at that text size.
    int rowHeight(const QFont& font) const;

private:
    bool m_narrow = false;
};

} // namespace ui
