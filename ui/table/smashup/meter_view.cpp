#include "ui/table/smashup/meter_view.h"

#include "ui/language.h"
#include "ui/theme.h"

#include <QPainter>

#include <cmath>
#include <numeric>

namespace ui {

MeterView::MeterView(QWidget* parent)
    : SpokenMeter(parent)
{
    inEachLanguage(this, [this] { setAccessibleName(tr("Power")); });
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void MeterView::setMeter(const Meter& meter)
{
    m_meter = meter;
    tellReached();
    update();
}

int MeterView::reached() const
{
    return static_cast<int>(std::lround(std::accumulate(m_meter.parts.begin(), m_meter.parts.end(), 0.0,
        [](double sum, const MeterPart& part) { return sum + part.power; })));
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
