#pragma once

#include "core/starrealms/words/card_reading.h"

#include <QString>

namespace ui {

/// "Alone 7 combat and 1 card. With an ally 10 combat and 1 card.": what a card comes to, as its data has it.
QString sumsOf(const core::Game& game, const core::starrealms::CardReading& card);

} // namespace ui
