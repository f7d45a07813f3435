#include "ui/look.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

/// No style sheet touches the role Shadow, so it also tells the palettes apart: those of the colour-blind set have a
/// blue that is one more.
constexpr QRgb kDarkShadow = 0xff05070b;
constexpr QRgb kLightShadow = 0xff9aa3b5;

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

QColor mixed(const QColor& from, const QColor& to, double share)
{
    const auto channel = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return { channel(from.red(), to.red()), channel(from.green(), to.green()), channel(from.blue(), to.blue()) };
}

using SeatColours = std::array<QColor, core::kMaxSeats>;

/// The first four as the look has them, the others further round the circle of hues.
const SeatColours kUsualSeats { QColor(0x5fb7f0), QColor(0xf08a5d), QColor(0xbbcc33), QColor(0xffaabb),
    QColor(0xb79cf5), QColor(0x4cc9a4) };
const SeatColours kUsualInksOnLight { QColor(0x1c6ca6), QColor(0xb0470f), QColor(0x5f6b06), QColor(0xad3a5f),
    QColor(0x6a48b8), QColor(0x0f6f57) };
/// Okabe and Ito's, whose pairs stay apart with each kind of colour blindness.
const SeatColours kColourBlindSeats { QColor(0x56b4e9), QColor(0xe69f00), QColor(0xf0e442), QColor(0xcc79a7),
    QColor(0x1fb892), QColor(0xe8763a) };

/// The colours with either set of seats. Inks are made readable on the surface that is hardest to read on.
std::array<Colours, 2> withSeats(const Colours& plain)
{
    std::array<Colours, 2> both { plain, plain };
    both[0].seats = kUsualSeats;
    both[0].seatInks = plain.dark ? kUsualSeats : kUsualInksOnLight;
    both[1].seats = kColourBlindSeats;
    both[1].seatInks = kColourBlindSeats;
    both[1].colourBlind = true;
    for (Colours& colours : both)
        for (QColor& ink : colours.seatInks)
            ink = readableOn(ink, colours.selection, 4.55);
    return both;
}

} // namespace

const Colours& darkColours(SeatSet seats)
{
    static const std::array<Colours, 2> both = withSeats({
        .dark = true,
        .window = QColor(0x12151c),
        .rail = QColor(0x0d1016),
        .header = QColor(0x151924),
        .panel = QColor(0x161b27),
        .raised = QColor(0x222a3d),
        .sunken = QColor(0x0f131d),
        .field = QColor(0x0f131d),
        .edge = QColor(0x68748f),
        .button = QColor(0x2a3247),
        .buttonHover = QColor(0x353f59),
        .border = QColor(0x2b3347),
        .line = QColor(0x262d3f),
        .track = QColor(0x222a3d),
        .clothMiddle = QColor(0x1c2536),
        .clothEdge = QColor(0x10141d),
        .text = QColor(0xe9ecf3),
        .muted = QColor(0xa4adc0),
        .faded = QColor(0x7c8499),
        .faint = QColor(0x8f99b3),
        .link = QColor(0x8fc7f5),
        .linkVisited = QColor(0xc3a6e8),
        .focus = QColor(0xffffff),
        .selection = QColor(0x25304a),
        .accent = QColor(0xe7b84a),
        .accentText = QColor(0x1b1608),
        .accentWash = QColor(0x252013),
        .accentInk = QColor(0xe7b84a),
        .mark = QColor(0x55421a),
        .markText = QColor(0xffdf94),
        .bar = QColor(0x5fb7f0),
        .onBar = QColor(0x0b0d12),
        .toggled = QColor(0x333d55),
        .good = QColor(0x7fd6a2),
        .warn = QColor(0xf2b35e),
        .inexact = QColor(0xdfe07a),
        .bad = QColor(0xf28b82),
        .seats = {},
        .seatInks = {},
        .colourBlind = false,
    });
    return both[static_cast<std::size_t>(seats)];
}

