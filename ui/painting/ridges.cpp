#include "ui/painting/ridges.h"

#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace ui {

namespace {

/// One thing that stands on a ridge: in the middle of `x`, `w` wide, its foot at `y`, `h` high.
struct Spot {
    double x;
    double y;
    double w;
    double h;
};

using Thing = void (*)(QPainterPath&, const Spot&, Scatter&);

void polygon(QPainterPath& path, const Spot& at, std::initializer_list<std::pair<double, double>> points)
{
    // Across from -1 to 1, up from 0 to 1.
    bool first = true;
    for (const auto& [across, up] : points) {
        const QPointF point(at.x + across * at.w / 2, at.y - up * at.h);
        if (first)
            path.moveTo(point);
        else
            path.lineTo(point);
        first = false;
    }
    path.closeSubpath();
}

void box(QPainterPath& path, const Spot& at, double left, double right, double foot, double top)
{
    polygon(path, at, { { left, foot }, { left, top }, { right, top }, { right, foot } });
}

void house(QPainterPath& path, const Spot& at, Scatter& scatter)
{
    box(path, at, -1, 1, 0, 1);
    if (scatter.between(0, 1) > 0.6)
        box(path, at, -0.08, 0.08, 1, 1.25);
    if (scatter.between(0, 1) > 0.6)
        box(path, at, -1, -0.1, 1, 1.12);
}

void tower(QPainterPath& path, const Spot& at, Scatter& scatter)
{
    if (scatter.between(0, 1) > 0.45) {
        polygon(
            path, at, { { -0.8, 0 }, { -0.8, 0.72 }, { -1, 0.72 }, { 0, 1 }, { 1, 0.72 }, { 0.8, 0.72 }, { 0.8, 0 } });
        return;
    }
    box(path, at, -0.8, 0.8, 0, 0.74);
    for (const double left : { -1.0, -0.3, 0.4 })
        box(path, at, left, left + 0.5, 0.70, 0.84);
    box(path, at, -1, 0.9, 0.68, 0.75);
}

void spire(QPainterPath& path, const Spot& at, Scatter&)
{
    path.moveTo(at.x - at.w / 2, at.y);
    path.quadTo(at.x - at.w * 0.12, at.y - at.h * 0.35, at.x, at.y - at.h);
    path.quadTo(at.x + at.w * 0.12, at.y - at.h * 0.35, at.x + at.w / 2, at.y);
    path.closeSubpath();
}

void peak(QPainterPath& path, const Spot& at, Scatter& scatter)
{
    const double top = scatter.between(-0.2, 0.2);
    polygon(path, at,
        { { -1.25, 0 }, { -0.72, 0.38 }, { -0.52, 0.36 }, { top, 1 }, { top + 0.28, 0.66 }, { 0.46, 0.62 },
            { 1.25, 0 } });
}

void fir(QPainterPath& path, const Spot& at, Scatter&)
{
    polygon(path, at,
        { { -1, 0.08 }, { -0.38, 0.42 }, { -0.72, 0.42 }, { -0.24, 0.70 }, { -0.5, 0.70 }, { 0, 1 }, { 0.5, 0.70 },
            { 0.24, 0.70 }, { 0.72, 0.42 }, { 0.38, 0.42 }, { 1, 0.08 } });
    box(path, at, -0.12, 0.12, 0, 0.1);
}

void mushroom(QPainterPath& path, const Spot& at, Scatter&)
{
    box(path, at, -0.2, 0.2, 0, 0.7);
    path.moveTo(at.x - at.w / 2, at.y - at.h * 0.56);
    path.cubicTo(at.x - at.w * 0.5, at.y - at.h * 1.12, at.x + at.w * 0.5, at.y - at.h * 1.12, at.x + at.w / 2,
        at.y - at.h * 0.56);
    path.quadTo(at.x, at.y - at.h * 0.66, at.x - at.w / 2, at.y - at.h * 0.56);
    path.closeSubpath();
}

void column(QPainterPath& path, const Spot& at, Scatter&)
{
    box(path, at, -0.36, 0.36, 0, 0.84);
    box(path, at, -0.58, 0.58, 0.78, 0.85);
    box(path, at, -1.05, 1.05, 0.86, 1); // the beam runs on to the next one
    box(path, at, -0.6, 0.6, 0, 0.07);
}

void grave(QPainterPath& path, const Spot& at, Scatter& scatter)
{
    if (scatter.between(0, 1) > 0.4) {
        box(path, at, -0.5, 0.5, 0, 0.55);
        path.addEllipse(QPointF(at.x, at.y - at.h * 0.55), at.w * 0.25, at.h * 0.3);
    } else {
        box(path, at, -0.11, 0.11, 0, 1);
        box(path, at, -0.42, 0.42, 0.60, 0.74);
    }
}

void dome(QPainterPath& path, const Spot& at, Scatter&)
{
    box(path, at, -0.8, 0.8, 0, 0.42);
    path.moveTo(at.x - at.w * 0.45, at.y - at.h * 0.4);
    path.cubicTo(at.x - at.w * 0.45, at.y - at.h * 0.92, at.x + at.w * 0.45, at.y - at.h * 0.92, at.x + at.w * 0.45,
        at.y - at.h * 0.4);
    path.closeSubpath();
    box(path, at, -0.04, 0.04, 0.7, 1);
}

void crystal(QPainterPath& path, const Spot& at, Scatter& scatter)
{
    const double lean = scatter.between(-0.55, 0.55);
    polygon(path, at, { { -0.45, 0 }, { -0.45 + lean, 0.74 }, { lean - 0.05, 1 }, { 0.40 + lean, 0.66 }, { 0.45, 0 } });
    polygon(path, at, { { 0.1, 0 }, { 0.55 - lean * 0.3, 0.42 }, { 0.75 - lean * 0.3, 0.5 }, { 0.95, 0 } });
}

void volcano(QPainterPath& path, const Spot& at, Scatter&)
{
    path.moveTo(at.x - at.w, at.y);
    path.quadTo(at.x - at.w * 0.35, at.y - at.h * 0.25, at.x - at.w * 0.16, at.y - at.h * 0.86);
    path.lineTo(at.x - at.w * 0.05, at.y - at.h * 0.80);
    path.lineTo(at.x + at.w * 0.06, at.y - at.h * 0.83);
    path.lineTo(at.x + at.w * 0.17, at.y - at.h * 0.88);
    path.quadTo(at.x + at.w * 0.35, at.y - at.h * 0.25, at.x + at.w, at.y);
    path.closeSubpath();
    for (const auto& [across, up, size] : std::initializer_list<std::array<double, 3>> {
             { 0.02, 0.98, 0.075 }, { 0.10, 1.09, 0.10 }, { 0.24, 1.19, 0.13 } })
        path.addEllipse(QPointF(at.x + across * at.w, at.y - up * at.h), size * at.w, size * at.h * 0.7);
}

void palm(QPainterPath& path, const Spot& at, Scatter& scatter)
{
    const double lean = scatter.between(-0.5, 0.5) * at.w;
    const QPointF top(at.x + lean, at.y - at.h * 0.84);
    path.moveTo(at.x - at.w * 0.06, at.y);
    path.quadTo(at.x - at.w * 0.04, at.y - at.h * 0.5, top.x() - at.w * 0.03, top.y());
    path.lineTo(top.x() + at.w * 0.03, top.y());
    path.quadTo(at.x + at.w * 0.06, at.y - at.h * 0.5, at.x + at.w * 0.08, at.y);
    path.closeSubpath();
    for (const auto& [across, down] : std::initializer_list<std::pair<double, double>> {
             { -0.62, 0.14 }, { -0.5, -0.13 }, { 0.12, -0.20 }, { 0.58, -0.08 }, { 0.56, 0.17 } }) {
        const QPointF end = top + QPointF(across * at.w, down * at.h);
        const QPointF bow = top + QPointF(across * at.w * 0.55, down * at.h * 0.5 - at.h * 0.13);
        path.moveTo(top);
        path.quadTo(bow, end);
        path.quadTo(bow + QPointF(0, at.h * 0.10), top + QPointF(0, at.h * 0.05));
        path.closeSubpath();
    }
}

void ship(QPainterPath& path, const Spot& at, Scatter&)
{
    polygon(path, at, { { -0.9, 0.16 }, { -0.62, 0 }, { 0.66, 0 }, { 1, 0.2 } });
    for (const auto& [mast, top] :
        std::initializer_list<std::pair<double, double>> { { -0.45, 0.84 }, { 0.05, 1.0 }, { 0.52, 0.78 } }) {
        box(path, at, mast - 0.02, mast + 0.02, 0.1, top);
        polygon(path, at,
            { { mast - 0.2, 0.30 }, { mast - 0.16, top * 0.62 }, { mast + 0.2, top * 0.60 }, { mast + 0.24, 0.28 } });
        polygon(path, at,
            { { mast - 0.14, top * 0.66 }, { mast - 0.11, top * 0.92 }, { mast + 0.14, top * 0.92 },
                { mast + 0.18, top * 0.65 } });
    }
}

void ruin(QPainterPath& path, const Spot& at, Scatter& scatter)
{
    const double broken = scatter.between(0.55, 1.0);
    polygon(path, at,
        { { -0.9, 0 }, { -0.9, broken }, { -0.62, broken * 0.84 }, { -0.4, broken * 0.92 }, { -0.4, 0.3 },
            { 0.34, 0.3 }, { 0.34, broken * 0.56 }, { 0.56, broken * 0.7 }, { 0.9, broken * 0.48 }, { 0.9, 0 } });
}

void tentacle(QPainterPath& path, const Spot& at, Scatter& scatter)
{
    const double side = scatter.between(0, 1) > 0.5 ? 1 : -1;
    const auto p = [&](double across, double up) { return QPointF(at.x + side * across * at.w / 2, at.y - up * at.h); };
    path.moveTo(p(-0.55, 0));
    path.cubicTo(p(-0.1, 0.35), p(-1.0, 0.6), p(-0.3, 0.88));
    path.cubicTo(p(0.05, 1.08), p(0.85, 1.0), p(0.72, 0.70));
    path.cubicTo(p(0.6, 0.55), p(0.3, 0.62), p(0.36, 0.74));
    path.cubicTo(p(0.46, 0.84), p(0.02, 0.90), p(-0.06, 0.72));
    path.cubicTo(p(-0.4, 0.50), p(0.5, 0.32), p(0.3, 0));
    path.closeSubpath();
}

void pagoda(QPainterPath& path, const Spot& at, Scatter&)
{
    for (const auto& [foot, wide] :
        std::initializer_list<std::pair<double, double>> { { 0.0, 1.0 }, { 0.30, 0.78 }, { 0.56, 0.56 } }) {
        box(path, at, -wide * 0.6, wide * 0.6, foot, foot + 0.2);
        path.moveTo(at.x - at.w / 2 * wide, at.y - at.h * (foot + 0.16));
        path.quadTo(at.x - at.w / 2 * wide * 0.5, at.y - at.h * (foot + 0.19), at.x - at.w / 2 * wide * 0.32,
            at.y - at.h * (foot + 0.32));
        path.lineTo(at.x + at.w / 2 * wide * 0.32, at.y - at.h * (foot + 0.32));
        path.quadTo(at.x + at.w / 2 * wide * 0.5, at.y - at.h * (foot + 0.19), at.x + at.w / 2 * wide,
            at.y - at.h * (foot + 0.16));
        path.closeSubpath();
    }
    box(path, at, -0.03, 0.03, 0.84, 1);
}

void pyramid(QPainterPath& path, const Spot& at, Scatter&)
{
    polygon(path, at, { { -1.15, 0 }, { 0, 1 }, { 1.15, 0 } });
}

void chimney(QPainterPath& path, const Spot& at, Scatter& scatter)
{
    polygon(path, at,
        { { -1, 0 }, { -1, 0.42 }, { -0.5, 0.58 }, { -0.5, 0.42 }, { 0, 0.58 }, { 0, 0.42 }, { 0.5, 0.58 },
            { 0.5, 0.42 }, { 1, 0.56 }, { 1, 0 } });
    const double where = scatter.between(-0.7, 0.5);
    box(path, at, where, where + 0.22, 0.3, 1);
    box(path, at, where - 0.05, where + 0.27, 0.95, 1);
}

void arch(QPainterPath& path, const Spot& at, Scatter&)
{
    QPainterPath whole;
    box(whole, at, -1, 1, 0, 1);
    QPainterPath hole;
    hole.addRoundedRect(
        QRectF(at.x - at.w * 0.26, at.y - at.h * 0.72, at.w * 0.52, at.h * 0.9), at.w * 0.26, at.w * 0.26);
    path.addPath(whole.subtracted(hole));
}

void tree(QPainterPath& path, const Spot& at, Scatter& scatter)
{
    box(path, at, -0.09, 0.09, 0, 0.6);
    for (const auto& [across, up, size] :
        std::initializer_list<std::array<double, 3>> { { -0.24, 0.58, 0.28 }, { 0.24, 0.62, 0.27 }, { 0, 0.78, 0.30 } })
        path.addEllipse(QPointF(at.x + across * at.w, at.y - up * at.h), size * at.w * scatter.between(0.9, 1.1),
            size * at.h * 0.66);
}

void spike(QPainterPath& path, const Spot& at, Scatter&)
{
    // Stone that grew from the floor of a cave.
    path.moveTo(at.x - at.w * 0.6, at.y);
    path.quadTo(at.x - at.w * 0.10, at.y - at.h * 0.12, at.x - at.w * 0.03, at.y - at.h);
    path.quadTo(at.x + at.w * 0.16, at.y - at.h * 0.10, at.x + at.w * 0.6, at.y);
    path.closeSubpath();
}

void hut(QPainterPath& path, const Spot& at, Scatter&)
{
    box(path, at, -0.62, 0.62, 0, 0.5);
    polygon(path, at, { { -1, 0.44 }, { 0, 1 }, { 1, 0.44 } });
    box(path, at, 0.34, 0.52, 0.5, 0.98);
}

/// A kind that is a row of things: how far apart they stand, how wide and how high, in rises of the ridge.
struct Row {
    const char* kind;
    Thing thing;
    double apart;
    double wide;
    double least; ///< height of the lowest
};

constexpr std::array<Row, 20> kRows { {
    { "arches", arch, 0.70, 0.71, 0.86 },
    { "caves", spike, 0.34, 0.34, 0.30 },
    { "chimneys", chimney, 0.98, 0.94, 0.70 },
    { "city", house, 0.25, 0.25, 0.35 },
    { "columns", column, 0.42, 0.40, 1.0 },
    { "crystals", crystal, 0.42, 0.46, 0.45 },
    { "domes", dome, 0.74, 0.78, 0.55 },
    { "firs", fir, 0.30, 0.38, 0.50 },
    { "graves", grave, 0.40, 0.36, 0.52 },
    { "huts", hut, 0.66, 0.58, 0.55 },
    { "mountains", peak, 0.56, 0.80, 0.55 },
    { "mushrooms", mushroom, 0.52, 0.60, 0.45 },
    { "pagodas", pagoda, 0.92, 0.74, 0.66 },
    { "palms", palm, 0.72, 0.66, 0.66 },
    { "pyramids", pyramid, 0.90, 0.96, 0.50 },
    { "ruins", ruin, 0.66, 0.58, 0.55 },
    { "ships", ship, 1.35, 1.05, 0.82 },
    { "spires", spire, 0.34, 0.17, 0.50 },
    { "tentacles", tentacle, 0.50, 0.46, 0.55 },
    { "towers", tower, 0.44, 0.34, 0.60 },
} };

/// Hills, waves, dunes, woods and volcanoes are not rows of one thing.
constexpr std::array<const char*, 5> kShapes { "dunes", "hills", "trees", "volcano", "waves" };

/// Closed below the lowest place that is seen.
void close(QPainterPath& path, double width, double ground)
{
    path.lineTo(width, ground * 3);
    path.lineTo(0, ground * 3);
    path.closeSubpath();
}

QPainterPath hills(double width, double ground, double rise, Scatter& scatter)
{
    QPainterPath path;
    const double one = scatter.between(0, 6);
    const double other = scatter.between(0, 6);
    const double step = std::max(2.0, width / 80);
    for (double x = 0; x <= width + step; x += step) {
        const double t = x / std::max(1.0, rise);
        const double y = ground - rise * (0.34 + 0.22 * std::sin(t * 0.62 + one) + 0.13 * std::sin(t * 1.45 + other));
        if (x == 0)
            path.moveTo(x, y);
        else
            path.lineTo(x, y);
    }
    close(path, width, ground);
    return path;
}

QPainterPath waves(double width, double ground, double rise, Scatter& scatter)
{
    QPainterPath path;
    const double length = rise * 0.86;
    const double shift = scatter.between(0, length);
    const double step = std::max(1.5, width / 160);
    for (double x = 0; x <= width + step; x += step) {
        const double turn = (x + shift) / length * 2 * std::numbers::pi;
        // Sharper crests than troughs, as water has.
        const double y = ground - rise * (0.28 + 0.24 * std::sin(turn) + 0.05 * std::sin(2 * turn + 1.2));
        if (x == 0)
            path.moveTo(x, y);
        else
            path.lineTo(x, y);
    }
    close(path, width, ground);
    return path;
}

QPainterPath dunes(double width, double ground, double rise, Scatter& scatter)
{
    QPainterPath path;
    double x = -scatter.between(0, rise);
    path.moveTo(x, ground);
    while (x < width) {
        const double length = rise * scatter.between(1.2, 1.9);
        const double height = rise * scatter.between(0.4, 0.8);
        // A long slope before the wind and a short one behind it.
        path.quadTo(x + length * 0.5, ground - height * 0.25, x + length * 0.74, ground - height);
        path.quadTo(x + length * 0.80, ground - height * 0.35, x + length, ground - rise * 0.12);
        x += length;
    }
    close(path, x, ground);
    return path;
}

QPainterPath row(const Row& kind, double width, double ground, double rise, Scatter& scatter)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addRect(QRectF(0, ground - rise * 0.04, width, ground * 2));
    const double apart = kind.apart * rise;
    for (double x = -scatter.between(0, apart); x < width + apart; x += apart) {
        const double jitter = kind.least >= 0.99 ? 0 : scatter.between(-0.12, 0.12) * apart;
        const Spot at { x + jitter, ground, kind.wide * rise, rise * scatter.between(kind.least, 1.0) };
        kind.thing(path, at, scatter);
    }
    return path;
}

} // namespace

