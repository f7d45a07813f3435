#pragma once

#include "core/game/own_factions.h"

namespace core::smashup {

// A card of a text that players write, as a form: what stands at its places, and what the compiler lets stand there.

/// See OwnFactions.
FactionField formOfOwn(std::string_view text, std::string_view entry);
std::string beginningInOwn(
    std::string_view text, std::string_view entry, std::string_view pointer, const std::string& head);
std::vector<FactionSentence> sentencesOfOwn(std::string_view text, std::string_view entry, language::Language language);
std::string newOwnEntry(std::string_view text, std::string_view like);

} // namespace core::smashup
