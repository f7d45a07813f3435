#pragma once

#include <QStyledItemDelegate>

namespace ui {

/// A faction of the gallery as a tile in its colour, and the heading of a set across the whole width.
class FactionTileDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The room the view has; tiles share it in as many columns as fit.
    void setAvailableWidth(int width) { m_width = width; }

    /// Whether the tile that the keyboard is on shows it; a mouse user needs no second ring.
    void setKeyboardShown(bool shown) { m_keyboardShown = shown; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int tileWidth(const QFont& font) const;

    int m_width = 300;
    bool m_keyboardShown = false;
};

} // namespace ui
