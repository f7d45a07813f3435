#pragma once

#include "core/game/card_info.h"
#include "ui/painting/base_face.h"
#include "ui/painting/card_face.h"

#include <vector>

namespace ui {

/// What is painted of a card of which only the print is known, in the colour of its faction; its main figure where
/// power stands.
CardFace faceOf(const core::CardInfo& card, const std::vector<core::FactionInfo>& factions);
/// The same of a place: its main figure is what fills it, the next one what it is worth by rank.
BaseFace placeFaceOf(const core::CardInfo& place);

} // namespace ui
