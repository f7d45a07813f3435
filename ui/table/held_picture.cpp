#include "ui/table/held_picture.h"

#include <QPainter>

namespace ui {

HeldPicture::HeldPicture(QWidget* surface)
    : QWidget(surface)
    , m_surface(surface)
{
    setAttribute(Qt::WA_TransparentForMouseEvents); // what is dropped falls on what lies below
    setFocusPolicy(Qt::NoFocus);
    setObjectName(QStringLiteral("heldPicture"));
    hide();
}

void HeldPicture::pickUp(
    const QSizeF& size, const std::function<void(QPainter& painter, const QRectF& area)>& paint, const QPoint& at)
{
    const qreal ratio = devicePixelRatioF();
    m_picture = QPixmap((size * ratio).toSize());
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(Qt::transparent);
    QPainter painter(&m_picture);
    paint(painter, { QPointF(), size });
    painter.end();
    setParent(m_surface->window());
    resize(size.toSize());
    moveTo(at);
    raise();
    show();
}

void HeldPicture::moveTo(const QPoint& at)
{
    if (parentWidget() != nullptr)
        move(parentWidget()->mapFromGlobal(at) - rect().center());
}

void HeldPicture::letGo()
{
    hide();
    setParent(m_surface);
    m_picture = {};
}

void HeldPicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setOpacity(0.92);
    painter.drawPixmap(0, 0, m_picture);
}

} // namespace ui
