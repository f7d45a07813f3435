#pragma once

#include "core/smashup/words/view.h"

#include <QSet>

#include <vector>

namespace ui {

/// Where a card in the hand may be dropped.
struct DropTargets {
    QSet<int> bases;
    QSet<int> cards;
    bool anywhere = false; ///< it needs no target: any place on the table will do

    bool empty() const { return bases.isEmpty() && cards.isEmpty() && !anywhere; }
};

/// Where `card` may be dropped, found by trying `plays`, its choices, in copies of `world`: what is asked after each.
DropTargets findDropTargets(
    const core::Match& world, core::Seat viewer, int card, const std::vector<core::ChoiceView>& plays);

} // namespace ui
