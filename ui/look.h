#pragma once

#include "core/game/seat.h"

#include <QColor>
#include <QFont>
#include <QLinearGradient>
#include <QPen>
#include <QRectF>

class QPalette;

namespace ui {

/// The colours of one appearance. Painting code asks coloursOf(palette()) each time it paints, so that a change of
/// theme needs no word to anybody: Qt repaints, and the palette says which set holds.
struct Colours {
    bool dark;
    QColor window; ///< behind the panels
    QColor rail; ///< the navigation at the left
    QColor header; ///< the bar at the top of a page
    QColor panel; ///< cards, lists, side columns
    QColor raised; ///< base cards, the chosen navigation entry
    QColor sunken; ///< charts and text fields
    QColor button;
    QColor buttonHover;
    QColor border;
    QColor line; ///< between the rows of a table
    QColor track; ///< the empty part of a bar
    QColor text;
    QColor muted; ///< secondary text; still 4.5 : 1 on every surface above
    QColor selection; ///< background of the chosen row
    QColor accent; ///< gold: what can be done now
    QColor accentText; ///< on accent
    QColor accentWash; ///< background of a place that may be chosen
    QColor accentInk; ///< accent as text on a panel
    QColor mark; ///< behind words that were searched for
    QColor markText; ///< on mark
    QColor bar; ///< bars that belong to no seat
    QColor good;
    QColor bad;
};

const Colours& lightColours();
const Colours& darkColours();
/// The set that belongs to the palette a widget has now.
const Colours& coloursOf(const QPalette& palette);
QPalette paletteOf(const Colours& colours);

/// A seat's colour for bars, lines and frames. Told apart with every common kind of colour blindness, and never the
/// only cue: names, dash patterns or positions stand beside it.
QColor seatColour(core::Seat seat);
/// A seat's colour as text on a panel.
QColor seatInk(core::Seat seat, const Colours& colours);
/// The dash pattern that belongs to a seat in charts.
QPen seatPen(core::Seat seat, const QColor& colour, double width);

/// The background of cards and tiles of a faction, from the upper left to the lower right of `area`. White text has
/// at least 4.5 : 1 on all of it.
QLinearGradient factionGradient(const QColor& faction, const QRectF& area);
/// A faction's colour as an emblem on a panel.
QColor factionInk(const QColor& faction, const Colours& colours);

/// Contrast of two opaque colours as WCAG 2 counts it, 1 to 21.
double contrast(const QColor& a, const QColor& b);
/// `colour`, made lighter or darker until it has `ratio` to 1 on `surface`.
QColor readableOn(const QColor& colour, const QColor& surface, double ratio);

/// Size of body text at 100 %, in logical pixels. Every other length of the window is a multiple of the body text.
inline constexpr int kBodyPixels = 13;

/// `pixels` of the mock-ups (drawn at 100 %) at the text size that `font` has.
int scaled(const QFont& font, double pixels);
/// The display face (League Spartan) in bold at `pixels` of the mock-ups, at the text size that `body` has.
QFont titleFont(const QFont& body, double pixels);
/// The body face at `pixels` of the mock-ups.
QFont bodyFont(const QFont& body, double pixels, QFont::Weight weight = QFont::Normal);

} // namespace ui
