#pragma once

#include "core/game/seat.h"
#include "ui/painting/frames.h"

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace ui {

struct Colours;

/// The sizes a card is shown at.
enum class CardForm {
    Whole, ///< 256 × 352: all that is printed on it
    Hand, ///< 128 × 190: with its text, as far as it fits
    ShortHand, ///< 106 × 134: power, kind, emblem, name
    Table, ///< 90 × 118: power, emblem, name, marks
    TwoRow, ///< 90 × 84: the same, lower
    Compact, ///< 32 high, as wide as its column: emblem, name, power in a line
    HalfCompact, ///< 32 high, half a column: the emblem is a watermark
};

/// Pixels of the mock-ups; of the compact forms only the height holds, they are as wide as their column.
QSizeF nominalSize(CardForm form);
/// The same at the text size that `body` has.
QSizeF cardSize(CardForm form, const QFont& body);
qreal cardRadius(CardForm form, const QRectF& area);

/// What a card can do, as a sign on it.
enum class Ability { Ongoing, Talent, Special };
enum class AbilityUse { Resting, Usable, Used };
struct AbilityMark {
    Ability ability = Ability::Ongoing;
    AbilityUse use = AbilityUse::Resting;

    friend bool operator==(const AbilityMark&, const AbilityMark&) = default;
};

/// A card that lies on this one.
struct AttachedFace {
    QString name;
    QString emblem;
    QColor colour;
    QString owner {}; ///< said on the whole card
    core::Seat seat = core::Seat::None; ///< whose
    bool legal = false; ///< it can be chosen now

    friend bool operator==(const AttachedFace&, const AttachedFace&) = default;
};

/// One source of a card's present power, said beside it on the whole card: "Upgrade", +2.
struct PowerSource {
    QString why;
    int amount = 0;

    friend bool operator==(const PowerSource&, const PowerSource&) = default;
};

/// All that is painted of a card, in words and figures; which game it is from does not matter.
struct CardFace {
    QString name;
    QString group {}; ///< the faction, under the name of the whole card
    QString kind {}; ///< "minion", "action", "special"; the tag at the top right
    QString text {}; ///< label words ("Talent:") are found and set bold
    QString emblem {};
    QColor colour {};
    std::optional<int> power {}; ///< the present one; none on what has no power
    std::optional<int> printedPower {}; ///< where it differs the difference is shown
    std::vector<PowerSource> sources {};
    std::vector<AbilityMark> marks {};
    std::vector<AttachedFace> attached {};
    int copies = 1; ///< equal ones in this stack: "4 × 2", the total at the right
    bool faceDown = false; ///< only its back is seen

    friend bool operator==(const CardFace&, const CardFace&) = default;
};

/// Paints the card, its shadow and its rings. All lengths follow `area`: a face at half the nominal size is the same
/// picture, half as large. `body` gives the family of the letters. Shadow and rings reach beyond `area` by at most
/// cardOverhang(), attached strips by attachedHeight() below it.
void paintCard(QPainter& painter, const QRectF& area, const CardFace& face, CardForm form, const FaceState& state,
    const Colours& colours, const QFont& body);

qreal cardOverhang(const QRectF& area, CardForm form);

/// How far the strips of attached cards stick out below a card of the forms Table and TwoRow; 0 for the others.
qreal attachedHeight(const CardFace& face, CardForm form, const QRectF& area);
/// Where the strip, square or line of an attached card is, for pointing at it; null where the form does not show it.
QRectF attachedArea(const CardFace& face, CardForm form, const QRectF& area, int index, const QFont& body);
/// Where a mark is; null where the form does not show it.
QRectF markArea(const CardFace& face, CardForm form, const QRectF& area, int index, const QFont& body);

/// Whether name and text are painted without "…" at this size; else they have to be within reach otherwise.
bool cardHoldsAll(const CardFace& face, CardForm form, const QSizeF& size, const QFont& body);
bool cardHoldsName(const CardFace& face, CardForm form, const QSizeF& size, const QFont& body);

/// One mark alone, as in a button or a legend.
void paintAbilityMark(QPainter& painter, const QRectF& area, const AbilityMark& mark);

} // namespace ui
