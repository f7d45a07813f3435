#pragma once

#include "ui/painting/frames.h"
#include "ui/painting/landscape.h"
#include "ui/painting/meter.h"
#include "ui/painting/pill.h"

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace ui {

struct Colours;

/// An action that lies on the base, or in small forms a minion at it.
struct BasePiece {
    QString name;
    QString emblem;
    QColor colour;
    bool legal = false;
};

/// A line of the table of places while a base is scored.
struct ScoringLine {
    int place = 0; ///< counted from 0
    QString placeWords; ///< "1st"
    QString who;
    core::Seat seat = core::Seat::None;
    QString powerWords; ///< "17 power"
    QString gain; ///< "+4"
};

enum class BaseForm {
    Full, ///< as on the table: about 300 × 138
    Small, ///< as at Home: about 268 × 118; pieces of the others above the meter, one's own below
    Tiny, ///< about 126 × 76: name, total, meter
    Scoring, ///< name and a line a place
};

/// All that is painted of a base; no game is meant.
struct BaseFace {
    QString name;
    QString text {};
    Landscape landscape {};
    int total = 0;
    std::optional<int> becomes {}; ///< the total after what is held would be dropped
    int change = 0; ///< above 0 where the total has just become more, below 0 where less
    int full = 0; ///< the breakpoint
    std::vector<MeterPart> parts {};
    QString pointsWord {}; ///< "VP", before the places
    std::vector<PlacePill> places {};
    std::vector<BasePiece> actions {}; ///< at the right bottom
    QString notice {}; ///< a gold pill in their place: "about to score"
    std::vector<BasePiece> above {}; ///< Small only
    std::vector<BasePiece> below {};
    std::vector<ScoringLine> lines {}; ///< Scoring only
    bool cancelled = false; ///< its ability is switched off: the text is struck through
};

/// Sizes follow the text size of `body`; `area` may be any. Rings and shadow reach beyond it by at most
/// baseOverhang(). The dark ground is the same in both themes.
void paintBase(QPainter& painter, const QRectF& area, const BaseFace& face, BaseForm form, const FaceState& state,
    const Colours& colours, const QFont& body);

qreal baseOverhang(const QFont& body);

/// Where an action of the form Full, or a piece above or below of Small, is painted; null where it is not.
QRectF baseActionArea(const QRectF& area, const BaseFace& face, BaseForm form, int action, const QFont& body);

/// Where the meter is painted; null in the form Scoring, which has none.
QRectF baseMeterArea(const QRectF& area, const BaseFace& face, BaseForm form, const QFont& body);

/// Whether name and text are painted without "…" at this size.
bool baseHoldsAll(const BaseFace& face, BaseForm form, const QSizeF& size, const QFont& body);

} // namespace ui
