#pragma once

#include "core/game/card_info.h"
#include "ui/painting/base_face.h"
#include "ui/painting/card_face.h"

#include <vector>

namespace ui {

/// What is painted of a card of which only the print is known, in the colour of its faction.
CardFace faceOf(const core::CardInfo& card, const std::vector<core::FactionInfo>& factions);
/// The same of a base.
BaseFace baseFaceOf(const core::CardInfo& base);

} // namespace ui