const Colours& lightColours(SeatSet seats)
{
    static const std::array<Colours, 2> both = withSeats({
        .dark = false,
        .window = QColor(0xeef0f5),
        .rail = QColor(0xdfe3ec),
        .header = QColor(0xf7f8fb),
        .panel = QColor(0xfafbfd),
        .raised = QColor(0xffffff),
        .sunken = QColor(0xe9ecf3),
        .field = QColor(0xffffff),
        .edge = QColor(0x7d869b),
        .button = QColor(0xe0e5ef),
        .buttonHover = QColor(0xd3dae8),
        .border = QColor(0xcdd3e0),
        .line = QColor(0xdde1ea),
        .track = QColor(0xd5dae6),
        .clothMiddle = QColor(0xf6f8fc),
        .clothEdge = QColor(0xe2e7f0),
        .text = QColor(0x171c28),
        .muted = QColor(0x4d566a),
        .faded = QColor(0x6f7789),
        .faint = QColor(0x596279),
        .link = QColor(0x1a5f9e),
        .linkVisited = QColor(0x6b3fa0),
        .focus = QColor(0x171c28),
        .selection = QColor(0xd6e4f7),
        .accent = QColor(0xe7b84a),
        .accentText = QColor(0x1b1608),
        .accentWash = QColor(0xfdf3dc),
        .accentInk = QColor(0x845d00),
        .mark = QColor(0xf7dd98),
        .markText = QColor(0x382800),
        .bar = QColor(0x2f86c4),
        .onBar = QColor(0x0b0d12),
        .toggled = QColor(0xd6e4f7),
        .good = QColor(0x1c6e43),
        .warn = QColor(0x8f5300),
        .inexact = QColor(0x656300),
        .bad = QColor(0xae2f26),
        .seats = {},
        .seatInks = {},
        .colourBlind = false,
    });
    return both[static_cast<std::size_t>(seats)];
}

const Colours& coloursOf(const QPalette& palette)
{
    // Not the window's or the text's colour: a style sheet overwrites those in the palettes of the widgets it paints.
    const QRgb shadow = palette.color(QPalette::Shadow).rgb();
    if (shadow == kLightShadow || shadow == kLightShadow + 1)
        return lightColours(shadow == kLightShadow ? SeatSet::Usual : SeatSet::ColourBlind);
    return darkColours(shadow == kDarkShadow + 1 ? SeatSet::ColourBlind : SeatSet::Usual);
}

QPalette paletteOf(const Colours& c)
{
    QPalette palette;
    palette.setColor(QPalette::Window, c.window);
    palette.setColor(QPalette::WindowText, c.text);
    palette.setColor(QPalette::Base, c.panel);
    palette.setColor(QPalette::AlternateBase, c.raised);
    palette.setColor(QPalette::Text, c.text);
    palette.setColor(QPalette::PlaceholderText, c.muted);
    palette.setColor(QPalette::Button, c.button);
    palette.setColor(QPalette::ButtonText, c.text);
    palette.setColor(QPalette::BrightText, c.dark ? QColor(Qt::white) : QColor(Qt::black));
    palette.setColor(QPalette::Highlight, c.selection);
    palette.setColor(QPalette::HighlightedText, c.text);
    palette.setColor(QPalette::ToolTipBase, c.raised);
    palette.setColor(QPalette::ToolTipText, c.text);
    palette.setColor(QPalette::Link, c.link);
    palette.setColor(QPalette::LinkVisited, c.linkVisited);
    palette.setColor(QPalette::Light, c.buttonHover);
    palette.setColor(QPalette::Midlight, c.button);
    palette.setColor(QPalette::Mid, c.border);
    palette.setColor(QPalette::Dark, c.line);
    palette.setColor(QPalette::Shadow, QColor((c.dark ? kDarkShadow : kLightShadow) + (c.colourBlind ? 1 : 0)));
    const QColor faded = mixed(c.muted, c.panel, 0.35);
    for (const QPalette::ColorRole role :
        { QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText })
        palette.setColor(QPalette::Disabled, role, faded);
    return palette;
}

