#pragma once

#include "core/game/card_info.h"

#include <string>

namespace app::cli {

/// "minion, power 3": what stands on a card beside its name and text.
std::string figuresText(const core::CardInfo& card);

} // namespace app::cli
