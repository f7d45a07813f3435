#pragma once

#include "core/smashup/cards/card_library.h"

namespace core::smashup {

/// Builds the library of the printing `printing` from card files; files of other printings are passed over.
/// Null when any file has a fault; all faults are then in `problems`.
std::unique_ptr<CardLibrary> buildLibrary(
    std::string_view printing, const std::vector<SourceFile>& files, Problems& problems);

/// Writes the card's texts and what else is made from its program. The card must have no faults.
void tell(const CardLibrary& library, CardDef& def);

/// The library with one more faction, which may take over cards from `files`. Where its file has faults, which are then
/// in `problems`, nothing is told of its cards and no match can have it.
std::unique_ptr<CardLibrary> withFaction(
    const CardLibrary& library, const std::vector<SourceFile>& files, const SourceFile& faction, Problems& problems);

} // namespace core::smashup
