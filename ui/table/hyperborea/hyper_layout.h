#pragma once

#include "core/hyperborea/words/view.h"
#include "ui/table/hyperborea/hyper_piece.h"

#include <QFont>
#include <QString>

namespace ui {

/// Where what is no piece lies: frames and headings that the painter fills.
struct HyperRoom {
    QRectF map; ///< hexes are seen within it alone
    double radius = 0; ///< of a hex
    QRectF middle; ///< of the map, all of it at this zoom
    struct Frame {
        QRectF area;
        int id = 0; ///< of a base technology, a technology by its SetId, or a deck
    };
    std::vector<Frame> bases;
    std::vector<Frame> technologies;
    QRectF vacant; ///< where what is taken will lie; empty where something does
    std::vector<Frame> decks; ///< headings over the technologies to take
    QRectF cubes; ///< what a seat has of cubes, and its rows
    QRectF heading; ///< over the available cubes
    QRectF unusedHeading;
    QRectF rowsHeading;
};

/// How the map is looked at.
struct MapSight {
    double zoom = 1; ///< 1: all of it is seen
    QPointF shift; ///< of its middle, in pixels
};
inline constexpr double kMostZoom = 4;
inline constexpr double kSmallHex = 42; ///< radius below which nothing is written at sites

/// The hexes alone, within `map`.
HyperRoom layOutHexes(std::vector<HyperPiece>& pieces, const core::hyperborea::TableView& table, const QRectF& map,
    const MapSight& sight);
HyperRoom layOutMap(std::vector<HyperPiece>& pieces, const core::hyperborea::TableView& table, const QRectF& room,
    const QFont& font, const MapSight& sight);
HyperRoom layOutOffers(std::vector<HyperPiece>& pieces, const QRectF& room, const QFont& font);
HyperRoom layOutBoard(std::vector<HyperPiece>& pieces, const core::hyperborea::TableView& table, core::Seat seat,
    const QRectF& room, const QFont& font);

/// Places within the hex whose middle and radius those are.
QPointF hexMiddle(const HyperPiece& hex);
double hexRadius(const HyperPiece& hex);
QRectF siteArea(const HyperPiece& hex, std::size_t site, std::size_t sites);
/// A space of a set: beside its words on a base technology and on a low card, between name and words on a higher one.
QRectF spaceArea(const HyperPiece& set, std::size_t space, std::size_t spaces, const QFont& font);
/// Where the words of a set go.
QRectF wordsArea(const HyperPiece& set, std::size_t spaces, const QFont& font);
double cardTitleHeight(const HyperPiece& card, const QFont& font);

} // namespace ui
