#pragma once

#include "core/starrealms/words/card_reading.h"
#include "core/starrealms/words/view.h"
#include "ui/painting/realm_card_face.h"

namespace ui {

/// The emblem of a faction, by the name that cards are listed under; that of the unaligned for none.
QString realmEmblem(const std::string& faction);

/// Each faction as it looks, once a set; what belongs to none among them, with an empty name.
std::vector<core::FactionInfo> realmFactions(const core::Game& game);

/// What is painted of a card of which only the print is known.
RealmFace faceOf(const core::starrealms::CardReading& card);
/// The same of a card that lies somewhere: what it can do now is lit, what has been used is dim. `game` is Star Realms.
RealmFace faceOf(const core::Game& game, const core::starrealms::CardView& card);

} // namespace ui
