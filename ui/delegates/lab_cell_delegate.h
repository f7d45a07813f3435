#pragma once

#include <QStyledItemDelegate>

namespace ui {

/// A cell of pairs against pairs: its share on a ground that is the stronger the further it is from even, a ring where
/// it is the current one.
class LabCellDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace ui
