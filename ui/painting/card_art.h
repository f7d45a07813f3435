#pragma once

#include "ui/painting/card_layout.h"

class QPainter;

namespace ui {

// The picture of a card, which is its own and yet nobody's drawing: it follows from what the card does, how strong it
// is, and its name.

/// How a minion stands among its deck's, by its printed power and whether there is another one.
enum class Rank { Plain, Ringed, Rayed, Leader };
Rank rankOf(const CardFace& face);

/// The name of the sign for a deed, the most special one there is: "moves-others" before "moves"; empty where there is
/// none for it, as for a verb that is new.
QString signOf(const core::Deed& deed);

/// The figures of a card. A minion is one of its faction's crew and shows the emblem; what has no power shows what it
/// does, as far as there is a sign for it, and its emblem as a crest.
struct CardFigures {
    QString deed; ///< the main figure; empty where the emblem is
    QString second; ///< what the badge shows; may be empty
    bool many = false; ///< the main figure has an echo
};
CardFigures figuresOf(const CardFace& face);

/// The ground of the art with its light, its watermark and what shows the rank; clipped to the art. Lights and
/// watermark lie by the name, so that two cards which do the same are no twins.
void paintArtGround(QPainter& painter, const CardFace& face, CardForm form, const CardLayout& at);
/// The figures upon it.
void paintFigures(QPainter& painter, const CardFace& face, CardForm form, const CardLayout& at);

} // namespace ui
