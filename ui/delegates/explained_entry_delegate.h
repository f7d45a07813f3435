#pragma once

#include <QStyledItemDelegate>

class QComboBox;

namespace ui {

/// An entry of an open combo box with what it means behind it; closed, the box shows the entry alone. What it means is
/// the entry's Qt::AccessibleDescriptionRole.
class ExplainedEntryDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Makes the list wide enough for its longest line, in the font it has now.
    static void fitList(QComboBox& box);

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace ui
