#pragma once

#include "core/game/seat.h"

#include <QColor>
#include <QFont>
#include <QLinearGradient>
#include <QPen>
#include <QRectF>

#include <array>

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
    QColor sunken; ///< charts
    QColor field; ///< where one types or chooses
    QColor edge; ///< of fields, boxes to tick and scroll bars' handles; 3 : 1 on what they lie on
    QColor button;
    QColor buttonHover;
    QColor border;
    QColor line; ///< between the rows of a table
    QColor track; ///< the empty part of a bar
    QColor clothMiddle; ///< the table under the cards: from its middle …
    QColor clothEdge; ///< … to its edge
    QColor text;
    QColor muted; ///< secondary text; still 4.5 : 1 on every surface above
    QColor faded; ///< captions of what cannot be pressed now
    QColor faint; ///< captions and hints on window, rail, header, panel, table; on other surfaces take muted
    QColor link;
    QColor linkVisited;
    QColor focus; ///< the ring around what has the keyboard
    QColor selection; ///< background of the chosen row
    QColor accent; ///< gold: what can be done now
    QColor accentText; ///< on accent
    QColor accentWash; ///< background of a place that may be chosen
    QColor accentInk; ///< accent as text on a panel
    QColor mark; ///< behind words that were searched for
    QColor markText; ///< on mark
    QColor bar; ///< bars that belong to no seat, and what is chosen in a field
    QColor onBar; ///< text on it
    QColor toggled; ///< a toggle that is on
    QColor good;
    QColor warn;
    QColor inexact; ///< between good and warn: not the best, no mistake
    QColor bad;
    /// Areas of the seats. Told apart with every common kind of colour blindness, and never the only cue: names,
    /// patterns, marks or positions stand beside them.
    std::array<QColor, core::kMaxSeats> seats;
    std::array<QColor, core::kMaxSeats> seatInks; ///< the same as text, marks and lines
    bool colourBlind; ///< the seats are those of the colour-blind set
};

/// The colours of the seats: the usual ones, or those further apart for the colour-blind.
enum class SeatSet { Usual, ColourBlind };

const Colours& lightColours(SeatSet seats = SeatSet::Usual);
const Colours& darkColours(SeatSet seats = SeatSet::Usual);
/// The set that belongs to the palette a widget has now.
const Colours& coloursOf(const QPalette& palette);
QPalette paletteOf(const Colours& colours);

/// A seat's colour for areas; grey for Seat::None. With one argument as the program's own palette has it.
QColor seatColour(core::Seat seat, const Colours& colours);
QColor seatColour(core::Seat seat);
/// A seat's colour as text on a panel.
QColor seatInk(core::Seat seat, const Colours& colours);
/// A seat's colour as text on the dark ground of a card or a base, which is dark in both themes.
QColor seatInkOnDark(core::Seat seat, const Colours& colours);
/// The dash pattern that belongs to a seat in charts.
QPen seatPen(core::Seat seat, const QColor& colour, double width);

/// The dark ground of bases and of what lies on cards, and figures on seats and places; the same in both themes.
inline constexpr QRgb kDarkGround = 0xff10141d;
inline constexpr QRgb kFigureOnColour = 0xff14120d;
inline constexpr QRgb kTextOnDark = 0xffdde2ec;
inline constexpr QRgb kMutedOnDark = 0xffc3cad8;

/// Gold, silver and bronze of the first three places, counted from 0; later ones are bronze. kFigureOnColour is read
/// on all of them.
QColor placeColour(int place);

/// The background of cards and tiles of a faction, from the upper left to the lower right of `area`. White text has
/// at least 4.5 : 1 on all of it.
QLinearGradient factionGradient(const QColor& faction, const QRectF& area);
/// A faction's colour as an emblem on a panel.
QColor factionInk(const QColor& faction, const Colours& colours);

/// Contrast of two opaque colours as WCAG 2 counts it, 1 to 21.
double contrast(const QColor& a, const QColor& b);
/// `colour`, made lighter or darker until it has `ratio` to 1 on `surface`.
QColor readableOn(const QColor& colour, const QColor& surface, double ratio);

/// The spacing, corners and type sizes of the window, in pixels of the mock-ups: for scaled(), titleFont(), bodyFont().
namespace space {
inline constexpr int kHair = 4, kSmall = 8, kMedium = 12, kLarge = 16, kWide = 24, kVast = 32;
}
namespace radius {
inline constexpr int kTag = 6, kButton = 8, kPanel = 10, kHandCard = 12, kWholeCard = 16;
}
namespace type {
inline constexpr int kFinalScore = 48, kFigure = 32, kPage = 24, kPanelTitle = 18; // League Spartan, bold
inline constexpr int kLargeButton = 15, kBody = 13, kNote = 12, kCapitals = 11; // Inter
}

/// Size of body text at 100 %, in logical pixels. Every other length of the window is a multiple of the body text.
inline constexpr int kBodyPixels = 13;

/// `pixels` of the mock-ups (drawn at 100 %) at the text size that `font` has.
int scaled(const QFont& font, double pixels);
/// The display face (League Spartan) in bold at `pixels` of the mock-ups, at the text size that `body` has.
QFont titleFont(const QFont& body, double pixels);
/// The body face at `pixels` of the mock-ups.
QFont bodyFont(const QFont& body, double pixels, QFont::Weight weight = QFont::Normal);

} // namespace ui
