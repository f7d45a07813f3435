#include "ui/charts/shown_span.h"

#include <QWheelEvent>

#include <algorithm>

namespace ui {

namespace {

constexpr double kStride = 0.15; ///< how far the wheel moves, of what is shown

}

void ShownSpan::reset(double end, double least)
{
    m_end = end;
    m_least = least;
    m_first = 0;
    m_width = end;
}

void ShownSpan::zoom(double factor, double around)
{
    const double share = std::clamp((around - m_first) / std::max(1e-9, m_width), 0.0, 1.0);
    m_width = std::clamp(m_width * factor, std::min(m_least, m_end), m_end);
    m_first = std::clamp(around - share * m_width, 0.0, m_end - m_width);
}

void ShownSpan::move(double by)
{
    m_first = std::clamp(m_first + by, 0.0, m_end - m_width);
}

void ShownSpan::turn(QWheelEvent& wheel, double around)
{
    const QPoint turned = wheel.angleDelta();
    const int by = turned.y() == 0 ? turned.x() : turned.y();
    if (turned.y() == 0 || wheel.modifiers().testFlag(Qt::ShiftModifier))
        move((by > 0 ? -kStride : kStride) * m_width);
    else
        zoom(by > 0 ? kCloser : 1 / kCloser, around);
    wheel.accept();
}

void ShownSpan::bringIn(double from, double to)
{
    if (from < first())
        move(from - first());
    else if (to > last())
        move(to - last());
}

} // namespace ui
