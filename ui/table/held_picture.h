#pragma once

#include <QPixmap>
#include <QSizeF>
#include <QWidget>

#include <functional>

class QPainter;

namespace ui {

/// Something that is dragged over the window, under the pointer. It takes neither the mouse nor the keyboard.
class HeldPicture final : public QWidget {
    Q_OBJECT

public:
    explicit HeldPicture(QWidget* surface);

    /// `paint` fills that area; the pointer is at `at` on the screen.
    void pickUp(
        const QSizeF& size, const std::function<void(QPainter& painter, const QRectF& area)>& paint, const QPoint& at);
    void moveTo(const QPoint& at);
    void letGo();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget* m_surface;
    QPixmap m_picture;
};

} // namespace ui
