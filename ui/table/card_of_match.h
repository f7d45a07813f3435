#pragma once

#include "core/game/card_info.h"
#include "core/game/seat.h"

#include <QList>
#include <QString>

namespace ui {

/// The card on which most of a winner's points hung, all copies of it together.
struct CardOfMatch {
    /// At something that scored its player would have had so many points less without it.
    struct Part {
        QString what;
        int turn = 0;
        int points = 0;
    };
    core::CardInfo card;
    core::Seat seat = core::Seat::None;
    int points = 0; ///< in all, at least 2
    int own = 0; ///< of these by its own ability
    QList<Part> parts; ///< in the order in which they scored
};

} // namespace ui
