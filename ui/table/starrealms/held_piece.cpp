#include "ui/table/starrealms/held_piece.h"

#include "ui/theme.h"

#include <QPainter>

namespace ui {

HeldPiece::HeldPiece(QWidget* surface)
    : QWidget(surface)
    , m_surface(surface)
{
    setAttribute(Qt::WA_TransparentForMouseEvents); // what is dropped falls on what lies below
    setFocusPolicy(Qt::NoFocus);
    setObjectName(QStringLiteral("heldPiece"));
    hide();
}

void HeldPiece::pickUp(const Piece& piece, const PiecePainter& painter, const QPoint& at)
{
    Piece shown = piece;
    const double margin = scaled(m_surface->font(), 12);
    const QSizeF size
        = piece.isCard() ? piece.area.size() : QSizeF(piece.area.width() * 0.7, piece.area.height() * 0.8);
    shown.area = { QPointF(margin, margin), size };
    shown.turn = 0;
    shown.idle = false;
    const qreal ratio = devicePixelRatioF();
    const QSizeF whole(size.width() + 2 * margin, size.height() + 2 * margin);
    m_picture = QPixmap((whole * ratio).toSize());
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(Qt::transparent);
    QPainter inner(&m_picture);
    painter.paint(inner, shown, {}, coloursOf(m_surface->palette()), m_surface->font());
    inner.end();
    setParent(m_surface->window());
    resize(whole.toSize());
    moveTo(at);
    raise();
    show();
}

void HeldPiece::moveTo(const QPoint& at)
{
    if (parentWidget() != nullptr)
        move(parentWidget()->mapFromGlobal(at) - rect().center());
}

void HeldPiece::letGo()
{
    hide();
    setParent(m_surface);
    m_picture = {};
}

void HeldPiece::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setOpacity(0.92);
    painter.drawPixmap(0, 0, m_picture);
}

} // namespace ui
