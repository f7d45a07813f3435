#include "ui/pages/factions/faction_card_view.h"

#include "ui/look.h"
#include "ui/text/print_words.h"
#include "ui/widgets/print_faces.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double kWholeScale = 0.86; ///< of the size in which a card is looked at
constexpr QSizeF kBaseArea { 300, 138 };
constexpr double kMargin = 6; // pixels of the mock-up, for shadows
constexpr double kBetween = 16;

} // namespace

FactionCardView::FactionCardView(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
}

void FactionCardView::show(const core::CardInfo& card, const core::FactionInfo& faction)
{
    m_card.reset();
    m_base.reset();
    if (card.isPlace())
        m_base = placeFaceOf(card);
    else
        m_card = faceOf(card, { faction });
    setAccessibleDescription(describePrint(card));
    updateGeometry();
    update();
}

void FactionCardView::showNothing()
{
    m_card.reset();
    m_base.reset();
    setAccessibleDescription({});
    update();
}

QSize FactionCardView::sizeHint() const
{
    const QSizeF whole = cardSize(CardForm::Whole, font()) * kWholeScale;
    const QSizeF hand = cardSize(CardForm::Hand, font());
    const double margin = scaled(font(), 2 * kMargin);
    return QSizeF(
        whole.width() + scaled(font(), kBetween) + hand.width() * kWholeScale + margin, whole.height() + margin)
        .toSize();
}

QSize FactionCardView::minimumSizeHint() const
{
    return { scaled(font(), 160), sizeHint().height() };
}

void FactionCardView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Colours& colours = coloursOf(palette());
    const double margin = scaled(font(), kMargin);
    const double between = scaled(font(), kBetween);
    const QRectF room = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    FaceState state;
    state.focus = hasFocus();
    if (m_base) {
        QSizeF size(scaled(font(), kBaseArea.width()), scaled(font(), kBaseArea.height()));
        size.setWidth(std::min(size.width(), room.width()));
        paintBase(painter, QRectF(room.topLeft(), size), *m_base, BaseForm::Full, state, colours, font());
        return;
    }
    if (!m_card)
        return;
    QSizeF whole = cardSize(CardForm::Whole, font());
    whole *= std::min({ kWholeScale, room.height() / whole.height(), room.width() / whole.width() });
    paintCard(painter, QRectF(room.topLeft(), whole), *m_card, CardForm::Whole, state, colours, font());
    double top = room.top();
    for (const CardForm form : { CardForm::Hand, CardForm::Table }) {
        const QSizeF size = cardSize(form, font()) * kWholeScale;
        const QRectF area(QPointF(room.left() + whole.width() + between, top), size);
        if (area.right() > room.right() + margin || area.bottom() > room.bottom() + margin)
            continue;
        paintCard(painter, area, *m_card, form, {}, colours, font());
        top = area.bottom() + between;
    }
}

} // namespace ui
