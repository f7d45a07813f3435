#include "ui/table/smashup/card_picture.h"

#include "ui/theme.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double kBaseHeight = 138; ///< pixels of the mock-ups
constexpr double kMargin = 4; ///< for the shadow

} // namespace

CardPicture::CardPicture(QWidget* parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CardPicture::setCard(const CardFace& face)
{
    m_card = face;
    m_base.reset();
    updateGeometry();
    update();
}

void CardPicture::setBase(const BaseFace& face)
{
    m_base = face;
    m_card.reset();
    updateGeometry();
    update();
}

void CardPicture::clear()
{
    m_card.reset();
    m_base.reset();
    updateGeometry();
    update();
}

void CardPicture::setMostHeight(int pixels)
{
    if (pixels == m_most)
        return;
    m_most = pixels;
    updateGeometry();
    update();
}

QRectF CardPicture::cardArea(int width) const
{
    const QSizeF whole = cardSize(CardForm::Whole, font());
    const double margin = scaled(font(), kMargin);
    double share = std::min(1.0, (width - 2 * margin) / whole.width());
    if (m_most > 0)
        share = std::min(share, (m_most - 2 * margin) / whole.height());
    const QSizeF size = whole * std::max(0.2, share);
    return { { (width - size.width()) / 2, margin }, size };
}

int CardPicture::heightForCard(int width) const
{
    return static_cast<int>(cardArea(width).height()) + 2 * scaled(font(), kMargin);
}

int CardPicture::heightForWidth(int width) const
{
    const int margin = scaled(font(), kMargin);
    if (m_card)
        return heightForCard(width);
    return m_base ? scaled(font(), kBaseHeight) + 2 * margin : 0;
}

QSize CardPicture::sizeHint() const
{
    const int width = static_cast<int>(cardSize(CardForm::Whole, font()).width());
    return { width, heightForWidth(width) };
}

QSize CardPicture::minimumSizeHint() const
{
    return { scaled(font(), 120), 0 };
}

void CardPicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Colours& colours = coloursOf(palette());
    const double margin = scaled(font(), kMargin);
    if (m_card)
        paintCard(painter, cardArea(width()), *m_card, CardForm::Whole, {}, colours, font());
    else if (m_base)
        paintBase(painter, QRectF(rect()).adjusted(margin, margin, -margin, -margin), *m_base, BaseForm::Full, {},
            colours, font());
}

void CardPicture::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace ui
