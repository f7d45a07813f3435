#pragma once

#include <QRectF>

class QPainter;

namespace ui {

struct Colours;

/// How something on the table stands out: a card, a base, a pile or a place. Several hold at once.
struct FaceState {
    bool hover = false; ///< 4 px up and a little brighter; the painter moves it
    bool focus = false; ///< white ring: the keyboard is here
    bool legal = false; ///< gold ring: it can be chosen now
    bool picked = false; ///< chosen: the ring is filled, with `number` where several are chosen in order
    int number = 0; ///< in which order it was picked; 0 for none
    bool asks = false; ///< the open question is its own: dotted gold
    bool hinted = false; ///< the hint means it: green
    bool held = false; ///< shadow of what floats, turned by `tilt`
    qreal tilt = 0; ///< degrees, at most 6
    bool ghost = false; ///< where the held card would lie
    bool illegal = false; ///< cannot be chosen: pale, 36 % opaque; of cards on a light ground 72 %
    bool fading = false; ///< gone with the next step: 32 %
    qreal opacity = 1.0; ///< of all that is painted, for motion
};

inline constexpr qreal kHoverLift = 4; ///< pixels of the mock-ups
inline constexpr qreal kMostTilt = 6; ///< degrees

/// How opaque something in this state is.
qreal opacityOf(const FaceState& state);

/// The rings around a rounded rectangle; `unit` scales their widths, 1 at 100 %. They reach up to kRingReach × unit
/// beyond `area`.
inline constexpr qreal kRingReach = 8.5;
void paintRings(
    QPainter& painter, const QRectF& area, qreal radius, const FaceState& state, const Colours& colours, qreal unit);

/// A place where a held card may be dropped: gold line, and a wash where the pointer is over it.
void paintDropPlace(QPainter& painter, const QRectF& area, qreal radius, bool pointed, const Colours& colours);

} // namespace ui
