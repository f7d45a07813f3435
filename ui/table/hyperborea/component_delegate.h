#pragma once

#include <QStyledItemDelegate>

namespace core::hyperborea {
struct ComponentView;
}

namespace ui {

/// Something of the box as a tile: its name and kind, its spaces, and what it does.
class ComponentDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace ui
