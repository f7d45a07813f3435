#pragma once

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

/// What cards of a game of pools give.
enum class RealmGood { Trade, Combat, Authority };
/// The letter that stands for its sign in the words of a RealmLine.
QChar signOf(RealmGood good);

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

/// The sizes it is shown at, in pixels of the mock-ups; all lengths follow the area that is painted into.
enum class RealmForm {
    Whole, ///< 256 × 352: large letters
    Tile, ///< 134 × 236: of a gallery
    Row, ///< 146 × 196: on offer
    Hand, ///< 118 × 162
    Table, ///< 128 × 168: in play
    Flat, ///< 128 × 138: in play, where there is less room
    Small, ///< 90 × 118: emblem, name, figures, and signs instead of words
    Strip, ///< 32 high, as wide as there is room: emblem, name and figures in a line
};

QSizeF nominalSize(RealmForm form);
/// The same at the text size that `body` has.
QSizeF cardSize(RealmForm form, const QFont& body);
qreal cardRadius(RealmForm form, const QRectF& area);
/// How far shadow and rings reach beyond the area.
qreal cardOverhang(const QRectF& area, RealmForm form);
/// Whether all words are painted at this size without "…"; else they have to be within reach otherwise.
bool cardHoldsAll(const RealmFace& face, RealmForm form, const QSizeF& size, const QFont& body);
/// Where the line of that index is painted, with its sign, for pointing at it; null where the form does not show it.
QRectF lineArea(const RealmFace& face, RealmForm form, const QRectF& area, int index, const QFont& body);

void paintRealmCard(QPainter& painter, const QRectF& area, const RealmFace& face, RealmForm form,
    const FaceState& state, const Colours& colours, const QFont& body);

/// The sign of a good alone, as beside a pool.
void paintRealmGood(QPainter& painter, const QRectF& area, RealmGood good);
/// The coin with a cost, and the shield with a defence.
void paintRealmCoin(QPainter& painter, const QRectF& area, int cost, const QFont& body);
void paintRealmShield(QPainter& painter, const QRectF& area, int defense, bool outpost, const QFont& body);

} // namespace ui
