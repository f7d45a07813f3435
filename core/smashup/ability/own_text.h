#pragma once

#include "core/game/own_factions.h"
#include "core/smashup/cards/libraries.h"

namespace core::smashup {

// The text of a faction that players write: a card file with all that it says written out, or nearly so, for it is
// being written.

/// The printings, and the files from which a text may take cards over.
struct OwnGround {
    const Libraries& libraries;
    const std::vector<SourceFile>& cards;
};

/// The name and printing it says; empty where it does not.
struct OwnHead {
    std::string name;
    std::string printing;
};
OwnHead headOfOwn(std::string_view text);

/// The library with the text's faction as its last. Null, with `problems`, where it has faults.
std::shared_ptr<const CardLibrary> withOwn(
    const OwnGround& ground, const CardLibrary& library, const std::string& text, Problems& problems);

/// See OwnFactions. `library` is what it is checked beside.
FactionCheck checkOwn(const OwnGround& ground, const CardLibrary& library, std::string_view text);
std::vector<CardInfo> cardsOfOwn(const OwnGround& ground, std::string_view text, language::Language language);
FactionInfo infoOfOwn(std::string_view text);
std::string ownDraft(const std::string& name, const std::string& set);
std::string renamedOwn(std::string_view text, const std::string& name);
/// The text of a printed faction of the library under another name; empty where there is no such faction.
std::string copyOfPrinted(
    const OwnGround& ground, const CardLibrary& library, const std::string& faction, const std::string& name);
FactionWords wordsInOwn(const OwnGround& ground, std::string_view text, std::size_t byte);

} // namespace core::smashup
