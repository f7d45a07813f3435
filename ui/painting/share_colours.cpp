#include "ui/painting/share_colours.h"

#include "ui/look.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double kStrongest = 0.22; ///< from the middle on; what is further is as strong

QColor blended(const QColor& one, const QColor& other, double part)
{
    const auto each = [part](int from, int to) { return static_cast<int>(std::lround(from + (to - from) * part)); };
    return { each(one.red(), other.red()), each(one.green(), other.green()), each(one.blue(), other.blue()) };
}

}

QColor groundOfShare(double share, const Colours& colours)
{
    const double part = std::min(1.0, std::abs(share - 0.5) / kStrongest);
    return blended(colours.track, share < 0.5 ? colours.warn : colours.bar, part);
}

QColor inkOfShare(double share, const Colours& colours)
{
    const QColor ground = groundOfShare(share, colours);
    const QColor dark(kFigureOnColour);
    const QColor light(Qt::white);
    return contrast(dark, ground) > contrast(light, ground) ? dark : light;
}

QString shareFigure(double share)
{
    return QLocale().toString(100 * share, 'f', 0);
}

} // namespace ui
