#include "ui/pages/factions/concern_sign.h"

#include "ui/look.h"

#include <QPainter>

namespace ui {

namespace {

constexpr double kSign = 10; // pixels of the mock-up

} // namespace

ConcernSign::ConcernSign(Concern concern, QWidget* parent)
    : QWidget(parent)
    , m_concern(concern)
{
}

QSize ConcernSign::sizeHint() const
{
    return { scaled(font(), kSign), scaled(font(), kSign) };
}

void ConcernSign::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const double side = scaled(font(), kSign);
    QRectF area(0, 0, side, side);
    area.moveCenter(QRectF(rect()).center());
    paintConcern(painter, area, m_concern, coloursOf(palette()));
}

} // namespace ui