namespace {

const QColor kNobody(0x8f98aa);

} // namespace

QColor seatColour(core::Seat seat, const Colours& colours)
{
    const int index = core::indexOf(seat);
    return index < core::kMaxSeats ? colours.seats[static_cast<std::size_t>(index)] : kNobody;
}

QColor seatColour(core::Seat seat)
{
    return seatColour(seat, coloursOf(QGuiApplication::palette()));
}

QColor seatInk(core::Seat seat, const Colours& colours)
{
    const int index = core::indexOf(seat);
    return index < core::kMaxSeats ? colours.seatInks[static_cast<std::size_t>(index)] : colours.muted;
}

QColor seatInkOnDark(core::Seat seat, const Colours& colours)
{
    return readableOn(seatColour(seat, colours), QColor(kDarkGround), 4.55);
}

QColor placeColour(int place)
{
    static const std::array<QColor, 3> colours { QColor(0xe7b84a), QColor(0xbcc4d4), QColor(0xb98454) };
    return colours[static_cast<std::size_t>(std::clamp(place, 0, 2))];
}

QPen seatPen(core::Seat seat, const QColor& colour, double width)
{
    // Dashes and gaps in widths of the line; none is a whole line.
    static const std::array<QList<qreal>, core::kMaxSeats> dashes { QList<qreal> {}, { 4, 2 }, { 1, 2 }, { 4, 2, 1, 2 },
        { 8, 3 }, { 4, 2, 1, 2, 1, 2 } };
    QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    const int index = core::indexOf(seat);
    if (index < core::kMaxSeats && !dashes[static_cast<std::size_t>(index)].isEmpty())
        pen.setDashPattern(dashes[static_cast<std::size_t>(index)]);
    return pen;
}

QLinearGradient factionGradient(const QColor& faction, const QRectF& area)
{
    const QColor bright = readableOn(faction, Qt::white, 4.5);
    QLinearGradient gradient(area.topLeft(), area.bottomRight());
    gradient.setColorAt(0, bright);
    gradient.setColorAt(1, mixed(bright, QColor(0x10121c), 0.5));
    return gradient;
}

QColor factionInk(const QColor& faction, const Colours& colours)
{
    return readableOn(faction, colours.panel, 3.0);
}

double contrast(const QColor& a, const QColor& b)
{
    const double one = luminance(a);
    const double other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

QColor readableOn(const QColor& colour, const QColor& surface, double ratio)
{
    const QColor goal = luminance(surface) > 0.18 ? QColor(Qt::black) : QColor(Qt::white);
    QColor result = colour;
    for (double share = 0.02; contrast(result, surface) < ratio && share < 1.0; share += 0.02)
        result = mixed(colour, goal, share);
    return result;
}

int scaled(const QFont& font, double pixels)
{
    // A font given in points (outside our own windows) has no pixel size; take it as 100 %.
    const int body = font.pixelSize() > 0 ? font.pixelSize() : kBodyPixels;
    return static_cast<int>(std::lround(pixels * body / kBodyPixels));
}

QFont titleFont(const QFont& body, double pixels)
{
    QFont font(body);
    static bool known = false; // to ask takes a twentieth of the time in which a table is painted
    known = known || QFontDatabase::hasFamily(QStringLiteral("League Spartan"));
    if (known)
        font.setFamilies({ QStringLiteral("League Spartan"), body.family() });
    font.setWeight(QFont::Bold);
    font.setPixelSize(std::max(6, scaled(body, pixels)));
    return font;
}

QFont bodyFont(const QFont& body, double pixels, QFont::Weight weight)
{
    QFont font(body);
    font.setWeight(weight);
    font.setPixelSize(std::max(6, scaled(body, pixels)));
    return font;
}

} // namespace ui
