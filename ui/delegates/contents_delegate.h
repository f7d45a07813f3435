#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace ui {

/// An entry of a contents tree: wrapped, on a rounded ground where it is the chosen one.
class ContentsDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit ContentsDelegate(QTreeView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QTreeView* m_view;
};

} // namespace ui
