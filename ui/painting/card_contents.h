#pragma once

#include "core/game/card_info.h"
#include "core/game/seat.h"

#include <QColor>
#include <QString>

#include <optional>
#include <vector>

namespace ui {

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
    std::vector<core::Deed> deeds {}; ///< what it does, for its picture
    bool onlyOne = false; ///< no second one is in its deck
    std::optional<int> power {}; ///< the present one; none on what has no power
    std::optional<int> printedPower {}; ///< where it differs the difference is shown
    std::vector<PowerSource> sources {};
    std::vector<AbilityMark> marks {};
    std::vector<AttachedFace> attached {};
    int copies = 1; ///< equal ones in this stack: "4 × 2", the total at the right
    bool faceDown = false; ///< only its back is seen
    double seen = 1; ///< of its width, where another lies over the rest: its name in a short form keeps to that

    friend bool operator==(const CardFace&, const CardFace&) = default;
};

} // namespace ui
