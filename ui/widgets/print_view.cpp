#include "ui/widgets/print_view.h"

#include "ui/look.h"
#include "ui/text/print_words.h"
#include "ui/widgets/print_faces.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double kPrintScale = 0.86; ///< of the size in which a card is looked at
constexpr QSizeF kBaseArea { 300, 138 };
constexpr double kPrintMargin = 6; // pixels of the mock-up, for shadows
constexpr double kPrintsApart = 16;

} // namespace

PrintView::PrintView(QWidget* parent, Forms forms)
    : QWidget(parent)
    , m_forms(forms)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
}

void PrintView::show(const core::CardInfo& card, const core::FactionInfo& faction)
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

void PrintView::showNothing()
{
    m_card.reset();
    m_base.reset();
    setAccessibleDescription({});
    update();
}

QSize PrintView::sizeHint() const
{
    const QSizeF whole = cardSize(CardForm::Whole, font()) * kPrintScale;
    const QSizeF hand = cardSize(CardForm::Hand, font());
    const double margin = scaled(font(), 2 * kPrintMargin);
    const double more = m_forms == Forms::Whole ? 0 : scaled(font(), kPrintsApart) + hand.width() * kPrintScale;
    return QSizeF(whole.width() + more + margin, whole.height() + margin).toSize();
}

QSize PrintView::minimumSizeHint() const
{
    return { scaled(font(), 160), sizeHint().height() };
}

void PrintView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Colours& colours = coloursOf(palette());
    const double margin = scaled(font(), kPrintMargin);
    const double between = scaled(font(), kPrintsApart);
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
    whole *= std::min({ kPrintScale, room.height() / whole.height(), room.width() / whole.width() });
    paintCard(painter, QRectF(room.topLeft(), whole), *m_card, CardForm::Whole, state, colours, font());
    if (m_forms == Forms::Whole)
        return;
    double top = room.top();
    for (const CardForm form : { CardForm::Hand, CardForm::Table }) {
        const QSizeF size = cardSize(form, font()) * kPrintScale;
        const QRectF area(QPointF(room.left() + whole.width() + between, top), size);
        if (area.right() > room.right() + margin || area.bottom() > room.bottom() + margin)
            continue;
        paintCard(painter, area, *m_card, form, {}, colours, font());
        top = area.bottom() + between;
    }
}

} // namespace ui
