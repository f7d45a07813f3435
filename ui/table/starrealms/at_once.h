#pragma once

#include "core/game/match.h"
#include "core/starrealms/words/view.h"

namespace ui {

/// Which card of the hand comes next where the viewer plays all of it at once; null where none is left. Those that draw
/// come first, then those that ask for cards of the hand, as long as there are any, and those that ask for something
/// else come last. `world` is what the viewer may know.
const core::ChoiceView* nextToPlay(const core::Match& world, const core::starrealms::TableView& table);

/// Likewise of the abilities in play, those that draw first. What asks, gives nothing that is certain, harms the viewer
/// or scraps its card is left to be used by itself. Null while there are cards to be played: much is worth more after
/// them.
const core::ChoiceView* nextToUse(const core::Match& world, const core::starrealms::TableView& table);

} // namespace ui
