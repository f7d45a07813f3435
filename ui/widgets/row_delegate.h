#pragma once

#include <QStyledItemDelegate>

namespace ui {

/// One cell of a list or table as the mock-ups draw it: text that wraps, a line below each row, the chosen row on a
/// tinted ground. It measures what it paints, so that no text is clipped at any text size.
class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    /// Paints the cell's contents into `area` and gives the height they need; with a null painter it only measures.
    virtual int content(
        QPainter* painter, const QRect& area, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    /// How wide the contents are where nothing wraps.
    virtual int naturalWidth(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    /// Paints or measures wrapped text and gives its height.
    static int text(QPainter* painter, const QRect& area, const QString& words, const QFont& font, const QColor& colour,
        int alignment);
};

} // namespace ui
