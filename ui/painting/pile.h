#pragma once

#include "ui/painting/frames.h"

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace ui {

struct Colours;

/// A pile of cards: of backs, or open with the emblem of its top card.
struct Pile {
    int count = 0;
    bool open = false;
    QString emblem {}; ///< of the top card of an open pile
    QColor colour {}; ///< of the faction of that card
};

/// `area` is where the top card lies (44 × 56 in the mock-ups); the cards below reach up to pileRise() further up and
/// left, the count sits on its lower right corner. An empty pile is an outline.
qreal pileRise(int count, qreal width);
void paintPile(QPainter& painter, const QRectF& area, const Pile& pile, const FaceState& state, const Colours& colours,
    const QFont& body);

/// One card from behind; with the program's sign where it is large enough.
void paintCardBack(QPainter& painter, const QRectF& area, const Colours& colours);

/// An opponent's hand as a fan of backs within `area`; from the eighth on they lie closer.
void paintBacks(QPainter& painter, const QRectF& area, int count, const Colours& colours);

} // namespace ui
