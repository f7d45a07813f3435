#pragma once

#include "ui/widgets/row_delegate.h"

namespace ui {

/// A card of a faction that is being written: name, kind and power below it, at the right how many there are, and a
/// sign where something is amiss or worth a look.
class FactionEntryDelegate final : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;

protected:
    int content(QPainter* painter, const QRect& area, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
};

} // namespace ui
