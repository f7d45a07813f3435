#include "ui/charts/shown_span.h"

#include <algorithm>

namespace ui {

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

void ShownSpan::bringIn(double from, double to)
{
    if (from < first())
        move(from - first());
    else if (to > last())
        move(to - last());
}

} // namespace ui
