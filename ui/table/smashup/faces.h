#pragma once

#include "core/smashup/words/view.h"
#include "ui/painting/base_face.h"
#include "ui/painting/card_face.h"
#include "ui/table/smashup/faction_looks.h"

#include <QStringList>

namespace ui {

/// What is painted of a card.
CardFace faceOf(const core::smashup::CardView& card, const FactionLooks& looks);
/// The same of one of which only the print is known.
CardFace faceOf(const core::CardInfo& card, const FactionLooks& looks);

/// What is painted of a base: the parts of its meter and the holders of its places begin with the viewer.
BaseFace faceOf(const core::smashup::BaseView& base, const core::smashup::TableView& table, const FactionLooks& looks);

/// The seats of a table in turn order, the viewer first.
std::vector<core::Seat> seatsFromViewer(const core::smashup::TableView& table);

/// "printed 3", "Upgrade +2", …: what the minion's power is made of, with the figures as a table would have them.
std::vector<PowerSource> powerSources(const core::smashup::CardView& card);
/// "+2" or "−4".
QString signedNumber(int number);

} // namespace ui
