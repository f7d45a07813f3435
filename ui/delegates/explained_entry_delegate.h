#pragma once

#include "ui/widgets/row_delegate.h"

class QComboBox;

namespace ui {

/// An entry of a list, or of an open combo box, with what it means below it; closed, the box shows the entry alone.
/// What it means is the entry's Qt::AccessibleDescriptionRole.
class ExplainedEntryDelegate : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;

    /// Makes the list wide enough for its longest line, as far as lines shall go, in the font it has now.
    static void fitList(QComboBox& box);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    int content(QPainter* painter, const QRect& area, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    int naturalWidth(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace ui