unsigned seedOf(const QString& name)
{
    unsigned seed = 2166136261U; // not qHash(), which differs from run to run
    for (const QChar letter : name)
        seed = (seed ^ letter.unicode()) * 16777619U;
    return seed;
}

QStringList ridgeKinds()
{
    QStringList kinds;
    for (const Row& each : kRows)
        kinds.append(QLatin1String(each.kind));
    for (const char* each : kShapes)
        kinds.append(QLatin1String(each));
    kinds.sort();
    return kinds;
}

QPainterPath ridge(const QString& kind, double width, double ground, double rise, Scatter& scatter)
{
    for (const Row& each : kRows)
        if (kind == QLatin1String(each.kind))
            return row(each, width, ground, rise, scatter);
    if (kind == QLatin1String("waves"))
        return waves(width, ground, rise, scatter);
    if (kind == QLatin1String("dunes"))
        return dunes(width, ground, rise, scatter);
    if (kind == QLatin1String("trees"))
        return row({ "trees", tree, 0.44, 0.56, 0.55 }, width, ground, rise, scatter);
    if (kind == QLatin1String("volcano")) {
        QPainterPath path = hills(width, ground, rise * 0.5, scatter);
        path.setFillRule(Qt::WindingFill);
        volcano(path, { width * scatter.between(0.60, 0.74), ground, rise * 1.3, rise * 1.06 }, scatter);
        return path;
    }
    return hills(width, ground, rise, scatter);
}

} // namespace ui
