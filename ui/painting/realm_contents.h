#pragma once

#include <QColor>
#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// What cards of a game of pools give.
enum class RealmGood { Trade, Combat, Authority };
/// The letter that stands for its sign in the words of a RealmLine.
inline QChar signOf(RealmGood good)
{
    return QChar(0xE001 + static_cast<int>(good));
}

/// When an ability may be used, as the sign before its words.
enum class RealmSign { None, Ally, DoubleAlly, Scrap };
/// On the table: an ally's sign is gold when it can be used, what was used is dim.
enum class RealmUse { Resting, Usable, Used };

struct RealmLine {
    RealmSign sign = RealmSign::None;
    QString words; ///< with signOf() for goods
    RealmUse use = RealmUse::Resting;

    friend bool operator==(const RealmLine&, const RealmLine&) = default;
};

/// All that is painted of a card with a cost, a faction and abilities; which game it is from does not matter.
struct RealmFace {
    QString name;
    QString emblem {}; ///< of its faction
    QColor colour {};
    std::optional<int> cost {}; ///< the coin at the top right
    int defense = 0; ///< the shield at the top left; 0 for what has none
    bool outpost = false; ///< its shield is dark
    int copies = 0; ///< "×3", how many there are; 0 where that is not said
    QString copied {}; ///< what it has become, under its name
    std::vector<RealmLine> lines {};
    bool faceDown = false; ///< only its back is seen

    friend bool operator==(const RealmFace&, const RealmFace&) = default;
};

} // namespace ui
