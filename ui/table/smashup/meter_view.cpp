#include "ui/table/smashup/meter_view.h"

#include "ui/theme.h"

#include <QPainter>

namespace ui {

MeterView::MeterView(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void MeterView::setMeter(const Meter& meter)
{
    m_meter = meter;
    update();
}

QSize MeterView::sizeHint() const
{
    return { scaled(font(), 220), scaled(font(), 18) };
}

QSize MeterView::minimumSizeHint() const
{
    return { scaled(font(), 80), scaled(font(), 18) };
}

void MeterView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMeter(painter, rect(), m_meter, coloursOf(palette()), font(), true);
}

} // namespace ui
