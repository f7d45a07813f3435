#pragma once

#include "ui/table/starrealms/piece_painter.h"

#include <QPixmap>
#include <QWidget>

namespace ui {

/// A card or a pool that is dragged over the window, under the pointer. It takes neither the mouse nor the keyboard.
class HeldPiece final : public QWidget {
    Q_OBJECT

public:
    explicit HeldPiece(QWidget* surface);

    void pickUp(const Piece& piece, const PiecePainter& painter, const QPoint& at);
    /// The pointer is there, on the screen.
    void moveTo(const QPoint& at);
    void letGo();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget* m_surface;
    QPixmap m_picture;
};

} // namespace ui
