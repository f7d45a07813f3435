#pragma once

#include "core/starrealms/words/view.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace ui {

/// The figures of a seat, as Spot::slot and the stage number them: its authority and its two pools.
struct RealmFigure {
    enum : int { kAuthority, kTrade, kCombat };
};

/// Something that lies on the table of Star Realms, as a view shows it: a card, a pile, the panel of a seat, a pool.
struct Piece {
    enum class Kind {
        Seat, ///< who sits there, with the authority; count is that
        Boss, ///< the same of an automatic enemy
        Deck,
        Discard,
        BossPile, ///< cards face down before the boss
        Tentacle,
        TradeDeck,
        Heap,
        Trade, ///< the pool; count is what is left
        Combat,
        Row, ///< a card that is on offer; an Explorer, too, with the count of their pile
        InPlay,
        Hand,
        Elsewhere, ///< a card to choose that lies in a pile, or whose name alone counts
    };
    Kind kind = Kind::InPlay;
    core::Seat seat = core::Seat::None; ///< whose; core::starrealms::kBoss for the boss
    core::starrealms::CardView card {}; ///< of a pile the top one, where that is open
    int count = 0;
    std::vector<core::ChoiceView> choices {}; ///< what choosing it can mean now
    bool idle = false; ///< others can be chosen, and it cannot
    bool hinted = false;
    bool asks = false; ///< it is the card that asks
    bool shown = true; ///< false for the card of a slot that is empty, and while it is on its way
    QString note {}; ///< a word on it: what a pool is made of, from which pile a card is
    QRectF area {}; ///< set by whoever lays the pieces out; empty where there is no room
    double turn = 0; ///< degrees about its middle

    bool isCard() const
    {
        return kind == Kind::Row || kind == Kind::InPlay || kind == Kind::Hand || kind == Kind::Elsewhere
            || kind == Kind::Tentacle;
    }
    bool isPile() const
    {
        return kind == Kind::Deck || kind == Kind::Discard || kind == Kind::BossPile || kind == Kind::TradeDeck
            || kind == Kind::Heap;
    }
    /// Opening it shows what lies in it.
    bool opens() const { return kind == Kind::Discard || kind == Kind::Heap; }
    bool isLegal() const { return !choices.empty(); }
    /// Whether both stand for the same thing, maybe at other times.
    bool isSame(const Piece& other) const
    {
        return kind == other.kind && seat == other.seat && (!isCard() || card.id == other.card.id);
    }
};

} // namespace ui
