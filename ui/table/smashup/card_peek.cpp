#include "ui/table/smashup/card_peek.h"

#include "ui/table/smashup/card_painting.h"
#include "ui/theme.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr int kFrame = 3; // around the card, for its border

} // namespace

CardPeek::CardPeek(FactionLooks looks, QWidget* window)
    : QWidget(window)
    , m_looks(std::move(looks))
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void CardPeek::showCard(const core::smashup::CardView& card, const QRect& place, const QFont& body)
{
    m_card = card;
    m_body = body;
    QSize face(scaled(body, 176), scaled(body, 238));
    while (!cardFaceHolds(card, face, body, fittingSizes(card, face, body)) && face.height() < parentWidget()->height())
        face += QSize(scaled(body, 10), scaled(body, 16));
    resize(face + QSize(2 * kFrame, 2 * kFrame));
    const int left = place.center().x() - width() / 2;
    move(std::clamp(left, 0, std::max(0, parentWidget()->width() - width())), std::max(0, place.top() - height()));
    show();
    raise();
    update();
}

void CardPeek::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    CardState state;
    state.current = true;
    const QRectF face = QRectF(rect()).adjusted(kFrame, kFrame, -kFrame, -kFrame);
    paintCardFace(painter, face, m_card, m_looks.of(m_card.faction), state, m_body, palette(),
        fittingSizes(m_card, face.size(), m_body));
}

} // namespace ui
